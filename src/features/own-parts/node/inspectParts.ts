import { readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { isFilePath, linkKind } from '../../../model/site/link';
import { HOME_SECTIONS } from '../../../model/pages/homeSections';
import { splitAddress } from '../../../model/site/path';
import { hasPath, knownPaths, pathsWithoutFile, type KnownPaths } from '../../../node/content/checks/knownPaths';
import type { Content } from '../../../node/content/loadContent';
import { elementsOf } from '../../../node/content/mdx/components/registry';
import { judgeAttributes } from '../../../node/content/mdx/renderedCode';
import { say as sayOfContent } from '../../../node/content/say';
import { didYouMean } from '../../../node/diagnostics/nearest';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { displayName } from '../../../node/files/contentFolder';
import { siteFields } from '../../../node/graphql/siteNodes';
import { parseHtml } from '../../../node/html/parseHtml';
import { createCodeLoader, lineOf, type CodeLoader } from './codeLoader';
import { extensionFiles, loadElements, loadExtensions } from './ownCode';
import { loadPlugins } from './markdownPlugins';
import { codeFiles, readParts, say, type PageTexts, type Part } from './parts';

/** Properties with which the check renders every part: those of all slots and overrides, with content of the site. */
function sampleProps({ docs, ...content }: Content, locale: string) {
  const { site } = content;
  const fields = siteFields(content, locale);
  const cardOf = (to: string) => {
    const { title, description } = docs.find(({ path: docPath }) => docPath === to)?.frontMatter ?? {};
    return { path: to, href: to, title: title ?? site.title, description: description ?? '', lang: null };
  };
  const page = { sitePath: '/', path: '/', pageUrl: site.url, title: site.title, lead: '', lang: locale, data: {} };
  const search = { query: '', tags: [], isChosen: false, active: undefined, pages: [], isStale: false };
  const status = { changes: [], reviewed: null, unconfirmed: null, confirmationPage: null, lastUpdated: null };
  return {
    ...{ site: { ...fields, card: null, features: {} }, language: locale, logo: fields.navbar.logo },
    ...{ footer: fields.footer, tools: null, children: null, where: 'page' },
    ...page,
    ...search,
    ...status,
    ...{ editUrl: null, markdownUrl: site.url, areas: [], list: { current: null } },
    ...{ onArea: () => undefined, onQuery: () => undefined, searchPath: fields.searchPath },
    ...{ sections: site.home.sections ?? HOME_SECTIONS, image: site.home.image ?? 'drawing' },
    ...{ releasesPath: site.home.releases ?? null, release: null, posts: [], support: null },
    ways: site.home.ways.map(({ to, pictogram }) => ({ ...cardOf(to), pictogram })),
    featured: site.home.featured.map(cardOf),
  };
}

/** Reports attributes that run code or that the site's policy blocks, and links to missing pages. */
function inspectHtml(html: string, file: string, paths: KnownPaths): ReadingFinding[] {
  const findings: ReadingFinding[] = [];
  const source = readFileSync(file, 'utf8');
  visit(parseHtml(html), 'element', (element) => {
    const { href } = element.properties;
    findings.push(
      ...judgeAttributes(element).map(({ rule, message, hint }) => ({ rule, file: displayName(file), message, hint })),
    );
    if (typeof href !== 'string' || linkKind(href) !== 'page' || isFilePath(href)) return;
    const { pathname } = splitAddress(href);
    if (hasPath(paths, pathname)) return;
    const place = source.includes(href) ? { line: lineOf(source, href) } : {};
    const text = sayOfContent('link/broken', { href }, didYouMean(pathname, paths.keys()));
    findings.push({ rule: 'part/link', file: displayName(file), ...place, ...text });
  });
  return findings;
}

/** Renders a part in each language until it fails. */
function inspectPart(loader: CodeLoader, { file }: Part, content: Content, paths: KnownPaths): ReadingFinding[] {
  const rendered = content.codes.map((locale) => loader.render(file, sampleProps(content, locale), locale));
  const failed = rendered.find(({ finding }) => finding !== undefined);
  return failed?.finding === undefined ? inspectHtml(rendered[0]?.value ?? '', file, paths) : [failed.finding];
}

/** Reports pages without title or description, and pages that something else makes, too. */
function inspectPages(loader: CodeLoader, pages: readonly Part[], content: Content): ReadingFinding[] {
  const { docs, posts, codes } = content;
  const originals = [...docs, ...posts].filter(({ locale }) => locale === codes[0]);
  const owners = new Map(originals.map(({ path: pagePath, file }) => [pagePath, file]));
  const ofSite = pathsWithoutFile(content);
  return pages.flatMap(({ name, file }) => {
    const place = { rule: 'part/page' as const, file: displayName(file) };
    const owner = owners.get(name) ?? (ofSite.has(name) ? say('part/page.site').message : undefined);
    if (owner !== undefined) return { ...place, ...say('part/page.clash', { path: name, owner }) };
    const { value } = loader.load(file);
    if (value === undefined) return [];
    const example = codes.map((code) => `${code}: '…'`).join(', ');
    return (['title', 'description'] as const).flatMap((text) => {
      const missing = codes.filter((code) => typeof (value as PageTexts)[text]?.[code] !== 'string');
      const languages = missing.join(', ');
      return missing.length === 0 ? [] : { ...place, ...say('part/page.text', { text, languages, example }) };
    });
  });
}

/** Reports elements whose name another element has. */
const inspectNames = ({ engine }: Content, files: ReadonlyMap<string, string>): ReadingFinding[] =>
  [...files].flatMap(([name, file]) => {
    const feature = elementsOf(engine.added).get(name)?.feature?.name;
    const owner = feature ?? sayOfContent('component/name.builtIn').message;
    return feature === 'own-parts' ? [] : { rule: 'part/element', file, ...say('part/taken', { name, owner }) };
  });

/** Reports plugins that cannot be loaded, or that the site does not trust. */
function inspectPlugins({ site, source, folder }: Content): ReadingFinding[] {
  const { markdownPlugins } = site;
  if (markdownPlugins === undefined) return [];
  const at = (key: readonly PropertyKey[]) => ({
    rule: 'part/plugin' as const,
    file: source.file,
    ...source.locate(['markdownPlugins', ...key]),
  });
  if (site.components !== 'trusted') return [{ ...at([]), ...say('part/plugin.untrusted') }];
  return loadPlugins(markdownPlugins, folder).flatMap(({ kind, index, name, error }) =>
    error === undefined ? [] : { ...at([kind, index]), ...say('part/plugin', { name, error }) },
  );
}

/** Returns the errors in slots, overrides, pages, elements and extensions of the content: renders each in each language. */
export function inspectParts(content: Content, known: readonly string[]): ReadingFinding[] {
  const { folder, site } = content;
  const plugins = inspectPlugins(content);
  const ofParts = ['slots', 'overrides', 'pages', 'elements'].flatMap((name) => codeFiles(folder, name));
  const files = [...ofParts, ...extensionFiles(folder)];
  // Unreadable settings do not say whether code may run.
  if (content.broken.has('site')) return [];
  if (files.length === 0) return plugins;
  if (site.components !== 'trusted')
    return [
      ...plugins,
      ...files.map((file) => ({ rule: 'part/untrusted' as const, file: displayName(file), ...say('part/untrusted') })),
    ];
  const loader = createCodeLoader(folder, false);
  const read = readParts(folder);
  const paths = knownPaths(content);
  const shown = Object.values(read)
    .flatMap(({ parts }) => parts)
    .filter(({ name }) => name !== 'Footer' || site.footer !== undefined);
  const elements = loadElements(folder);
  return [
    ...plugins,
    ...Object.values(read).flatMap(({ findings }) => findings),
    ...inspectPages(loader, read.pages.parts, content),
    ...shown.flatMap((part) => inspectPart(loader, part, content, paths)),
    ...elements.findings,
    ...inspectNames(content, elements.files),
    ...loadExtensions(folder, known).findings,
  ];
}
