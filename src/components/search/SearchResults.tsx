import { useEffect, useState } from 'react';
import { useFlexSearch } from 'react-use-flexsearch';
import type { LoadedIndex } from '../../hooks/searchEngine';
import { SiteLink } from '../../i18n/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { SEARCH_PAGE_SIZE } from '../../model/limits';
import type { SectionEntry } from '../../model/search/documents';
import { stack } from '../../theme/stack';
import { radius, role, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  count: { color: role.textMuted, fontSize: '0.9375rem' },
  list: { ...stack },
  item: { display: 'grid', gap: 3, paddingBlock: '1.1rem', borderTop: `1px solid ${role.border}` },
  title: { fontSize: '1.1875rem' },
  link: { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  text: { lineHeight: 1.55 },
  sections: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}`, fontSize: '0.9375rem' },
  more: {
    justifySelf: 'start',
    minHeight: 44,
    padding: '0.55rem 1.2rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.small,
    background: 'transparent',
    cursor: 'pointer',
    '&:hover': { borderColor: role.accent, color: role.accent },
  },
});

/** A page's first section, which carries what is the page's own. */
type PageEntry = SectionEntry & Required<Pick<SectionEntry, 'path' | 'title' | 'description' | 'lang'>>;

const isPage = (entry: SectionEntry | undefined): entry is PageEntry => entry?.path !== undefined;
/** Sections of a found page that are named under it. */
const SECTIONS_SHOWN = 2;

interface SearchResultsProps {
  query: string;
  loaded: LoadedIndex;
}

/** The pages that a query finds. It is mounted only with an index, without which the hook throws. */
export function SearchResults({ query, loaded }: SearchResultsProps) {
  const t = useText();
  const { code } = useLocale();
  const found = useFlexSearch<SectionEntry>(query, loaded.index, loaded.store).filter(isPage);
  const [shown, setShown] = useState(SEARCH_PAGE_SIZE);
  useEffect(() => setShown(SEARCH_PAGE_SIZE), [query]);
  if (found.length === 0) {
    return (
      <div role="status">
        <p>
          <strong>{t('search.none')}</strong>
        </p>
        <p>{t('search.noneHint')}</p>
      </div>
    );
  }
  const sectionsOf = (page: number) =>
    (loaded.hitOf(page)?.sections ?? [])
      .flatMap(({ section }) => loaded.store[section] ?? [])
      .filter(({ anchor, heading }) => anchor !== '' && heading !== '')
      .slice(0, SECTIONS_SHOWN);
  const hasForeign = found.some(({ lang }) => lang !== code);
  return (
    <>
      <p css={styles.count} role="status">
        {t('search.count', { count: found.length })}
        {hasForeign && ` – ${t('search.finnishOnly')}`}
      </p>
      <ol css={styles.list}>
        {found.slice(0, shown).map(({ page, path, title, description, lang }) => (
          <li css={styles.item} key={path} lang={lang === code ? undefined : lang}>
            <h2 css={styles.title}>
              <SiteLink css={styles.link} href={path}>
                {title}
              </SiteLink>
            </h2>
            <p css={styles.text}>{description}</p>
            <ul css={styles.sections}>
              {sectionsOf(page).map(({ anchor, heading }) => (
                <li key={anchor}>
                  <SiteLink href={`${path}#${anchor}`}>{heading}</SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {shown < found.length && (
        <button type="button" css={styles.more} onClick={() => setShown(shown + SEARCH_PAGE_SIZE)}>
          {t('search.more')}
        </button>
      )}
    </>
  );
}
