import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { targetOfLink } from '../browser/targets';
import { TargetError, type ReplyStore } from '../browser/replyStore';
import type { Target } from '../browser/targets';
import type { SearchDialogState } from '../../../extend';
import { useReplyStore } from '../hooks/useReplyStore';
import { areaNumber, isQuestionMark, supportKey, type SupportKey } from '../model/keys';
import { toolStyles as styles } from './toolStyles';
import { StatusMessage } from './StatusMessage';
import { ToolButtons } from './ToolButtons';

/** Returns the chosen option, else the answer row under the first hit, else the first hit. */
function currentOption(list: RefObject<HTMLElement>, active: string | undefined): HTMLAnchorElement | undefined {
  const options = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[role="option"]') ?? [])];
  const [first, second] = options;
  return options.find(({ id }) => id === active) ?? (second?.matches('[data-answer]') === true ? second : first);
}

/** Runs the action of a key. */
function act(store: ReplyStore, key: Exclude<SupportKey, 'reply'>, target: Target | Promise<Target>): void {
  if (key === 'link') void store.copyLink(target);
  else if (key === 'answer') void store.copyExcerpt(target);
  else void store.add(target);
}

interface ShownOption {
  link: HTMLAnchorElement;
  /** Position in the scrolling box and height, in CSS pixels. */
  top: number;
  height: number;
}

/** Returns the option that the tools act on, updated when the hits or their passages change. */
function useOption({ list, active, pages }: SearchDialogState): ShownOption | undefined {
  const [option, setOption] = useState<ShownOption>();
  useLayoutEffect(() => {
    const box = list.current;
    const link = currentOption(list, active);
    if (box === null || link === undefined) return setOption(undefined);
    const { top, height } = link.getBoundingClientRect();
    setOption({ link, top: top - box.getBoundingClientRect().top + box.scrollTop, height });
  }, [list, active, pages]);
  return option;
}

/** The support tools of the search dialog: keys, buttons on the chosen hit, the last queries. */
export function SearchDialogTools(props: SearchDialogState) {
  const { list, isStale, query } = props;
  const { store, state } = useReplyStore();
  const { t } = store;
  const waiting = useRef<{ query: string; resolve: (target: Target | Promise<never>) => void }>();
  const option = useOption(props);
  const latest = useRef({ ...props, shown: state.shown });
  latest.current = { ...props, shown: state.shown };
  // A key that was pressed before the hits arrived acts on the first. `option` is still an earlier hit.
  useEffect(() => {
    const { current } = waiting;
    if (current === undefined) return;
    if (current.query !== query) waiting.current = undefined;
    else if (!isStale) {
      const link = currentOption(list, props.active);
      const target = link === undefined ? undefined : targetOfLink(link, store.site);
      current.resolve(target ?? Promise.reject(new TargetError(t('noPage'))));
      waiting.current = undefined;
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { shown, ...now } = latest.current;
      if (shown !== undefined || event.isComposing) return;
      const key = supportKey(event);
      const area = areaNumber(event);
      if (isQuestionMark(event) && now.query === '') store.show('keys');
      else if (key === 'reply') store.show('reply');
      else if (key !== undefined) {
        const link = now.isStale ? undefined : currentOption(list, now.active);
        const target = link === undefined ? undefined : targetOfLink(link, store.site);
        // Call the clipboard now, with a promise: browsers allow it only while the key press is handled.
        if (now.isStale) act(store, key, new Promise((resolve) => (waiting.current = { query: now.query, resolve })));
        else if (target !== undefined) act(store, key, target);
      } else if (area !== undefined && area <= now.areas.length) now.onArea(now.areas[area - 1]?.id);
      else return;
      event.preventDefault();
    };
    // In the capture phase, before the text field handles the key.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [store, list]);
  // A message of an earlier search is over.
  useEffect(() => store.dismiss(), [store]);
  const tools = option !== undefined && (
    <ToolButtons
      name={t('toolsOf', { name: option.link.firstElementChild?.textContent ?? '' })}
      target={() => targetOfLink(option.link, store.site)}
    />
  );
  return (
    <>
      {option !== undefined && (
        <div css={styles.besideOption} style={{ top: option.top, height: option.height }}>
          {tools}
        </div>
      )}
      <div css={styles.bar}>
        <div css={styles.inBar}>{tools}</div>
        {state.reply.length > 0 && (
          <button type="button" css={styles.button} title="Alt+R" onClick={() => store.show('reply')}>
            {t('openReply', { count: state.reply.length })}
          </button>
        )}
        <button type="button" css={styles.button} title="?" onClick={() => store.show('keys')}>
          {t('keysTitle')}
        </button>
        {state.shown === undefined && <StatusMessage />}
      </div>
    </>
  );
}
