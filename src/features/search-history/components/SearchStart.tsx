import { useEffect, type KeyboardEvent, useMemo, useState } from 'react';
import { SiteLink } from '../../../components/ui/SiteLink';
import { dialogStyles as styles } from '../../../components/search/dialogStyles';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon, StarIcon } from '../../../components/ui/icons';
import type { OpenedHit, SlotProps } from '../../../extend';
import { nextOption } from '../../../hooks/search/useCombobox';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { storageSlot } from '../../../browser/site/storageSlot';
import { keysOf } from '../browser/history';
import {
  addHit,
  FAVOURITES_MAX,
  parseHits,
  parseQueries,
  RECENT_BESIDE_FAVOURITES_MAX,
  RECENT_MAX,
  withoutHit,
} from '../model/storedHits';

interface History {
  recent: readonly OpenedHit[];
  favourites: readonly OpenedHit[];
  /** The last queries, newest first. */
  queries: readonly string[];
  /** Moves a recent result to the favourites. */
  save: (hit: OpenedHit) => void;
  forget: (hit: OpenedHit) => void;
  forgetQueries: () => void;
}

function useList<Item>(key: string, parse: (stored: string | null) => Item[]): [Item[], (list: Item[]) => void] {
  const slot = useMemo(() => storageSlot(key), [key]);
  const [list, setList] = useState<Item[]>([]);
  useEffect(() => {
    setList(parse(slot.get()));
    return slot.listen((value) => setList(parse(value)));
  }, [slot, parse]);
  const write = (next: Item[]) => (next.length === 0 ? slot.remove() : slot.set(JSON.stringify(next)));
  return [list, write];
}

/** Recent and favourite results and the last queries, stored in this browser only. */
function useHistory(locale: string): History {
  const keys = keysOf(locale);
  const [opened, setOpened] = useList(keys.recent, parseHits);
  const [favourites, setFavourites] = useList(keys.favourites, parseHits);
  const [queries, setQueries] = useList(keys.queries, parseQueries);
  return {
    recent: opened.slice(0, favourites.length > 0 ? RECENT_BESIDE_FAVOURITES_MAX : RECENT_MAX),
    favourites,
    queries,
    save: (hit) => {
      setOpened(withoutHit(opened, hit.href));
      setFavourites(addHit(favourites, hit, FAVOURITES_MAX));
    },
    forget: ({ href }) => {
      setOpened(withoutHit(opened, href));
      setFavourites(withoutHit(favourites, href));
    },
    forgetQueries: () => setQueries([]),
  };
}

/** Arrow keys move the focus among the links. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = nextOption(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

const focusBox = () => document.querySelector<HTMLElement>('dialog input, main input[type="search"]')?.focus();

/** What a search offers: the last queries and often needed pages; without a query favourite and recent results, too. */
export function SearchStart({ featured, onQuery, isEmpty }: SlotProps['searchStart']) {
  const t = useText();
  const { code } = useLocale();
  const { recent, favourites, queries, save, forget, forgetQueries } = useHistory(code);
  // If the last row was removed with the focused button, focus the box.
  useEffect(() => {
    if (document.activeElement === document.body && document.querySelector('dialog[open]') !== null) focusBox();
  });
  const button = (label: string, Icon: () => JSX.Element, act: () => void) => (
    <button type="button" css={iconButton} aria-label={label} onClick={act}>
      <Icon />
    </button>
  );
  const list = (title: string, hits: readonly OpenedHit[], may: { save?: boolean; forget?: boolean }) =>
    hits.length > 0 && (
      <section aria-label={title}>
        <h2 css={styles.storedTitle}>{title}</h2>
        <ul>
          {hits.map((hit, index) => (
            // Keyed by index: after a removal, the focus stays on the button of the next row.
            <li css={styles.stored} key={index}>
              <SiteLink css={styles.option} href={hit.href} lang={hit.lang === code ? undefined : hit.lang}>
                <span>{hit.title}</span>
                {hit.section !== '' && <span css={styles.place}>{hit.section}</span>}
              </SiteLink>
              {may.save && button(t('searchHistory.save', { title: hit.title }), StarIcon, () => save(hit))}
              {may.forget && button(t('searchHistory.forget', { title: hit.title }), CloseIcon, () => forget(hit))}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it moves the focus among links, which have keys of their own
    <div onKeyDown={moveFocus}>
      {isEmpty && list(t('searchHistory.favourites'), favourites, { forget: true })}
      {queries.length > 0 && (
        <section aria-label={t('searchHistory.queries')}>
          <h2 css={styles.storedTitle}>{t('searchHistory.queries')}</h2>
          <div css={[styles.areaLines, styles.note]}>
            {queries.map((query) => (
              <button type="button" css={styles.area} key={query} onClick={() => (onQuery(query), focusBox())}>
                {query}
              </button>
            ))}
            <button type="button" css={styles.textButton} onClick={() => (forgetQueries(), focusBox())}>
              {t('searchHistory.forgetQueries')}
            </button>
          </div>
        </section>
      )}
      {isEmpty && list(t('searchHistory.recent'), recent, { save: true, forget: true })}
      {list(t('searchHistory.featured'), featured, {})}
    </div>
  );
}
