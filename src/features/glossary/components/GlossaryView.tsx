import { useMemo } from 'react';
import { useTermFilter, type TermFileUrls } from '../hooks/useTermFilter';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { groupByLetter } from '../../../model/blog/posts';
import { nameTerm } from '../model/termList';
import { stack } from '../../../theme/stack';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { Main } from '../../../components/layout/Main';
import { PageTitle } from '../../../components/layout/PageTitle';
import { TermFilterField } from './TermFilterField';
import { TermLetters } from './TermLetters';
import type { ShownTerm } from './TermEntry';

const styles = styleSheet({
  page: { ...stack, gap: space.l, maxWidth: '48rem', marginInline: 'auto', paddingTop: space.m },
});

const loadFinder = () =>
  import(/* webpackChunkName: "glossary-filter" */ './FoundTerms').then(({ FoundTerms }) => FoundTerms);

interface GlossaryViewProps {
  terms: readonly ShownTerm[];
  /** Where the index of the terms is; null where there is none, and so no filter. */
  files: TermFileUrls | null;
  searchPath: string;
  /** Name of the explanations' language in the reader's. */
  originalLanguage: string;
}

/** The glossary: all terms by letter, and a field that leaves those that fit. */
export function GlossaryView({ terms, files, searchPath, originalLanguage }: GlossaryViewProps) {
  const t = useText();
  const { code, defaultCode } = useLocale();
  const { found, loaded, onFound, ...filter } = useTermFilter(files, loadFinder);
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
        <PageTitle title={t('glossary.title')} lead={t('glossary.lead', { language: originalLanguage })} />
        {files !== null && <TermFilterField {...filter} count={found?.size} searchPath={searchPath} />}
        {loaded !== undefined && <loaded.Finder query={filter.query} files={loaded.files} onFound={onFound} />}
        <TermLetters letters={letters} found={found} />
      </div>
    </Main>
  );
}
