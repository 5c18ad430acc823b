import type { RuledFinding } from '../../../diagnostics/diagnostic';
import type { Content } from '../../loadContent';
import { didYouMeanPage } from '../../checks/nearestPage';
import { isWithin } from '../../../../model/site/path';
import { error } from '../../../diagnostics/rule';
import { defineRules } from '../contentRule';
import { say } from '../../say';

const RULES = {
  'synonym/unknown-page': error('Synonyms lead to pages that the search finds.'),
  'synonym/repeated': error('No synonym lists a page twice.'),
};

type SynonymFinding = RuledFinding<keyof typeof RULES>;

/** Reports synonyms for pages that the search does not find, such as drafts, and words repeated for a page. */
function checkSynonyms({ docs, posts, brokenDocs, broken, synonyms, codes }: Content): SynonymFinding[] {
  const [defaultCode] = codes;
  const listed = [...docs, ...posts].filter(
    ({ locale, frontMatter }) => locale === defaultCode && !frontMatter.draft && !frontMatter.unlisted,
  );
  const pages = new Set([...listed.map(({ path }) => path), ...brokenDocs]);
  const isFound = (page: string) => pages.has(page) || (broken.has('posts') && isWithin(page, '/blog'));
  return synonyms.flatMap(({ file, data, locate }) => {
    const said = new Set<string>();
    return data.flatMap((entry, index) => {
      const unknown = entry.pages.flatMap((page, at): SynonymFinding | SynonymFinding[] =>
        isFound(page)
          ? []
          : {
              rule: 'synonym/unknown-page',
              file,
              ...locate([index, 'pages', at]),
              ...say('synonym/unknown-page', { page }, didYouMeanPage(page, pages)),
            },
      );
      const repeated = entry.words.flatMap((word, at): SynonymFinding | SynonymFinding[] => {
        const keys = entry.pages.map((page) => `${word.toLowerCase()} ${page}`);
        const again = keys.findIndex((key) => said.has(key));
        keys.forEach((key) => said.add(key));
        return again < 0
          ? []
          : {
              rule: 'synonym/repeated',
              file,
              ...locate([index, 'words', at]),
              ...say('synonym/repeated', { word, page: entry.pages[again] ?? '' }),
            };
      });
      return [...unknown, ...repeated];
    });
  });
}

export const synonymPages = defineRules(RULES, checkSynonyms);
