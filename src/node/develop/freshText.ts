import { buildToc } from '../../model/reading/toc';
import { localizedPath } from '../../model/site/locale';
import type { FreshText } from '../../model/writing/writing';
import { localizeHtml } from '../content/localizeHtml';
import type { Doc, Post } from '../content/pageReader';
import { tocLevels } from '../graphql/pageNodes';
import type { LoadedSite } from '../content/loadSite';

/**
 * The text of a page as readers of a locale see it, made of its file alone.
 * @param missing paths of the pages that the locale does not have
 */
export function freshText(
  page: Doc | Post,
  locale: string,
  { codes, textsOf }: Pick<LoadedSite, 'codes' | 'textsOf'>,
  missing: readonly string[],
): FreshText {
  const { content, frontMatter } = page;
  const localeBase = localizedPath('/', locale, codes[0] ?? '').replace(/\/$/, '');
  const { hideToc, min, max } = tocLevels(frontMatter);
  return {
    title: frontMatter.title,
    description: frontMatter.description,
    html: localizeHtml(content.html, {
      base: '',
      localeBase,
      texts: textsOf(locale, 'content'),
      missing: new Set(missing),
    }),
    islands: content.islands,
    toc: hideToc ? [] : buildToc(content.headings, min, max),
  };
}
