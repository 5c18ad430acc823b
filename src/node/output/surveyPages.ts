import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '../../model/site/path';
import { listFiles } from '../files/listFiles';
import { copyText } from '../files/copyText';
import { withoutPreloads } from './preloads';
import { readBuiltPage, type ReadPage } from './readBuiltPage';
import { withoutPolicy } from './serving/contentPolicy';
import { checkBuiltSite } from './siteLinkCheck';

/** The inline code of a page that a Content-Security-Policy affects. */
interface InlineParts {
  scripts: string[];
  styles: string[];
  /** Origins of the video players that the page can show in frames. */
  frames: string[];
  /** Attributes that the policy blocks: styles and event handlers. */
  attributes: string[];
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/g;
const SOURCE = /\ssrc=/;
/** Script types for data, which a policy allows. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/;
const PLAYER = /\sdata-player="(https?:\/\/[^/"]+)/g;
const FORBIDDEN = /<[a-z][^<>]*?\s(style|on[a-z]+)="/gi;

/** Reads the inline code of a built page. The server has escaped all texts, but attributes may contain `<script>`. */
export function readInlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  const markup = html.replace(ELEMENT, (tag, name: string, attributes: string, text?: string) => {
    if (text === undefined) return tag;
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

/** Folders of the output without pages. */
const NO_PAGES = ['page-data', 'static', '~partytown', '_gatsby'];
/** The styles that a page uses, as the server writes them. */
const PAGE_STYLES = /<style data-page="">([\s\S]*?)<\/style>/;
/** Gatsby's list of chunks per template, for the prefetching of its router; the site's router needs none. */
const CHUNK_MAP = 'id="gatsby-chunk-mapping"';
const SCRIPT_END = '</script>';

/** All facts of a page for the end of a build, from one reading of its file. */
export interface SurveyedPage extends ReadPage {
  /** Path of the HTML file in the output, with forward slashes and no leading one. */
  name: string;
  /** Bytes of the page without its style block and unused parts. */
  size: number;
  /** The style block, which differs by kind of page. */
  styles: string | undefined;
  /** The other inline code of the page. */
  inline: InlineParts;
}

function withoutChunkMap(html: string): string {
  const at = html.indexOf(CHUNK_MAP);
  if (at === -1) return html;
  const end = html.indexOf(SCRIPT_END, at) + SCRIPT_END.length;
  return html.slice(0, html.lastIndexOf('<script', at)).trimEnd() + html.slice(end).trimStart();
}

/** Gatsby's mark on the head elements of a page, some 25, and the site's shorter one. */
const GATSBY_HEAD_MARK = ' data-gatsby-head="true"';
const HEAD_MARK = ' data-head';
/** Gatsby's generator mark, and hints for unsupported browsers. */
const NEEDLESS = /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>|, shrink-to-fit=no(?=")/g;

/** Shortens the head of a page. */
function withShortHead(html: string): string {
  const end = html.indexOf('</head>');
  const head = end === -1 ? html : html.slice(0, end);
  return head.replaceAll(GATSBY_HEAD_MARK, HEAD_MARK).replace(NEEDLESS, '') + html.slice(head.length);
}

/** Replaces the style block of a page's HTML and removes unused parts. */
export function finishHtml(html: string, css: string | undefined): string {
  const short = withShortHead(withoutChunkMap(withoutPolicy(html)));
  if (css === undefined) return short;
  return short.replace(PAGE_STYLES, () => `<style data-page="">${css}</style>`);
}

/** Returns the path of a page's file; error pages keep their suffix. */
function pathOf(name: string): string {
  const address = `/${name}`;
  return address.endsWith('/404.html') ? address : canonicalPath(address);
}

/** Reads all facts of a page. A page that is already finished gives the same facts as before. */
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

/** Reads every page of the output, except the owner's files (`isFile`), which are served unchanged. */
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

/** Checks every link, anchor, image and redirect in the HTML of the built pages. Returns one text per error. */
export function checkPages(folder: string, pages: readonly ReadPage[], base: string): string[] {
  const hasFile = (sitePath: string) => {
    const file = path.join(folder, sitePath);
    return existsSync(file) && statSync(file).isFile();
  };
  return checkBuiltSite({ pages, base, hasFile });
}
