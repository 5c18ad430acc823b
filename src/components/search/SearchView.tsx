import type { FormEvent } from 'react';
import { useQueryParameter } from '../../hooks/useQueryParameter';
import { useSearchIndex, type SearchIndexUrls } from '../../hooks/useSearchIndex';
import { SiteLink } from '../../i18n/SiteLink';
import { useText } from '../../i18n/useText';
import { SEARCH_QUERY_MAX_LENGTH } from '../../model/limits';
import { stack } from '../../theme/stack';
import { radius, role, space } from '../../theme/tokens';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { SearchResults } from './SearchResults';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  page: { ...stack, gap: space.l, maxWidth: '48rem', marginInline: 'auto', paddingTop: space.m },
  form: { display: 'flex', gap: space.s },
  input: {
    flex: 1,
    minWidth: 0,
    height: 52,
    padding: '0 1.1rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.medium,
    background: role.background,
    fontSize: '1.0625rem',
  },
  button: {
    padding: '0 1.4rem',
    border: '1px solid transparent',
    borderRadius: radius.medium,
    background: role.accent,
    color: role.onAccent,
    fontWeight: 650,
    cursor: 'pointer',
    '&:hover': { background: role.accentHover },
  },
  sections: { display: 'grid', gap: space.s, paddingInlineStart: '1.2rem', listStyle: 'disc' },
});

interface SearchViewProps {
  index: SearchIndexUrls;
  /** The query string of the address. */
  search: string;
  /** The site's sections, for readers without JavaScript. */
  sections: readonly { label: string; href: string }[];
}

/** The search page: a box, and under it the pages that have its words. */
export function SearchView({ index, search, sections }: SearchViewProps) {
  const t = useText();
  const [query, setQuery] = useQueryParameter('q', search);
  const wanted = query.trim();
  const { state, loaded, retry } = useSearchIndex(index, wanted !== '');
  const onSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <Main>
      <div css={styles.page}>
        <PageTitle
          title={
            wanted === ''
              ? t('search.title')
              : t('search.titleWithQuery', { query: wanted.slice(0, SEARCH_QUERY_MAX_LENGTH) })
          }
        />
        <form css={styles.form} onSubmit={onSubmit}>
          <input
            css={styles.input}
            type="search"
            name="q"
            value={query}
            maxLength={SEARCH_QUERY_MAX_LENGTH}
            aria-label={t('search.placeholder')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
          <button css={styles.button} type="submit">
            {t('search.submit')}
          </button>
        </form>
        {wanted === '' && <p>{t('search.intro')}</p>}
        {state === 'loading' && wanted !== '' && <p role="status">{t('search.loading')}</p>}
        {state === 'failed' && (
          <div role="alert">
            <p>
              <strong>{t('search.failed')}</strong>
            </p>
            <p>{t('search.failedHint')}</p>
            <button css={[styles.button, { height: 40 }]} type="button" onClick={retry}>
              {t('search.retry')}
            </button>
          </div>
        )}
        {state === 'ready' && loaded !== undefined && wanted !== '' && <SearchResults query={wanted} loaded={loaded} />}
        <noscript>
          <p>{t('search.noScript')}</p>
          <ul css={styles.sections}>
            {sections.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </Main>
  );
}
