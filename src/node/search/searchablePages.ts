import { docsTag, OTHER_TAG } from '../../model/search/docsTag';
import { isSearched, type SearchablePage } from './documents';
import { CURRENT_VERSION } from '../../model/pages/versionPath';
import type { Content } from '../content/loadContent';
import { readerWords } from './readerWords';

/** The pages of one locale that the search finds, straight from the content folder: of the docs the current version. */
export function searchablePages(content: Content, locale: string): SearchablePage[] {
  const words = readerWords(content, locale);
  return [...content.docs.filter(({ version }) => version === CURRENT_VERSION), ...content.posts]
    .filter((page) => page.locale === locale && isSearched(page.frontMatter))
    .map(({ path, frontMatter, content: { sections }, ...page }) => ({
      path,
      title: frontMatter.title,
      description: frontMatter.description,
      keywords: [...frontMatter.keywords, ...(words.get(path) ?? [])],
      lang: locale,
      isNews: !('affects' in frontMatter) || frontMatter.affects.length > 0,
      tag: 'version' in page ? docsTag(page.version) : OTHER_TAG,
      sections,
    }));
}
