import { FORMAT_VERSION, joinPath, languageName } from '../core';
import path from 'node:path';
import sharp from 'sharp';
import { existsSync } from 'node:fs';
import type { ReportEntry } from '../markdown/reportEntry';
import { readHostRedirects } from './oldAddresses';
import { plainText } from './plainText';
import { readMessages } from './messages';
import { languageOf } from './readLocales';
import { asGroup, asList, asRoute, asText, type DocusaurusSite, type Json } from './settings';
import { isReadable } from './sourceFiles';

interface Input {
  site: DocusaurusSite;
  locales: readonly { old: string; code: string }[];
  /** Returns the new address of a page; undefined without one. */
  pathOf: (href: string) => string | undefined;
  /** Returns the new address of a doc by id. */
  docPath: (id: string, instance: string) => string | undefined;
  /** Returns the new address of a sidebar's first doc, by old name. */
  sidebarPath: (name: string, instance: string) => string | undefined;
  /** True for a file that the site serves as it is. */
  isServed: (path: string) => boolean;
  /** Pages that the home page links to. */
  ways: readonly string[];
  /** Path of the docs. */
  docsBase: string;
}

interface SettingsOutput {
  settings: Record<string, unknown>;
  entries: ReportEntry[];
}

/** Returns a text of the settings as one line without signs that nobody sees. */
const lineOf = (value: unknown) =>
  asText(
    asText(value)
      ?.replace(/\s+/g, ' ')
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .trim(),
  );

const withoutMarks = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*/g, '');
/** Returns the settings for `site.yaml`. */
export async function siteSettings({
  site,
  locales,
  pathOf,
  docPath,
  sidebarPath,
  isServed,
  ways,
  docsBase,
}: Input): Promise<SettingsOutput> {
  const { config, themeConfig } = site;
  const entries: ReportEntry[] = [];
  const file = site.configFile;
  const note = (message: string) => entries.push({ kind: 'config', message, from: { file } });
  const localeConfigs = asGroup(asGroup(config.i18n).localeConfigs);
  const title = lineOf(config.title) ?? 'Site';

  const origin = asText(config.url)?.replace(/\/+$/, '') ?? '';
  /** Returns the path of a full address of the site. */
  const withoutOrigin = (address: string) =>
    origin !== '' && `${address}/`.startsWith(`${origin}/`) ? address.slice(origin.length) || '/' : address;
  const hostRedirects = new Map(readHostRedirects(site).others.map(({ from, to }) => [from, to]));
  /** Returns `to` or `href` of a link in the bar or the footer; undefined for a broken link. */
  const target = (group: Json): { to: string } | { href: string } | undefined => {
    const full = asText(group.to) ?? asText(group.href) ?? '';
    const own = withoutOrigin(full);
    const written = hostRedirects.get(own) ?? own;
    if (/^(?:https?:|mailto:|tel:)/.test(written)) return { href: written.replace(/\s/g, '%20') };
    const address = written.replace(/^pathname:\/\//, '');
    const file = [address, joinPath(address, 'index.html')].find(isServed);
    if (file !== undefined) return { href: file };
    const found = pathOf(address);
    return found === undefined ? undefined : { to: found.replace(/[?#].*$/, '') };
  };
  const ofBar = readMessages(site, locales, 'docusaurus-theme-classic/navbar.json');
  const ofFooter = readMessages(site, locales, 'docusaurus-theme-classic/footer.json');
  const linkOf = (value: unknown, place: 'the bar' | 'the footer'): Record<string, unknown> | undefined => {
    const group = asGroup(value);
    const label = asText(group.label) ?? asText(group['aria-label']) ?? '';
    const type = asText(group.type);
    const instance = asText(group.docsPluginId) ?? 'default';
    const within = (to: string | undefined) => (to === undefined ? undefined : { to });
    const found =
      type === 'doc' && asText(group.docId) !== undefined
        ? within(docPath(asText(group.docId) ?? '', instance))
        : type === 'docSidebar'
          ? within(sidebarPath(asText(group.sidebarId) ?? '', instance))
          : target(group);
    const name = label === '' ? (asText(group.docId) ?? asText(group.href)?.replace(/^https?:\/\//, '') ?? '') : label;
    if (found === undefined || name === '') {
      note(
        `A link of ${place} was left out: ${name === '' ? JSON.stringify(value).slice(0, 100) : name} (${asText(group.to) ?? asText(group.href) ?? asText(group.docId) ?? type ?? ''}).`,
      );
      return undefined;
    }
    const text = plainText(name);
    const translated =
      place === 'the bar' ? ofBar(text, `item.label.${name}`) : ofFooter(text, `link.item.label.${name}`);
    return { ...found, label: translated };
  };

  const navbar = asGroup(themeConfig.navbar);
  const items: Json[] = [];
  for (const value of asList(navbar.items)) {
    const group = asGroup(value);
    const type = asText(group.type);
    const position = group.position === 'right' ? { position: 'right' } : {};
    if (type === 'search') items.push({ type: 'search', ...position });
    else if (type === 'localeDropdown' || type === 'docsVersionDropdown') {
      const links = ['dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((key) =>
        asList(group[key]).flatMap((each) => (asGroup(each).type === 'html' ? [] : (linkOf(each, 'the bar') ?? []))),
      );
      if (links.length > 0) items.push({ type: 'dropdown', ...position, label: 'More', items: links });
    } else if (type === 'html' || type === 'docsVersion' || type?.startsWith('custom-') === true)
      note(`An item of the bar of the type "${type}" was left out.`);
    else if (type === 'dropdown' || Array.isArray(group.items)) {
      const links = asList(group.items).flatMap((each) => linkOf(each, 'the bar') ?? []);
      if (links.length > 0)
        items.push({
          type: 'dropdown',
          ...position,
          label: ofBar(asText(group.label) ?? 'More', `item.label.${asText(group.label) ?? ''}`),
          items: links,
        });
    } else {
      const link = linkOf(value, 'the bar');
      if (link !== undefined) items.push({ type: 'link', ...position, ...link });
    }
  }

  // Some sites repeat links of the bar in a dropdown for narrow windows, where this site has a menu.
  const inBar = new Set(items.map(({ to, href }) => to ?? href));
  const isRepeated = (item: Json) =>
    item.type === 'dropdown' &&
    asList(item.items)
      .map(asGroup)
      .every(({ to, href }) => inBar.has(to ?? href));
  if (items.some(isRepeated)) note('A dropdown was left out: all its links are in the bar.');

  const logo = asGroup(navbar.logo);
  const sizeOf = async (src: string): Promise<{ width: number; height: number } | undefined> => {
    const folders = [...site.staticFolders, ...site.docs.map(({ folder }) => folder)];
    const found = folders.map((folder) => path.join(folder, src)).find((each) => existsSync(each));
    if (found === undefined || !isReadable(found, folders)) return undefined;
    try {
      const { width = 32, height = 32 } = await sharp(found).metadata();
      return { width: Math.max(1, Math.round((width / height) * 32)), height: 32 };
    } catch {
      return undefined;
    }
  };
  const rooted = (src: string) => `/${src.replace(/^\/+/, '')}`;
  const logoSrc = asText(logo.src);
  const size = logoSrc === undefined || /^https?:/.test(logoSrc) ? undefined : await sizeOf(logoSrc);
  const dark = asText(logo.srcDark);
  const srcDark = dark === undefined || (await sizeOf(dark)) === undefined ? undefined : rooted(dark);
  if (logoSrc !== undefined && size === undefined) {
    const isThere = site.staticFolders.some((folder) => existsSync(path.join(folder, logoSrc)));
    const reason = isThere
      ? 'it is no picture of a known format, or a link out of the folder. Save it there as SVG or PNG'
      : 'it is not in the site';
    note(`The logo "${logoSrc}" was left out: ${reason}.`);
  }

  const footer = asGroup(themeConfig.footer);
  const columns = asList(footer.links).map(asGroup);
  const isColumns = columns.some((each) => Array.isArray(each.items));
  const links = isColumns
    ? columns.flatMap((column) => {
        const inner = asList(column.items).flatMap((each) => {
          const group = asGroup(each);
          if (asText(group.html) !== undefined) {
            note(`A piece of HTML in the footer was left out: ${plainText(asText(group.html) ?? '').slice(0, 80)}`);
            return [];
          }
          return linkOf(each, 'the footer') ?? [];
        });
        const name = asText(column.title) ?? title;
        return inner.length === 0 ? [] : [{ title: ofFooter(name, `link.title.${name}`), items: inner }];
      })
    : columns.flatMap((each) => linkOf(each, 'the footer') ?? []);
  const copyrightHtml = asText(footer.copyright) ?? title;
  if (/<a\s/i.test(copyrightHtml)) note('The links of the copyright line were left out: it is plain text here.');
  const copyright = ofFooter(copyrightHtml, 'copyright');
  const plainCopyright = (text: string) => withoutMarks(plainText(text)) || title;

  const bar = asGroup(themeConfig.announcementBar);
  const announcement = plainText(asText(bar.content) ?? '').replace(
    /\]\(((?:\([^)]*\)|[^()])*)\)/g,
    (all, written: string) => {
      const href = withoutOrigin(written);
      if (/^(?:https?:|mailto:|tel:)/.test(href)) return all;
      const to = pathOf(href);
      return to === undefined ? ']' : `](${to})`;
    },
  );
  const colors = asGroup(themeConfig.colorMode);
  const url = asText(config.url)?.replace(/\/+$/, '') ?? 'https://example.com';
  const base = asRoute(config.baseUrl, '/', 'baseUrl', note);
  const isOrigin = /^https?:\/\/[\p{L}\p{N}.-]+(?::\d+)?$/u.test(url) && URL.canParse(url);
  if (asText(config.url) !== undefined && !isOrigin)
    note(`"${url}" is no address of a site. Write it into site.yaml: url.`);
  const description = lineOf(config.tagline);
  const settings = {
    title,
    formatVersion: FORMAT_VERSION,
    titleDelimiter: asText(config.titleDelimiter),
    description: description ?? title,
    url: isOrigin ? url : 'https://example.com',
    baseUrl: joinPath(base, '/') === '/' ? '/' : `${joinPath(base)}/`,
    locales: locales.map(({ old, code }, index) => {
      const own = asGroup(localeConfigs[old]);
      return {
        code,
        label: lineOf(own.label) ?? languageName(languageOf(old)?.toString() ?? code, code),
        htmlLang: languageOf(asText(own.htmlLang) ?? old)?.toString() ?? code,
        baseUrl: index === 0 ? '/' : `/${code}/`,
      };
    }),
    navbar: {
      items: items.filter((item) => !isRepeated(item)),
      hideOnScroll: navbar.hideOnScroll === true ? undefined : false,
      logo: logoSrc === undefined || size === undefined ? undefined : { src: rooted(logoSrc), srcDark, ...size },
    },
    footer: {
      style: footer.style === 'dark' ? 'dark' : undefined,
      links,
      copyright:
        typeof copyright === 'string'
          ? plainCopyright(copyright)
          : Object.fromEntries(Object.entries(copyright).map(([code, text]) => [code, plainCopyright(text)])),
    },
    docs: docsBase === '/docs' ? undefined : { base: docsBase },
    home: { ways: [...ways] },
    // Imported texts were written by other rules, so the checks are gentle.
    checks: { preset: 'gentle' },
    colorMode: {
      default: colors.defaultMode === 'dark' ? 'dark' : undefined,
      respectSystem: colors.respectPrefersColorScheme === true || undefined,
      canSwitch: colors.disableSwitch === true ? false : undefined,
    },
    announcement:
      announcement === ''
        ? undefined
        : { id: asText(bar.id), content: announcement, closeable: bar.isCloseable === false ? false : undefined },
  };
  // Without the settings that are undefined.
  return { settings: JSON.parse(JSON.stringify(settings)) as Record<string, unknown>, entries };
}
