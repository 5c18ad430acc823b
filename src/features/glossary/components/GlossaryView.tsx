import { useMemo } from 'react';
import { useTermFilter } from '../hooks/useTermFilter';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { groupByLetter } from '../../../model/blog/posts';
import type { FindableTerm } from '../model/termIndex';
import { nameTerm, type NamedTerm } from '../model/termList';
import { stack } from '../../../theme/stack';
import { styleSheet } from '../../../theme/styleSheet';
import { space, width, radius } from '../../../theme/tokens';
import { Main } from '../../../components/layout/Main';
import { PageTitle } from '../../../components/layout/PageTitle';
import { Breadcrumbs } from '../../../components/navigation/Breadcrumbs';
import { TermEntry, type ShownTerm } from './TermEntry';
import { role } from '../../../theme/palette';
import { SiteLink } from '../../../components/ui/SiteLink';
import { NAVBAR_HEIGHT } from '../../../model/limits';
import { media } from '../../../theme/media';

/** Hides the field without scripts, when all terms are listed. */
const WITHOUT_SCRIPT = '@media (scripting: none)';

const styles = styleSheet({
  page: { ...stack, gap: space.l, maxWidth: width.frame },
  field: { display: 'grid', gap: space.s, maxWidth: width.text, [WITHOUT_SCRIPT]: { display: 'none' } },
  input: {
    minWidth: 0,
    height: 48,
    padding: '0 1rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.medium,
    background: role.background,
    fontSize: '1.0625rem',
  },
  status: { color: role.textMuted, fontSize: '0.9375rem' },
  // The letters stay in view; on phones they are one row, which scrolls.
  nav: {
    position: 'sticky',
    zIndex: 1,
    top: `var(--help-navbar-offset, ${NAVBAR_HEIGHT}px)`,
    background: role.background,
    borderBottom: `1px solid ${role.border}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [media.print]: { display: 'none' },
  },
  letters: { display: 'flex', gap: space.xs, listStyle: 'none', padding: 0 },
  way: {
    display: 'inline-block',
    minWidth: '2rem',
    padding: '0.25rem 0.4rem',
    textAlign: 'center',
    [media.touch]: { minWidth: 44, paddingBlock: 9 },
  },
  group: { display: 'grid', gap: space.s },
  letter: { scrollMarginTop: '3.5rem', color: role.textMuted, fontSize: '1.5rem' },
  terms: { columns: '24rem 2', columnGap: space.xl, margin: 0 },
});

interface TermFilterFieldProps {
  query: string;
  setQuery: (query: string) => void;
  /** Called when the reader is about to use the field. */
  prepare: () => void;
  hasFailed: boolean;
  /** Number of matching terms; undefined without a query. */
  count: number | undefined;
  searchPath: string;
}

/** The filter field and its status. */
function TermFilterField({ query, setQuery, prepare, hasFailed, count, searchPath }: TermFilterFieldProps) {
  const t = useText();
  return (
    <div css={styles.field}>
      <input
        css={styles.input}
        type="search"
        value={query}
        aria-label={t('glossary.filter')}
        placeholder={t('glossary.filter')}
        autoComplete="off"
        onFocus={prepare}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p css={styles.status} role="status">
        {hasFailed && t('glossary.failed')}
        {count !== undefined && (count > 0 ? t('glossary.count', { count }) : t('glossary.none'))}
      </p>
      {count === 0 && (
        <p>
          <SiteLink href={`${searchPath}?${new URLSearchParams({ q: query.trim() }).toString()}`}>
            {t('glossary.search')}
          </SiteLink>
        </p>
      )}
    </div>
  );
}

interface TermLettersProps {
  letters: readonly { letter: string; items: readonly NamedTerm<ShownTerm>[] }[];
  /** Keys of the terms that are shown; undefined for all. */
  found: ReadonlySet<string> | undefined;
}

/** Id of a letter's heading; no key of a term begins with a capital letter. */
const idOf = (letter: string) => `Letter-${letter}`;

/** Terms by letter, below links to the letters. */
function TermLetters({ letters, found }: TermLettersProps) {
  const t = useText();
  const { code } = useLocale();
  const shown = letters.flatMap(({ letter, items }) => {
    const fitting = found === undefined ? items : items.filter(({ key }) => found.has(key));
    return fitting.length === 0 ? [] : [{ letter, items: fitting }];
  });
  return (
    <>
      {found === undefined && (
        <nav css={styles.nav} aria-label={t('glossary.letters')}>
          <ul css={styles.letters}>
            {shown.map(({ letter }) => (
              <li key={letter}>
                <a css={styles.way} href={`#${encodeURIComponent(idOf(letter))}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.map(({ letter, items }) => (
        <section css={styles.group} key={letter} aria-labelledby={idOf(letter)}>
          <h2 css={styles.letter} id={idOf(letter)}>
            {letter}
          </h2>
          <dl css={styles.terms}>
            {items.map((term) => (
              <TermEntry key={term.key} term={term} locale={code} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

const loadFinder = () =>
  import(/* webpackChunkName: "glossary-filter" */ './FoundTerms').then(({ FoundTerms }) => FoundTerms);

interface GlossaryViewProps {
  /** The router's location. */
  location: Pick<Location, 'search'>;
  terms: readonly (ShownTerm & FindableTerm)[];
  searchPath: string;
  /** Name of the explanations' language in the reader's. */
  originalLanguage: string;
}

/** The glossary: all terms by letter, and a field that filters them. */
export function GlossaryView({ location, terms, searchPath, originalLanguage }: GlossaryViewProps) {
  const t = useText();
  const { code, defaultCode } = useLocale();
  const { found, Finder, onFound, ...filter } = useTermFilter(loadFinder, location);
  const letters = useMemo(
    () =>
      groupByLetter(
        terms.map((term) => nameTerm(term, code, defaultCode)),
        code,
      ),
    [terms, code, defaultCode],
  );
  return (
    <Main>
      <div css={styles.page}>
        <Breadcrumbs items={[{ label: t('glossary.title'), path: null, lang: null }]} />
        <PageTitle title={t('glossary.title')} lead={t('glossary.lead', { language: originalLanguage })} />
        <TermFilterField {...filter} count={found?.size} searchPath={searchPath} />
        {Finder !== undefined && <Finder query={filter.query} terms={terms} onFound={onFound} />}
        <TermLetters letters={letters} found={found} />
      </div>
    </Main>
  );
}
