import type { RuledFinding, Finding } from '../../diagnostics/diagnostic';
import type { Content } from '../loadContent';
import { didYouMeanPage } from '../checks/nearestPage';
import { isWithin } from '../../../model/site/path';
import { error } from '../../diagnostics/rule';
import { defineRules, defineRule } from './contentRule';
import { say } from '../say';
import { wordsOf } from '../../../model/search/normalise';

const RULES = {
  'synonym/unknown-page': error('Synonyms lead to pages that the search finds.'),
  'synonym/repeated': error('No synonym lists a page twice.'),
};

type Entry = Content['synonyms'][number]['data'][number];

/** Returns the words of an entry of both kinds, with their places in it. */
const listedWords = (entry: Entry) =>
  (['words', 'spellings'] as const).flatMap((key) => entry[key].map((word, at) => ({ word, at: [key, at] })));

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
      const repeated = listedWords(entry).flatMap(({ word, at }): SynonymFinding | SynonymFinding[] => {
        const keys = entry.pages.map((page) => `${word.toLowerCase()} ${page}`);
        const again = keys.findIndex((key) => said.has(key));
        keys.forEach((key) => said.add(key));
        return again < 0
          ? []
          : {
              rule: 'synonym/repeated',
              file,
              ...locate([index, ...at]),
              ...say('synonym/repeated', { word, page: entry.pages[again] ?? '' }),
            };
      });
      return [...unknown, ...repeated];
    });
  });
}

export const synonymPages = defineRules(RULES, checkSynonyms);

/** Returns the titles of the default locale's pages as the search compares words, each with its pages. */
function pagesByTitle({ docs, posts, codes }: Content): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const { locale, frontMatter, path } of [...docs, ...posts]) {
    if (locale !== codes[0] || frontMatter.draft) continue;
    const title = wordsOf(frontMatter.title).join(' ');
    pages.set(title, [...(pages.get(title) ?? []), path]);
  }
  return pages;
}

/** Reports synonyms and keywords that lead a search for a page's title to another page. */
function checkShadowedTitles(content: Content): Finding[] {
  const titled = pagesByTitle(content);
  const shadowed = (word: string, pages: readonly string[]) => {
    const owners = titled.get(wordsOf(word).join(' ')) ?? [];
    return owners.some((owner) => pages.includes(owner)) ? undefined : owners[0];
  };
  const synonyms = content.synonyms.flatMap(({ file, data, locate }) =>
    data.flatMap((entry, index) =>
      listedWords(entry).flatMap(({ word, at }): Finding[] => {
        const owner = shadowed(word, entry.pages);
        if (owner === undefined) return [];
        return [{ file, ...locate([index, ...at]), ...say('synonym/shadows-title', { word, owner }) }];
      }),
    ),
  );
  const keywords = [...content.docs, ...content.posts].flatMap(({ file, path, locale, frontMatter, locate }) =>
    locale !== content.codes[0]
      ? []
      : frontMatter.keywords.flatMap((word, at): Finding[] => {
          const owner = shadowed(word, [path]);
          if (owner === undefined) return [];
          return [{ file, ...locate(['keywords', at]), ...say('synonym/shadows-title.keyword', { word, owner }) }];
        }),
  );
  return [...synonyms, ...keywords];
}

export const shadowedTitle = defineRule(
  'synonym/shadows-title',
  error('Synonyms and keywords differ from the titles of other pages.'),
  checkShadowedTitles,
);
