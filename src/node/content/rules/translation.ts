import type { Finding } from '../../diagnostics/diagnostic';
import { localizedPath, locatePath } from '../../../model/site/locale';
import { canonicalPath, hrefPath } from '../../../model/site/path';
import type { Content } from '../loadContent';
import { readPublishedLinks } from '../publishedLinkList';
import { siteLinks } from '../checks/siteLinks';
import { error, warning, essential } from '../../diagnostics/rule';
import { defineRule } from './contentRule';
import { say } from '../say';
import { codeLines } from '../checks/codeLines';
import type { Doc, Post } from '../pageReader';
import { readText } from '../../files/readText';
import { docRootOf } from '../../../model/pages/docRoots';
import { nearestPage } from '../checks/nearestPage';
import { isOlder } from '../../schema/kindsSchema';
import { readGitDates } from '../gitDates';

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
  const page = limited.get(hrefPath(href));
  if (page?.codes.includes(locale) !== true) return undefined;
  return say('translation/fallback', { href, locale, file: translationOf(page.file, locale) });
}

/** Reports links of the layout to pages that some languages lack. */
function checkLayout(content: Content, limited: ReadonlyMap<string, LimitedPage>): Finding[] {
  const { source } = content;
  return siteLinks(content).flatMap(({ path, key }) => {
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
      links.flatMap(({ href, ...place }) => {
        const finding = linkFinding(href, locale, limited);
        return finding === undefined ? [] : [{ file, ...place, ...finding }];
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

const HEADING = /^(#{2,6}\s.*?)\s*(?:\{#[^{}\s]+\})?[ \t]*$/;

const shelfOf = (page: Doc | Post) => `${'version' in page ? page.version : 'post'} ${page.path}`;
const depthsOf = ({ content }: Doc | Post) => content.headings.map(({ depth }) => depth).join();

/** Reports headings of a translation whose ids differ from the original's. */
function compare(page: Doc | Post, original: Doc | Post): Finding[] {
  const { headings } = page.content;
  const ids = original.content.headings.map(({ id }) => id);
  if (headings.every(({ id }, index) => id === ids[index])) return [];
  const lines = readText(page.absolutePath).split('\n');
  const inCode = codeLines(lines);
  const starts = lines.reduce<number[]>((all, line) => [...all, (all[all.length - 1] ?? 0) + line.length + 1], [0]);
  const places = lines.flatMap((line, index) => (HEADING.test(line) && !inCode.has(index) ? [index] : []));
  // Headings of another form, such as underlined ones, are not fixed.
  if (places.length !== headings.length) return [];
  return headings.flatMap(({ id, depth }, at): Finding | Finding[] => {
    const [wanted = '', index = 0] = [ids[at], places[at]];
    if (id === wanted) return [];
    const line = lines[index] ?? '';
    const start = starts[index] ?? 0;
    const text = `${HEADING.exec(line)?.[1] ?? line} {#${wanted}}`;
    return {
      file: page.file,
      line: index + 1,
      column: 1,
      ...say('translation/heading-ids', { id, wanted, file: original.file, marks: '#'.repeat(depth) }),
      fix: { edits: [{ start, end: start + line.length, text }], targets: [{ from: `#${id}`, to: `#${wanted}` }] },
    };
  });
}

/** Reports headings with other ids than in the original, in translations whose headings match it one by one. */
function checkHeadingIds({ docs, posts, codes, brokenDocs }: Content): Finding[] {
  const pages = [...docs, ...posts].filter(({ path }) => !brokenDocs.includes(path));
  const originals = new Map(pages.filter(({ locale }) => locale === codes[0]).map((page) => [shelfOf(page), page]));
  return pages.flatMap((page) => {
    const original = page.locale === codes[0] ? undefined : originals.get(shelfOf(page));
    return original === undefined || depthsOf(page) !== depthsOf(original) ? [] : compare(page, original);
  });
}

export const headingIds = defineRule(
  'translation/heading-ids',
  warning('Headings of a translation have the ids of their originals.'),
  checkHeadingIds,
);

/** Reports translations without an original. */
function checkOriginals({ docs, posts, brokenDocs, broken, codes, otherRoots }: Content): Finding[] {
  // An unreadable post may be the original of every translated post.
  const pages = [...docs, ...(broken.has('posts') ? [] : posts)];
  const originals = pages.filter(({ locale }) => locale === codes[0]);
  const paths = new Set([...brokenDocs, ...originals.map(({ path }) => path)]);
  const isOfVersion = (path: string) => (each: { path: string }) =>
    docRootOf(each.path, otherRoots) === docRootOf(path, otherRoots);
  return pages
    .filter(({ path, locale }) => locale !== codes[0] && !paths.has(path))
    .map(({ file, path, locale }) => ({
      file,
      line: 1,
      column: 1,
      ...say(
        'translation/no-original',
        { locale, path, file: file.replace(`.${locale}.mdx`, '.mdx') },
        movedHint(path, locale, originals.filter(isOfVersion(path))),
      ),
    }));
}

/** Returns the hint for a translation whose original probably moved: to an alias of a page, or a similar path. */
function movedHint(path: string, locale: string, originals: readonly (Doc | Post)[]): string | undefined {
  const likely = nearestPage(
    path,
    originals.map((page) => page.path),
  );
  const moved = originals.find(({ frontMatter }) => frontMatter.aliases.includes(path));
  const original = moved ?? originals.find((page) => page.path === likely);
  if (original === undefined) return undefined;
  const renamed = original.file.replace(/\.mdx$/, `.${locale}.mdx`);
  return say('translation/no-original.moved', { original: original.file, renamed }).message;
}

export const noOriginal = defineRule(
  'translation/no-original',
  essential('A translation has an original.'),
  checkOriginals,
);

/** Reports translations whose originals have changed later, according to git. */
function adviseTranslations({ docs, posts, codes, folder }: Content): Finding[] {
  const pages = [...docs, ...posts].filter(({ frontMatter }) => !frontMatter.draft);
  const originals = new Map(pages.filter(({ locale }) => locale === codes[0]).map((page) => [shelfOf(page), page]));
  const translations = pages.filter(({ locale }) => locale !== codes[0]);
  const dates = translations.length === 0 ? undefined : readGitDates(folder);
  return translations.flatMap((page): Finding[] => {
    const original = originals.get(shelfOf(page));
    const other = dates?.get(original?.absolutePath ?? '')?.changed;
    if (original === undefined || !isOlder(dates?.get(page.absolutePath)?.changed, other)) return [];
    return [{ file: page.file, line: 1, column: 1, ...say('translation/outdated', { file: original.file }) }];
  });
}

export const outdatedTranslation = defineRule(
  'translation/outdated',
  { ...warning('Translations are as new as their originals.'), gentle: 'warning' },
  adviseTranslations,
);
