import { useMemo } from 'react';
import { useTermFilter } from '../hooks/useTermFilter';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { groupByLetter } from '../../../model/blog/posts';
import type { FindableTerm } from '../model/termIndex';
import { nameTerm } from '../model/termList';
import { stack } from '../../../theme/stack';
import { styleSheet } from '../../../theme/styleSheet';
import { space, width } from '../../../theme/tokens';
import { Main } from '../../../components/layout/Main';
import { PageTitle } from '../../../components/layout/PageTitle';
import { Breadcrumbs } from '../../../components/navigation/Breadcrumbs';
import { TermFilterField } from './TermFilterField';
import { TermLetters } from './TermLetters';
import type { ShownTerm } from './TermEntry';

const styles = styleSheet({
  page: { ...stack, gap: space.l, maxWidth: width.frame, marginInline: 'auto' },
});

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
