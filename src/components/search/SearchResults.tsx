import { useEffect, useState } from 'react';
import { useFlexSearch } from 'react-use-flexsearch';
import type { LoadedIndex } from '../../hooks/searchEngine';
import { SiteLink } from '../../i18n/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { SEARCH_PAGE_SIZE } from '../../model/limits';
import type { SearchEntry } from '../../model/search/engine';
import { stack } from '../../theme/stack';
import { radius, role } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  count: { color: role.textMuted, fontSize: '0.9375rem' },
  list: { ...stack },
  item: { display: 'grid', gap: 3, paddingBlock: '1.1rem', borderTop: `1px solid ${role.border}` },
  title: { fontSize: '1.1875rem' },
  link: { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  text: { lineHeight: 1.55 },
  path: { color: role.textMuted, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
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

const isEntry = (entry: SearchEntry | undefined): entry is SearchEntry => entry !== undefined;

interface SearchResultsProps {
  query: string;
  loaded: LoadedIndex;
}

/** The pages that a query finds. It is mounted only with an index, without which the hook throws. */
export function SearchResults({ query, loaded }: SearchResultsProps) {
  const t = useText();
  const { code } = useLocale();
  const found = useFlexSearch<SearchEntry>(query, loaded.index, loaded.store).filter(isEntry);
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
  const hasForeign = found.some(({ lang }) => lang !== code);
  return (
    <>
      <p css={styles.count} role="status">
        {t('search.count', { count: found.length })}
        {hasForeign && ` – ${t('search.finnishOnly')}`}
      </p>
      <ol css={styles.list}>
        {found.slice(0, shown).map(({ path, title, description, lang }) => (
          <li css={styles.item} key={path} lang={lang === code ? undefined : lang}>
            <h2 css={styles.title}>
              <SiteLink css={styles.link} href={path}>
                {title}
              </SiteLink>
            </h2>
            <p css={styles.text}>{description}</p>
            <p css={styles.path}>{path}</p>
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
