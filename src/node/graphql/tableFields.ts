import { authorPath, tagPath } from '../../model/blog/posts';
import type { LoadedSite } from '../content/loadSite';

/** The fields of the nodes of authors, in Gatsby and in answers without a build. */
export const authorFields = ({ authors }: Pick<LoadedSite, 'authors'>) =>
  Object.entries(authors.data).map(([key, author]) => ({
    title: null,
    description: null,
    ...author,
    key,
    path: author.page ? authorPath(key) : null,
  }));

export const tagFields = ({ tags }: Pick<LoadedSite, 'tags'>) =>
  Object.entries(tags.data).map(([key, tag]) => ({ description: null, ...tag, key, path: tagPath(key) }));

export const termFields = ({ terms }: Pick<LoadedSite, 'terms'>) =>
  (terms?.terms ?? []).map(({ key, term, explanation, page = null, variants, words }) => ({
    key,
    term,
    explanation,
    page,
    variants,
    words: Object.entries(words).map(([locale, word]) => ({ locale, word })),
  }));
