import { docsTag, OTHER_TAG } from '../../model/search/docsTag';
import type { SearchablePage } from '../../model/search/documents';
import type { Content } from '../content/loadContent';
import { readerWords } from './readerWords';

/** The pages of one locale that the search finds, straight from the content folder. */
export function searchablePages({ docs, posts, folder }: Content, locale: string): SearchablePage[] {
  const words = readerWords(folder, locale);
  return [...docs, ...posts]
    .filter((page) => page.locale === locale && !page.frontMatter.draft)
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
