import { hrefPath } from '../../../model/site/path';
import { sourcesOf } from '../../../model/pages/linkSources';
import { warning } from '../../../node/diagnostics/rule';
import { messagesOf } from '../../../node/diagnostics/messages';
import { defineRule } from '../../../node/content/rules/contentRule';
import { relatedPages } from './relatedPages';
import texts from './texts.json';

const say = messagesOf(texts);

/** Reports docs from which no link leads on, and to which none leads, related pages included. */
export const deadEnd = defineRule(
  'page/dead-end',
  warning('Where `related` is on, docs link, are linked or are related.'),
  ({ site, docs, posts, codes: [defaultCode = ''], textsOf }) => {
    if (site.related !== true) return [];
    const linksOf = ({ content }: Pick<(typeof docs)[number], 'content'>) =>
      content.links.flatMap(({ href }) => (href.startsWith('/') ? hrefPath(href) : []));
    const listed = docs.filter(
      ({ locale, frontMatter: { draft, unlisted } }) => locale === defaultCode && !draft && !unlisted,
    );
    const pages = listed.map((doc) => ({
      ...doc,
      ...doc.frontMatter,
      sections: doc.content.sections,
      linksTo: linksOf(doc).filter((path) => path !== doc.path),
      isUnpublished: false,
    }));
    const written = posts.map((post) => ({ path: post.path, linksTo: linksOf(post) }));
    const lists = relatedPages(pages, defaultCode, textsOf(defaultCode, 'related').title ?? '');
    const related = [...lists].map(([path, offered]) => ({ path, linksTo: offered.map((page) => page.path) }));
    const sources = sourcesOf([...pages, ...written, ...related]);
    return pages
      .filter(({ path, linksTo }) => linksTo.length === 0 && !sources.has(path) && !lists.get(path)?.length)
      .map(({ file, path }) => ({ file, line: 1, column: 1, ...say('page/dead-end', { path }) }));
  },
);
