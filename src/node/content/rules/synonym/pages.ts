import type { Diagnostic } from '../../../diagnostics/diagnostic';
import type { Content } from '../../loadContent';
import { didYouMeanPage } from '../../checks/nearestPage';

/** Synonyms lead to pages that can be found: docs and posts that are neither drafts nor unlisted; and each word is said once a page. */
export function checkSynonyms({ docs, posts, synonyms, codes }: Content): Diagnostic[] {
  const [defaultCode] = codes;
  const pages = new Set(
    [...docs, ...posts]
      .filter(({ locale, frontMatter }) => locale === defaultCode && !frontMatter.draft && !frontMatter.unlisted)
      .map(({ path }) => path),
  );
  return synonyms.flatMap(({ file, data, locate }) => {
    const said = new Set<string>();
    return data.flatMap((entry, index) => {
      const unknown = entry.pages.flatMap((page, at): Diagnostic[] =>
        pages.has(page)
          ? []
          : [
              {
                file,
                ...locate([index, 'pages', at]),
                message: `The synonyms lead to ${page}, which is no page that the search finds.`,
                hint: didYouMeanPage(page, pages) ?? 'Write the path of a doc or a post.',
              },
            ],
      );
      const repeated = entry.words.flatMap((word, at): Diagnostic[] => {
        const keys = entry.pages.map((page) => `${word.toLowerCase()} ${page}`);
        const again = keys.findIndex((key) => said.has(key));
        keys.forEach((key) => said.add(key));
        return again < 0
          ? []
          : [
              {
                file,
                ...locate([index, 'words', at]),
                message: `"${word}" leads to ${entry.pages[again] ?? ''} twice.`,
                hint: 'Remove one of the two.',
              },
            ];
      });
      return [...unknown, ...repeated];
    });
  });
}
