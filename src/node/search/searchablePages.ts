import { docsTag, OTHER_TAG, MAIN_ROOT } from '../../model/pages/docRoots';
import { isSearched, type SearchablePage } from './documents';
import type { Content } from '../content/loadContent';
import { readerWords } from './readerWords';

/** Returns the searchable pages of one locale from the content folder, docs of the main root only. */
export function searchablePages(content: Content, locale: string): SearchablePage[] {
  const words = readerWords(content, locale);
  return [...content.docs.filter(({ version }) => version === MAIN_ROOT), ...content.posts]
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
