import { isBuild } from '../environment';
import { langIn } from '../../model/site/locale';
import { categoryId, docId, postId } from '../types/nodeIds';
import type { BlogPostNode, CategoryNode, DocNode } from '../types/nodeTypes';
import { findNode, type ResolverContext } from '../types/resolverContext';

/** Creates a finder of pages and cards by path, in the version for readers of a locale. */
export function createPageFinder(defaultCode: () => string) {
  /** Returns a page in a locale, else its original, unless that is not to stand in for translations. */
  const inLocale = <Found extends { fallback: boolean }>(
    nodeModel: ResolverContext['nodeModel'],
    type: string,
    idOf: (locale: string) => string,
    locale: string,
  ): Found | null => {
    const localized = findNode<Found>(nodeModel, { id: idOf(locale), type });
    if (localized !== null) return localized;
    const original = findNode<Found>(nodeModel, { id: idOf(defaultCode()), type });
    return original?.fallback === false ? null : original;
  };
  const docIn = (path: string, locale: string, nodeModel: ResolverContext['nodeModel']) =>
    inLocale<DocNode>(nodeModel, 'Doc', (code) => docId(path, code), locale);
  const postIn = (path: string, locale: string, nodeModel: ResolverContext['nodeModel']) =>
    inLocale<BlogPostNode>(nodeModel, 'BlogPost', (code) => postId(path, code), locale);
  const findCard = (path: string, locale: string, { nodeModel }: ResolverContext) => {
    const category = findNode<CategoryNode>(nodeModel, { id: categoryId(path, locale), type: 'Category' });
    if (category !== null) return { path, title: category.title, description: category.description, lang: null };
    const doc = docIn(path, locale, nodeModel);
    if (doc === null) return null;
    return { path, title: doc.title, description: doc.description, lang: langIn(doc.locale, locale) };
  };
  return { docIn, postIn, findCard };
}

/** Returns a card for a missing page that the settings name, as while its sidebar is fixed. @throws in a build */
export function missingCard(path: string) {
  if (isBuild()) throw new Error(`There is no page at ${path}.`);
  return { path, title: path, description: '', lang: null };
}
