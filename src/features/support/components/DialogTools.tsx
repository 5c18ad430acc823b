import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { placeOfLink } from '../browser/place';
import { PlaceError, type Desk, type Place } from '../browser/desk';
import type { DialogToolsProps } from '../hooks/useKit';
import { useDesk } from '../hooks/useDesk';
import { useLastQueries } from '../hooks/useLastQueries';
import { areaNumber, isQuestionMark, supportKey, type SupportKey } from '../model/keys';
import { kitStyles as styles } from './kitStyles';
import { KitStatus } from './KitStatus';
import { ToolButtons } from './ToolButtons';

/** The chosen option, else the row that answers by itself under the first hit, else that hit. */
function optionAtHand(list: RefObject<HTMLElement>, active: string | undefined): HTMLAnchorElement | undefined {
  const options = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[role="option"]') ?? [])];
  const [first, second] = options;
  return options.find(({ id }) => id === active) ?? (second?.matches('[data-answer]') === true ? second : first);
}

function act(desk: Desk, key: Exclude<SupportKey, 'reply'>, place: Place | Promise<Place>): void {
  if (key === 'link') void desk.copyLink(place);
  else if (key === 'answer') void desk.copyPlace(place);
  else void desk.add(place);
}

interface ShownOption {
  link: HTMLAnchorElement;
  /** How far down it begins in the scrolling box, and how high it is, in CSS pixels. */
  top: number;
  height: number;
}

/** The option that the tools are for, found anew whenever the hits or their passages change. */
function useOption({ list, active, pages }: DialogToolsProps): ShownOption | undefined {
  const [option, setOption] = useState<ShownOption>();
  useLayoutEffect(() => {
    const box = list.current;
    const link = optionAtHand(list, active);
    if (box === null || link === undefined) return setOption(undefined);
    const { top, height } = link.getBoundingClientRect();
    setOption({ link, top: top - box.getBoundingClientRect().top + box.scrollTop, height });
  }, [list, active, pages]);
  return option;
}

/** The tools of those who answer customers in the search dialog: keys, buttons on the chosen hit, the last queries. */
export function DialogTools(props: DialogToolsProps) {
  const { list, isStale, query, onQuery } = props;
  const { desk, state } = useDesk();
  const { t } = desk;
  const queries = useLastQueries(query);
  const waiting = useRef<{ query: string; resolve: (place: Place | Promise<never>) => void }>();
  const option = useOption(props);
  const latest = useRef({ ...props, shown: state.shown });
  latest.current = { ...props, shown: state.shown };
  // A key that was pressed before the hits came is for the first of them: of those in the list, since `option` is still
  // one of the hits before when they come. It is not for what another query finds.
  useEffect(() => {
    const { current } = waiting;
    if (current === undefined) return;
    if (current.query !== query) waiting.current = undefined;
    else if (!isStale) {
      const link = optionAtHand(list, props.active);
      const place = link === undefined ? undefined : placeOfLink(link, desk.site);
      current.resolve(place ?? Promise.reject(new PlaceError(t('noPage'))));
      waiting.current = undefined;
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { shown, ...now } = latest.current;
      if (shown !== undefined || event.isComposing) return;
      const key = supportKey(event);
      const area = areaNumber(event);
      if (isQuestionMark(event) && now.query === '') desk.show('keys');
      else if (key === 'reply') desk.show('reply');
      else if (key !== undefined) {
        const link = now.isStale ? undefined : optionAtHand(list, now.active);
        const place = link === undefined ? undefined : placeOfLink(link, desk.site);
        // The clipboard has to be asked while the key is down.
        if (now.isStale) act(desk, key, new Promise((resolve) => (waiting.current = { query: now.query, resolve })));
        else if (place !== undefined) act(desk, key, place);
      } else if (area !== undefined && area <= now.areas.length) now.onArea(now.areas[area - 1]?.id);
      else return;
      event.preventDefault();
    };
    // Before the box takes the key for a letter.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [desk, list]);
  return (
    <>
      {option !== undefined && (
        <div css={styles.besideOption} style={{ top: option.top, height: option.height }}>
          <ToolButtons
            name={t('toolsOf', { name: option.link.firstElementChild?.textContent ?? '' })}
            place={() => placeOfLink(option.link, desk.site)}
          />
        </div>
      )}
      {query.trim() === '' && queries.length > 0 && (
        <section aria-label={t('lastQueries')} css={styles.queries}>
          <h2>{t('lastQueries')}</h2>
          {queries.map((each) => (
            <button type="button" css={styles.button} key={each} onClick={() => onQuery(each)}>
              {each}
            </button>
          ))}
        </section>
      )}
      <div css={styles.bar}>
        <button type="button" css={styles.button} title="Alt+R" onClick={() => desk.show('reply')}>
          {t('openReply', { count: state.reply.length })}
        </button>
        <button type="button" css={styles.button} title="?" onClick={() => desk.show('keys')}>
          {t('keysTitle')}
        </button>
        {state.shown === undefined && <KitStatus />}
      </div>
    </>
  );
}
