import type { PluginRef } from 'gatsby';
import { searchIndexer } from '../../node/search/searchDocuments';

const pageFields =
  'path title description keywords draft unlisted sections { id heading text isSpoken asked isReferences }';

/** FlexSearch builds only the postings; fields, typing errors, compounds and ranking are our own code. */
const INDEX_OPTIONS = { tokenize: 'strict', split: / /, resolution: 1, threshold: 0 };

/**
 * A FlexSearch index of posts and docs per locale with content, built with the site. The index of a locale is the node
 * `localSearch<Code>`.
 */
export function searchPlugins(localesWithContent: readonly string[]): PluginRef[] {
  return localesWithContent.map((code) => {
    const { normalizer, encode } = searchIndexer(code);
    const options = {
      name: code,
      engine: 'flexsearch',
      engineOptions: { ...INDEX_OPTIONS, encode },
      query: `{
        allDoc(filter: { locale: { eq: "${code}" } }, sort: { path: ASC }) { nodes { ${pageFields} affects version } }
        allBlogPost(filter: { locale: { eq: "${code}" } }, sort: { path: ASC }) { nodes { ${pageFields} } }
      }`,
      ref: 'n',
      index: ['n'],
      store: ['page', 'anchor', 'heading', 'text', 'path', 'title', 'description', 'lang', 'tag', 'isNews'],
      normalizer,
    };
    return { resolve: 'gatsby-plugin-local-search', options };
  });
}
