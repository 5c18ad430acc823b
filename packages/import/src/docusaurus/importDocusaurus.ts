import path from 'node:path';
import { stringify } from 'yaml';
import { MAIN_ROOT, isWithin, joinPath, rootPath, safeDecode } from '../core';
import type { ImportPlan, PlannedFile, Progress } from '../plan';
import { NO_MEMO, type TextMemo } from '../textMemo';
import { blogAddresses } from './blogAddresses';
import { blogTables } from './blogTables';
import { convertPages } from './convertPages';
import { convertSidebars, firstDoc, type SidebarOutput } from './convertSidebars';
import { followGenerated } from './followGenerated';
import { createCards } from './docCards';
import { writeFrontMatter } from './frontMatter';
import { fetchMedia } from './fetchMedia';
import { gatherPages, type SourcePage } from './gatherPages';
import { fixAnchors } from './fixAnchors';
import { addressIn, gatherRedirects, keepAddresses, readHostRedirects } from './oldAddresses';
import { sidebarMessages } from './messages';
import { createMovedComponents } from './movedComponents';
import { createResolver } from './pageLinks';
import type { PageText } from './pageText';
import { pruneSidebars } from './pruneSidebars';
import { reactPages } from './reactPages';
import { asText, readDocusaurusSite, type DocusaurusSite, type Json, type SiteRights } from './settings';
import { readSidebars, sidebarLabels, textFiles, versionsTable } from './siteParts';
import { comparedParts, publishedLinks } from './results';
import { readSiteConstants } from './siteConstants';
import { siteLook } from './siteLook';
import { siteSettings } from './siteSettings';
import { findFiles, readSiteFile } from './sourceFiles';

interface Options {
  /** Folder of this site's UI texts, which new languages start with. */
  texts: string;
  progress: Progress;
  /** Hosts with private addresses from which images are fetched, too; undefined to fetch none. */
  fetchFrom?: readonly string[] | undefined;
  /** True to keep components that need only React on the pages. */
  keepsReact?: boolean;
}

const NO_MEDIA = { media: new Map<string, never>(), entries: [] };

/** Options for other kinds of sites. */
interface SiteOptions {
  memo?: TextMemo;
  readPage?: (text: string, file: string) => PageText;
  /** The sidebars of the docs, where they are in no file of Docusaurus. */
  sidebars?: Json;
}

const MAX_WAYS = 6;

/** Files that hosts read as settings, some of which can hand the whole site to another host. */
const HOST_FILES =
  /^(?:CNAME|_headers|_redirects|_routes\.json|_worker\.(?:js|ts)(?:\/.*)?|web\.config|staticwebapp\.config\.json|(?:.*\/)?\.htaccess|netlify\.toml|vercel\.json|firebase\.json)$/i;

/** Plans the import of a Docusaurus site; returns a message where the folder is not one. Writes nothing. */
export async function importDocusaurus(folder: string, options: Options & SiteRights): Promise<ImportPlan | string> {
  const site = await readDocusaurusSite(folder, options);
  return typeof site === 'string' ? site : importSite(site, options);
}

/** Plans the import of a site whose settings have been read. */
export async function importSite(
  site: DocusaurusSite,
  { texts, progress, fetchFrom, keepsReact, readPage, sidebars: ownSidebars, memo = NO_MEMO }: Options & SiteOptions,
): Promise<ImportPlan | string> {
  const { folder } = site;
  const { pages, versions, locales, entries, pictures, docsBase } = gatherPages(site, readPage);
  const rootOf = (version: string | undefined) => rootPath(version ?? MAIN_ROOT, docsBase);
  entries.unshift(...site.entries);
  const defaultLocale = locales[0]?.code ?? 'en';
  const originals = pages.filter(({ locale }) => locale === defaultLocale);
  const posts = originals.filter(({ kind }) => kind === 'post');
  if (originals.every(({ kind }) => kind !== 'doc' && kind !== 'page'))
    return `${folder} has no docs: there are no .md or .mdx files in ${site.docs.map((each) => each.folder).join(', ') || 'docs'}.\nName the folder of the site, and check the setting "path" of its docs.`;

  /** The docs by their ids in sidebars and settings; of two with the same, the first. */
  const docs = new Map<string, SourcePage>();
  for (const page of originals.filter(({ kind }) => kind === 'doc')) {
    const key = `${page.shelf} ${page.id}`;
    const first = docs.get(key);
    const message = `${first?.name ?? ''} has the id "${page.id}", too; sidebars that name it have that page.`;
    if (first === undefined) docs.set(key, page);
    else entries.push({ kind: 'duplicate', message, from: { file: page.name } });
  }

  const byRoute = new Map(originals.map((page) => [page.route, page.path]));
  const others = new Map<string, string>();
  const plainRoute = (href: string) => joinPath(safeDecode(href.replace(/(?:\/index\.html)?(?:[?#].*)?$/, '')));
  const pathOf = (href: string): string | undefined => {
    const plain = plainRoute(href);
    return byRoute.get(plain) ?? others.get(addressIn(others, plain.toLowerCase()) ?? '');
  };

  // Each version of the main docs has a sidebars file; the sidebars of other docs are in the current version's.
  const files: PlannedFile[] = [];
  const output = new Map<string | undefined, Record<string, SidebarOutput>>();
  const taken = new Map<string | undefined, Set<string>>();
  const placed = new Set<string>();
  const slugs = new Set<string>();
  const categories = new Map<string, string>();
  const generated = new Set<string>();
  const namesOf = new Map<string, ReadonlyMap<string, string>>();
  for (const version of versions) {
    const names = taken.get(version.version) ?? new Set<string>();
    taken.set(version.version, names);
    const result = convertSidebars({
      sidebars: ownSidebars ?? (await readSidebars(site, version, entries)),
      version,
      root: rootOf(version.version),
      readable: site.readable,
      pages: originals.filter(({ shelf }) => shelf === version.shelf),
      others: originals.filter(({ kind }) => kind === 'page'),
      docOf: (id) => docs.get(`${version.shelf} ${id}`),
      taken: names,
      placed,
      slugs,
      pathOf,
      labels: sidebarLabels(site, version.instance.id),
      translate: sidebarMessages(site, locales, version),
      file:
        version.sidebars === undefined || version.sidebars === 'auto'
          ? version.name
          : path.relative(folder, version.sidebars),
    });
    entries.push(...result.entries);
    for (const [from, to] of result.categories) {
      others.set(from.toLowerCase(), to);
      categories.set(from, to);
    }
    namesOf.set(version.shelf, result.names);
    for (const path of result.generated) generated.add(path);
    output.set(version.version, { ...output.get(version.version), ...result.sidebars });
  }

  const tables = blogTables(site, posts);
  const blogPages = blogAddresses(site, posts, tables);
  entries.push(...tables.entries, ...blogPages.entries);
  for (const [from, to] of blogPages.pages) if (!byRoute.has(from)) others.set(from.toLowerCase(), to);

  const routes = originals.map(({ route }) => route);
  const redirects = await gatherRedirects({ site, routes, pathOf, plainRoute, entries });
  for (const [from, to] of redirects) others.set(from.toLowerCase(), to.replace(/#.*$/, ''));

  const fetched = fetchFrom === undefined ? NO_MEDIA : await fetchMedia(pages, new Set(fetchFrom));
  entries.push(...fetched.entries);
  const resolver = createResolver({ site, pages, others, pictures, hasBlog: posts.length > 0, media: fetched.media });
  const components = createMovedComponents(folder, resolver, keepsReact);
  const converted = await convertPages({
    pages,
    defaultLocale,
    resolver,
    tables,
    sidebarName: (page, old) => namesOf.get(page.shelf)?.get(old),
    docPath: (page, id) => docs.get(`${page.shelf} ${id}`)?.path,
    cards: createCards(pages, rootOf, (version) => Object.values(output.get(version) ?? {})),
    components,
    constants: await readSiteConstants(site, pages, resolver),
    progress,
    memo,
    isDocusaurus: readPage === undefined,
  });
  files.push(...components.files());
  // Not `push(...entries)`: a call takes fewer arguments than a large site has entries.
  for (const entry of [...components.entries(), ...converted.entries, ...fixAnchors(converted.pages, defaultLocale)])
    entries.push(entry);

  const { lines, aliases } = keepAddresses({ pages: converted.pages, defaultLocale, redirects, others, entries });
  const written = new Set(converted.pages.map(({ page }) => page.path));
  const removed = new Set(originals.filter(({ path: own }) => !written.has(own)).map(({ path: own }) => own));
  const yaml = (value: unknown) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
  const sidebarsNow = new Map(
    [...output].map(([version, sidebars]) => [version, pruneSidebars(sidebars, rootOf(version), removed)]),
  );
  for (const [version, sidebars] of sidebarsNow) {
    if (Object.keys(sidebars).length === 0) continue;
    const ofVersion = converted.pages.filter(
      ({ page }) => page.locale === defaultLocale && page.kind !== 'post' && page.version === version,
    );
    const written = followGenerated({ sidebars, root: rootOf(version), pages: ofVersion, generated });
    files.push({
      path: version === undefined ? 'sidebars.yaml' : `versions/${version}/sidebars.yaml`,
      content: yaml(written),
    });
  }
  for (const { file, frontMatter, body, page } of converted.pages)
    files.push({ path: file, content: `${writeFrontMatter(frontMatter)}\n${body.trimEnd()}\n`, from: page.name });
  const otherRoots = versions.filter(
    ({ version }) => version !== undefined && [...written].some((each) => isWithin(each, `/docs/${version}`)),
  );
  if (otherRoots.length > 0) files.push({ path: 'versions.yaml', content: yaml(versionsTable(versions, otherRoots)) });
  if (lines.length > 0)
    files.push({ path: 'redirects.yaml', content: yaml(lines.map(([from, to]) => ({ from, to }))) });
  if (posts.length > 0) {
    files.push({ path: 'blog/authors.yaml', content: yaml(tables.authors) });
    if (Object.keys(tables.tags).length > 0) files.push({ path: 'blog/tags.yaml', content: yaml(tables.tags) });
  }

  const current = sidebarsNow.get(undefined) ?? {};
  const lists = Object.values(current).map(({ items }) => items);
  const [only] = lists;
  // With one sidebar, the home page links to the first pages of its categories.
  const ways = (lists.length === 1 && only !== undefined ? only.map((item) => [item]) : lists).flatMap((items) => {
    const first = firstDoc(items);
    return first === undefined ? [] : [joinPath(docsBase, first)];
  });
  const assets = resolver.assets();
  const staticFiles = site.staticFolders.flatMap((statics) => {
    const { files: found, skipped } = findFiles(statics);
    const note = (message: string, file: string) =>
      entries.push({ kind: 'file', message, from: { file: path.relative(folder, file) } });
    for (const { file, message } of skipped) note(message, file);
    for (const { file, relative } of found)
      if (HOST_FILES.test(relative) && relative !== '_redirects')
        note('It is a setting of a host, so it was not copied: the build writes its own. See deploy.', file);
    return found.filter(({ relative }) => !HOST_FILES.test(relative));
  });
  const servedFiles = new Set(staticFiles.map(({ relative }) => `/${relative}`));
  const { settings, entries: settingEntries } = await siteSettings({
    site,
    locales,
    pathOf: (href) => {
      const found = pathOf(href);
      if (found !== undefined && (written.has(found) || !originals.some((page) => page.path === found))) return found;
      const plain = plainRoute(href);
      if (servedFiles.has(plain)) return undefined;
      return plain === '/' || plain === '/search' ? plain : undefined;
    },
    docPath: (id, instance) => {
      const shelf = versions.find((version) => version.instance.id === instance)?.shelf ?? '';
      const found = docs.get(`${shelf} ${id}`)?.path;
      return found !== undefined && written.has(found) ? found : undefined;
    },
    sidebarPath: (name, instance) => {
      const version = versions.find((each) => each.instance.id === instance);
      const ownName = namesOf.get(version?.shelf ?? '')?.get(name);
      const first = ownName === undefined ? undefined : firstDoc(current[ownName]?.items ?? []);
      return first === undefined ? undefined : joinPath(docsBase, first);
    },
    isServed: (address) => servedFiles.has(address),
    ways: ways.slice(0, MAX_WAYS),
    docsBase,
  });
  const look = await siteLook(site);
  const host = readHostRedirects(site);
  const hostLines = host.others;
  if (hostLines.length > 0)
    files.push({ path: 'static/_redirects', content: `${hostLines.map(({ text }) => text).join('\n')}\n` });
  for (const { text, place } of host.refused) {
    const message = `This line hands addresses of the site to another host or page, so it was left out: ${text}`;
    entries.push({ kind: 'config', message, from: place });
  }
  for (const file of new Set(hostLines.map(({ place }) => place.file))) {
    const lines = hostLines.flatMap(({ place }) => (place.file === file ? [place.line] : [])).join(', ');
    const message = `Only hosts that read _redirects apply these lines, which are in static/_redirects now: ${lines}.`;
    entries.push({ kind: 'config', message, from: { file }, to: { file: 'static/_redirects' } });
  }
  for (const file of ['netlify.toml', 'vercel.json']) {
    const message = 'Its redirects were not read. Write those of single pages into redirects.yaml.';
    if (/\bredirects\b/.test(readSiteFile(path.join(folder, file), site.readable) ?? ''))
      entries.push({ kind: 'config', message, from: { file } });
  }
  const untranslated = locales.slice(1).filter(({ code }) => pages.every(({ locale }) => locale !== code));
  if (untranslated.length > 0) {
    const message = `No page is in ${untranslated.map(({ code }) => code).join(', ')}: readers see the original there. Add the pages, or take the languages out of site.yaml.`;
    entries.push({ kind: 'locale', message, from: { file: site.configFile } });
  }
  entries.push(...settingEntries, ...look.entries);
  const hosts = resolver.hosts();
  const advice =
    hosts.length === 0
      ? ''
      : `# Pages show images and videos of these hosts if you allow it:\n# media: { hosts: [${hosts.join(', ')}] }\n`;
  files.unshift({ path: 'site.yaml', content: yaml(settings) + advice });
  files.push(...resolver.pictures(), ...look.files);
  files.push(...textFiles(texts, site, locales, entries));
  const copied = new Map<string, string>(assets.map(({ target, file }) => [target, file]));
  for (const { file, relative } of staticFiles)
    if (!copied.has(`static/${relative}`) && !files.some((each) => each.path === `static/${relative}`))
      copied.set(`static/${relative}`, file);
  for (const [target, file] of copied)
    files.push({ path: target, content: { copyOf: file }, from: path.relative(folder, file) });

  const ofReact = reactPages(site);
  entries.push(...ofReact.map(({ entry }) => entry), ...(site.unused?.() ?? []));

  const keepsOld = (route: string) => aliases.has(route) || redirects.has(route);
  files.push({ path: 'published-links.txt', content: publishedLinks(converted.pages, defaultLocale, keepsOld) });
  const codes = locales.map(({ code }) => code);
  return {
    files,
    entries,
    ...comparedParts({
      pages: converted.pages,
      all: pages,
      defaultLocale,
      codes,
      oldPaths: [
        ...[...site.redirects, ...host.pages].map(({ from }) => plainRoute(from)),
        ...categories.keys(),
        ...blogPages.pages.keys(),
        ...blogPages.lost,
        ...ofReact.map(({ route }) => route),
      ],
      newPaths: [...aliases, ...lines.map(([from]) => from), ...categories.values(), ...blogPages.pages.values(), '/'],
    }),
    origin: asText(site.config.url)?.replace(/\/+$/, '') ?? '',
    base: typeof site.config.baseUrl === 'string' ? site.config.baseUrl : '/',
  };
}
