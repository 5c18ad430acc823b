import type { Finding } from '../../../diagnostics/diagnostic';
import { wordsOf } from '../../../../model/search/normalise';
import type { Content } from '../../loadContent';
import { error } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

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
    data.flatMap(({ words, pages }, index) =>
      words.flatMap((word, at): Finding[] => {
        const owner = shadowed(word, pages);
        if (owner === undefined) return [];
        return [{ file, ...locate([index, 'words', at]), ...say('synonym/shadows-title', { word, owner }) }];
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
  error('Synonyms and keywords are no titles of other pages.'),
  checkShadowedTitles,
);
