import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/** What a finished page says of itself, as it lies in the output. */
export interface BuiltPage {
  /** Its address without the base path: `/en/docs/saldo`. */
  address: string;
  lang: string | undefined;
  titles: readonly string[];
  metas: readonly Attributes[];
  links: readonly Attributes[];
  /** Languages of its articles; null for one in the page's own. */
  articleLangs: readonly (string | null)[];
  /** Links in other languages within notes, by address. */
  noticeLinks: readonly Attributes[];
  /** The addresses of its links. */
  anchors: readonly string[];
  headings: number;
  ids: ReadonlySet<string>;
  /** Texts of its blocks of structured data. */
  jsonLd: readonly string[];
}

/** What the output holds besides pages. */
const NO_PAGES = /^(?:page-data|static|_gatsby|~partytown)\//;

function readPage(file: string, address: string): BuiltPage {
  const titles: string[] = [];
  const metas: Attributes[] = [];
  const links: Attributes[] = [];
  const articleLangs: (string | null)[] = [];
  const noticeLinks: Attributes[] = [];
  const anchors: string[] = [];
  const jsonLd: string[] = [];
  const ids = new Set<string>();
  const open: { name: string; attributes: Attributes }[] = [];
  let lang: string | undefined;
  let headings = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const isWithin = (...names: string[]) => open.some((each) => names.includes(each.name));
      if (name === 'html') lang = attributes.lang;
      if (name === 'title' && !isWithin('svg')) titles.push('');
      if (name === 'meta') metas.push(attributes);
      if (name === 'link') links.push(attributes);
      if (name === 'h1') headings += 1;
      if (name === 'article' && !isWithin('article', 'li')) articleLangs.push(attributes.lang ?? null);
      if (name === 'a' && attributes.href !== undefined) anchors.push(attributes.href);
      const isInNote = open.some((each) => each.attributes.role === 'note') && !isWithin('article');
      if (name === 'a' && attributes.hreflang !== undefined && isInNote) noticeLinks.push(attributes);
      if (name === 'script' && attributes.type === 'application/ld+json') jsonLd.push('');
      if (attributes.id !== undefined) ids.add(attributes.id);
      open.push({ name, attributes });
    },
    ontext: (text) => {
      const { name = '', attributes = {} } = open.at(-1) ?? {};
      if (name === 'title' && !open.some((each) => each.name === 'svg')) titles.push((titles.pop() ?? '') + text);
      if (name === 'script' && attributes.type === 'application/ld+json') jsonLd.push((jsonLd.pop() ?? '') + text);
    },
    onclosetag: () => {
      open.pop();
    },
  });
  parser.end(readFileSync(file, 'utf8'));
  return { address, lang, titles, metas, links, articleLangs, noticeLinks, anchors, headings, ids, jsonLd };
}

/** Every page of an output folder, by address. */
export function readBuiltPages(output: string): Map<string, BuiltPage> {
  const files = readdirSync(output, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !NO_PAGES.test(name));
  return new Map(
    files.map((name) => {
      const address = `/${name}`.replace(/\/index\.html$/, '') || '/';
      return [address, readPage(path.join(output, name), address)];
    }),
  );
}

/** The values of a page's metas of a name or property. */
export function metasOf({ metas }: BuiltPage, key: string): string[] {
  return metas.filter(({ name, property }) => name === key || property === key).map(({ content }) => content ?? '');
}

/** The addresses of a page's links of a kind. */
export function linksOf({ links }: BuiltPage, rel: string): string[] {
  return links.filter((link) => link.rel === rel && link.hreflang === undefined).map(({ href }) => href ?? '');
}

/** The languages that a page claims to be there in, each with its address. */
export function versionsOf({ links }: BuiltPage): Record<string, string> {
  const versions = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined);
  return Object.fromEntries(versions.map(({ hreflang = '', href = '' }) => [hreflang, href]));
}

/** True when the output has a file at an address. */
export function hasFile(output: string, address: string): boolean {
  return existsSync(path.join(output, decodeURIComponent(address)));
}
