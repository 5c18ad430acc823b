import type { Finding } from '../../../diagnostics/diagnostic';
import { localizedPath, locatePath } from '../../../../model/site/locale';
import { canonicalPath, safeDecode, splitAddress } from '../../../../model/site/path';
import type { Content } from '../../loadContent';
import { readPublishedLinks } from '../../publishedLinkList';
import { siteLinks } from '../../checks/siteLinks';
import { error } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** A page that some languages do not show, because it has no text in them. */
interface LimitedPage {
  /** File of the original. */
  file: string;
  codes: readonly string[];
}

/** Returns the pages that are not shown in every language, by path. */
function limitedPages({ docs, posts, codes }: Content): Map<string, LimitedPage> {
  const pages = [...docs, ...posts].filter(({ frontMatter }) => !frontMatter.draft);
  const limited = new Map<string, LimitedPage>();
  for (const { path, file, locale, frontMatter } of pages) {
    if (locale !== codes[0] || frontMatter.fallback) continue;
    const existingLocales = new Set(pages.filter((page) => page.path === path).map((page) => page.locale));
    const missing = codes.filter((code) => !existingLocales.has(code));
    if (missing.length > 0) limited.set(path, { file, codes: missing });
  }
  return limited;
}

const pathOf = (href: string) => canonicalPath(safeDecode(splitAddress(href).pathname));
const translationOf = (file: string, code: string) => file.replace(/\.mdx$/, `.${code}.mdx`);

/** Reports `fallback: false` in translations: only the original may set it. */
function checkTranslations({ docs, posts, codes }: Content): Finding[] {
  const translations = [...docs, ...posts].filter(({ locale }) => locale !== codes[0]);
  return translations.flatMap(({ file, locale, frontMatter, locate }) =>
    frontMatter.fallback
      ? []
      : {
          file,
          ...locate(['fallback'], true),
          ...say('translation/fallback.here', { file: file.replace(`.${locale}.mdx`, '.mdx') }),
        },
  );
}

/** Returns the finding for a link in a text of a language. */
function linkFinding(href: string, locale: string, limited: ReadonlyMap<string, LimitedPage>) {
  const page = limited.get(pathOf(href));
  if (page?.codes.includes(locale) !== true) return undefined;
  return say('translation/fallback', { href, locale, file: translationOf(page.file, locale) });
}

/** Reports links of the layout to pages that some languages lack. */
function checkLayout({ site, source }: Content, limited: ReadonlyMap<string, LimitedPage>): Finding[] {
  return siteLinks(site).flatMap(({ path, key }) => {
    const page = limited.get(canonicalPath(path));
    if (page === undefined) return [];
    return {
      file: source.file,
      ...source.locate(key),
      ...say('translation/fallback.layout', { path, codes: page.codes.join(', '), file: page.file }),
    };
  });
}

/** Reports published addresses in a language that no longer shows their page. */
function checkPublished({ folder, codes }: Content, limited: ReadonlyMap<string, LimitedPage>): Finding[] {
  const [defaultCode = ''] = codes;
  const { file, lines } = readPublishedLinks(folder);
  return lines.flatMap(({ line, written }): Finding | Finding[] => {
    if (written === undefined) return [];
    const { code, path } = locatePath(canonicalPath(written.path.text), codes, defaultCode);
    const page = limited.get(path);
    if (page?.codes.includes(code) !== true) return [];
    return {
      file,
      line,
      column: written.path.column,
      ...say('translation/fallback.published', {
        path: localizedPath(path, code, defaultCode),
        code,
        translation: translationOf(page.file, code),
        file: page.file,
      }),
    };
  });
}

/** Reports links in a language to pages that it does not show. */
function checkFallback(content: Content): Finding[] {
  const limited = limitedPages(content);
  const [defaultCode] = content.codes;
  const texts = [...content.docs, ...content.posts].filter(({ locale }) => locale !== defaultCode);
  return [
    ...checkTranslations(content),
    ...texts.flatMap(({ file, locale, content: { links } }) =>
      links.flatMap(({ href, line, column }) => {
        const finding = linkFinding(href, locale, limited);
        return finding === undefined ? [] : [{ file, line, column, ...finding }];
      }),
    ),
    ...checkLayout(content, limited),
    ...checkPublished(content, limited),
  ];
}

export const fallback = defineRule(
  'translation/fallback',
  error('No link points to a page in a language that it is not shown in.'),
  checkFallback,
);
