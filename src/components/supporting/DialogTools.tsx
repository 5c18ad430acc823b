import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { placeOfLink } from '../../browser/supporting/place';
import type { Desk } from '../../browser/supporting/desk';
import type { DialogToolsProps } from '../../hooks/supporting/useKit';
import { useDesk } from '../../hooks/supporting/useDesk';
import { useLastQueries } from '../../hooks/supporting/useLastQueries';
import { areaNumber, isQuestionMark, supportKey, type SupportKey } from '../../model/supporting/keys';
import { kitStyles as styles } from './kitStyles';
import { KitStatus } from './KitStatus';
import { ToolButtons } from './ToolButtons';

/** The chosen option, or the first: the one that Enter opens. */
function optionAtHand(list: RefObject<HTMLElement>, active: string | undefined): HTMLAnchorElement | undefined {
  const options = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[role="option"]') ?? [])];
  return options.find(({ id }) => id === active) ?? options[0];
}

function act(desk: Desk, key: Exclude<SupportKey, 'reply'>, option: HTMLAnchorElement | undefined): void {
  const place = option === undefined ? undefined : placeOfLink(option, desk.site);
  if (place === undefined) return;
  if (key === 'link') void desk.copyLink(place);
  else if (key === 'answer') void desk.copyPlace(place);
  else void desk.add(place);
}

/** How far down the chosen option begins in its scrolling box; undefined without options. */
function useOptionTop(list: RefObject<HTMLElement>, option: HTMLAnchorElement | undefined): number | undefined {
  const [top, setTop] = useState<number>();
  // After each rendering: passages come after the hits, and change their places.
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null || option === undefined) return setTop(undefined);
    setTop(option.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop);
  });
  return top;
}

/** The tools of those who answer customers in the search dialog: keys, buttons on the chosen hit, the last queries. */
export function DialogTools({ list, active, isStale, query, onQuery, areas, onArea }: DialogToolsProps) {
  const { desk, state } = useDesk();
  const { t } = desk;
  const queries = useLastQueries(query);
  const waiting = useRef<Exclude<SupportKey, 'reply'>>();
  const [option, setOption] = useState<HTMLAnchorElement>();
  useLayoutEffect(() => setOption(optionAtHand(list, active)));
  const top = useOptionTop(list, option);
  const props = { active, isStale, query, areas, onArea, shown: state.shown };
  const latest = useRef(props);
  latest.current = props;
  // A key that was pressed before the answer came is for the answer; which options it has, a later rendering tells.
  useEffect(() => {
    const key = waiting.current;
    if (key === undefined || isStale || option === undefined) return;
    waiting.current = undefined;
    act(desk, key, option);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { shown, ...now } = latest.current;
      if (shown !== undefined || event.isComposing) return;
      const key = supportKey(event);
      const area = areaNumber(event);
      if (isQuestionMark(event) && now.query === '') desk.show('keys');
      else if (key === 'reply') desk.show('reply');
      else if (key !== undefined && now.isStale) waiting.current = key;
      else if (key !== undefined) act(desk, key, optionAtHand(list, now.active));
      else if (area !== undefined && area <= now.areas.length) now.onArea(now.areas[area - 1]?.id);
      else return;
      event.preventDefault();
    };
    // Before the box takes the key for a letter.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [desk, list]);
  return (
    <>
      {option !== undefined && top !== undefined && (
        <div css={styles.besideOption} style={{ top }}>
          <ToolButtons
            name={t('toolsOf', { name: option.textContent ?? '' })}
            place={() => placeOfLink(option, desk.site)}
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
