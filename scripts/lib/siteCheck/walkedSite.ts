import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { linksOf, metasOf, readBuiltPages, type BuiltPage } from './builtPages';

/** Facts of `site.yaml` that the rules compare pages with. */
interface SiteFacts {
  title: string;
  delimiter: string;
  origin: string;
  /** Base path without a trailing slash. */
  base: string;
  codes: readonly string[];
  htmlLangs: Readonly<Record<string, string>>;
}

/** A built site. */
export interface WalkedSite {
  facts: SiteFacts;
  /** Folder of the built site. */
  output: string;
  /** Its pages by address. */
  built: ReadonlyMap<string, BuiltPage>;
}

/** An error of a built site: the address that has it, and what is wrong there. */
export interface SiteFinding {
  address: string;
  message: string;
}

/** A rule of the built site, and what breaks it. */
export interface SiteRule {
  name: string;
  check: (site: WalkedSite) => SiteFinding[];
}

function readFacts(content: string): SiteFacts {
  const facts = parse(readFileSync(path.join(content, 'site.yaml'), 'utf8')) as {
    title: string;
    titleDelimiter?: string;
    url: string;
    baseUrl?: string;
    locales: { code: string; htmlLang: string }[];
  };
  return {
    title: facts.title,
    delimiter: facts.titleDelimiter ?? '|',
    origin: facts.url,
    base: (facts.baseUrl ?? '').replace(/\/$/, ''),
    codes: facts.locales.map(({ code }) => code),
    htmlLangs: Object.fromEntries(facts.locales.map(({ code, htmlLang }) => [code, htmlLang])),
  };
}

/** Reads every page of a built site. */
export const walkSite = ({ content, output }: { content: string; output: string }): WalkedSite => ({
  facts: readFacts(content),
  output,
  built: readBuiltPages(output),
});

/** The whole URL of an address, as the site writes it. */
export const urlOf = ({ facts }: WalkedSite, address: string): string => facts.origin + facts.base + address;

/** Returns the address of a URL of the site, decoded; undefined for URLs of other sites. */
export function addressOf(site: WalkedSite, url: string): string | undefined {
  const root = urlOf(site, '');
  const { href } = new URL(url, root);
  if (href !== root && !href.startsWith(`${root}/`)) return undefined;
  return decodeURI(href.slice(root.length)) || '/';
}

/** Returns the locale of an address, and the path that the page has in every locale. */
export function localeOf({ facts: { codes } }: WalkedSite, address: string): { locale: string; path: string } {
  const [defaultCode = '', ...others] = codes;
  const locale = others.find((code) => `${address}/`.startsWith(`/${code}/`));
  return locale === undefined
    ? { locale: defaultCode, path: address }
    : { locale, path: address.slice(locale.length + 1) || '/' };
}

const refreshOf = ({ metas }: BuiltPage) => metas.find((meta) => meta['http-equiv'] === 'refresh')?.content;

/** Returns the target that a redirect names, without its anchor; undefined for any other page. */
export const redirectOf = (page: BuiltPage): string | undefined =>
  refreshOf(page)
    ?.replace(/^0; url=/, '')
    .replace(/#.*$/, '');

/** True for a page that asks search engines to leave it out. */
export const isHidden = (page: BuiltPage): boolean => metasOf(page, 'robots').includes('noindex, follow');

/** True for a page that search engines list under its own address. */
export const isListed = (site: WalkedSite, page: BuiltPage): boolean =>
  redirectOf(page) === undefined &&
  !isHidden(page) &&
  linksOf(page, 'canonical').map(decodeURI).join() === urlOf(site, page.address);
