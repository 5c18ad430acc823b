import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '../../model/site/path';
import { listFiles } from '../files/listFiles';
import { copyText } from '../files/copyText';
import { readBuiltPage, type ReadPage } from './readBuiltPage';
import { rewritePage } from './rewritePage';
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
/** All facts of a page for the end of a build, from one reading of its file. */
export interface SurveyedPage extends ReadPage {
  /** Path of the HTML file in the output, with forward slashes and no leading one. */
  name: string;
  /** Bytes of the page without the parts that `rewritePage` adds. */
  size: number;
  /** The style block, which differs by kind of page. */
  styles: string | undefined;
  /** The other inline code of the page. */
  inline: InlineParts;
}

/** Returns the path of a page's file; error pages keep their suffix. */
function pathOf(name: string): string {
  const address = `/${name}`;
  return address.endsWith('/404.html') ? address : canonicalPath(address);
}

/** Reads all facts of a page. A page that is already finished gives the same facts as before. */
function surveyPage(name: string, html: string, siteUrl: string, base: string): SurveyedPage {
  const shown = rewritePage(html);
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
