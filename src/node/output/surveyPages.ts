import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '../../model/site/path';
import { listFiles } from '../files/listFiles';
import { copyText } from '../files/copyText';
import { withoutPreloads } from './preloads';
import { readBuiltPage, type ReadPage } from './readBuiltPage';
import { withoutPolicy } from './serving/contentPolicy';
import { checkBuiltSite } from './siteLinkCheck';

/** What a page has inline, as far as a Content-Security-Policy is concerned. */
interface InlineParts {
  scripts: string[];
  styles: string[];
  /** Origins of the players that the page can put into a frame. */
  frames: string[];
  /** Attributes that the policy forbids: styles, and handlers of events. */
  attributes: string[];
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const SOURCE = /\ssrc=/;
/** Scripts of these types are data, which a policy lets pass. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/;
const PLAYER = /\sdata-player="(https?:\/\/[^/"]+)/g;
const FORBIDDEN = /<[a-z][^<>]*?\s(style|on[a-z]+)="/gi;

/** Reads what is inline in a built page; the server has escaped what is no markup. */
export function readInlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  const markup = html.replace(ELEMENT, (_, name: string, attributes: string, text: string) => {
    if (name === 'style') styles.push(text);
    else if (text !== '' && !SOURCE.test(attributes) && !DATA_TYPE.test(attributes)) scripts.push(text);
    return '';
  });
  return {
    scripts,
    styles,
    frames: [...markup.matchAll(PLAYER)].map(([, origin = '']) => origin),
    attributes: [...markup.matchAll(FORBIDDEN)].map(([, name = '']) => name.toLowerCase()),
  };
}

/** Folders of the output that hold no pages. */
const NO_PAGES = ['page-data', 'static', '~partytown', '_gatsby'];
/** The styles that a page uses, as the server writes them. */
const PAGE_STYLES = /<style data-page="">([\s\S]*?)<\/style>/;
/** Gatsby's list of the code of each template, by which its own router fetches code ahead; the site's needs none. */
const CHUNK_MAP = 'id="gatsby-chunk-mapping"';
const SCRIPT = '<script';
const SCRIPT_END = '</script>';

/** All that the end of a build has to know of a page, from one reading of its file. */
export interface SurveyedPage extends ReadPage {
  /** Path of the HTML file in the output, with forward slashes and without one at its start. */
  name: string;
  /** Bytes of the page without its block of styles and without what nobody reads. */
  size: number;
  /** The block of styles that differs by kind of page. */
  styles: string | undefined;
  /** What else the page has inline. */
  inline: InlineParts;
}

function withoutChunkMap(html: string): string {
  const at = html.indexOf(CHUNK_MAP);
  if (at === -1) return html;
  const end = html.indexOf(SCRIPT_END, at) + SCRIPT_END.length;
  return html.slice(0, html.lastIndexOf(SCRIPT, at)).trimEnd() + html.slice(end).trimStart();
}

/** Gatsby's mark on what a page has in its head, and the site's: some 25 elements have it. */
const GATSBY_HEAD_MARK = ' data-gatsby-head="true"';
const HEAD_MARK = ' data-head';
/** What Gatsby says of itself, and to browsers that the site does not support. */
const NEEDLESS = /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>|, shrink-to-fit=no(?=")/g;

/** A page with a head of as few words as do. */
function withShortHead(html: string): string {
  const end = html.indexOf('</head>');
  const head = end === -1 ? html : html.slice(0, end);
  return head.replaceAll(GATSBY_HEAD_MARK, HEAD_MARK).replace(NEEDLESS, '') + html.slice(head.length);
}

/** A page's HTML with another block of styles in place of its own, and without what nobody reads. */
export function finishHtml(html: string, css: string | undefined): string {
  const short = withShortHead(withoutChunkMap(withoutPolicy(html)));
  if (css === undefined) return short;
  return short.replace(PAGE_STYLES, () => `<style data-page="">${css}</style>`);
}

/** Path of the page that a file is; error pages keep their suffix. */
function pathOf(name: string): string {
  const address = `/${name}`;
  return address.endsWith('/404.html') ? address : canonicalPath(address);
}

/** Reads all that the end of a build has to know of a page: of one that is finished the same as before. */
function surveyPage(name: string, html: string, siteUrl: string, base: string): SurveyedPage {
  const shown = finishHtml(withoutPreloads(html), undefined);
  const [whole = '', css = ''] = PAGE_STYLES.exec(shown) ?? [];
  const rest = shown.replace(whole, '');
  const { scripts, styles, frames, attributes } = readInlineParts(rest);
  return {
    ...readBuiltPage(shown, pathOf(name), siteUrl, base),
    name,
    size: Buffer.byteLength(rest),
    styles: css === '' ? undefined : copyText(css),
    inline: {
      scripts: scripts.map(copyText),
      styles: styles.map(copyText),
      frames: frames.map(copyText),
      attributes: attributes.map(copyText),
    },
  };
}

/**
 * Reads every page of the output.
 * @param isFile whether what lies at a path is a file of the owner's, which is served as it is
 */
export function surveyPages(
  folder: string,
  siteUrl: string,
  base: string,
  isFile: (sitePath: string) => boolean = () => false,
): SurveyedPage[] {
  return listFiles(folder)
    .map((file) => path.relative(folder, file).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !NO_PAGES.includes(name.split('/')[0] ?? '') && !isFile(`/${name}`))
    .map((name) => surveyPage(name, readFileSync(path.join(folder, name), 'utf8'), siteUrl, base));
}

/** Checks every link, anchor, image and redirect of the built pages, from the HTML that ships. One text per fault. */
export function checkPages(folder: string, pages: readonly ReadPage[], base: string): string[] {
  const hasFile = (sitePath: string) => {
    const file = path.join(folder, sitePath);
    return existsSync(file) && statSync(file).isFile();
  };
  return checkBuiltSite({ pages, base, hasFile });
}
