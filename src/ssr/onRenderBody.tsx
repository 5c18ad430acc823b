import type { RenderBodyArgs } from 'gatsby';
import { PAGE_DATA_ID, withArticle } from '../model/navigation/pageNavigation';
import { type ColorModeConfig, COLOR_MODE_KEY } from '../model/site/colorMode';
import { type FailureConfig, SITE_RUNS } from '../model/site/failure';
import { themeColor } from '../theme/themeColor';
import { earlySearchScript } from './earlySearchScript';
import { failureMarks } from './failureMarks';
import { readRows } from './readRows';

/** JSON that is safe inside a script element. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Shows the fallbacks for browsers without JavaScript if the site's script has not started after all has loaded, and
 * opens the page of a search that was begun.
 */
const GIVE_UP =
  'addEventListener("load",function(){' +
  `d.getAttribute("data-scripted")===${literal(SITE_RUNS)}||(d.removeAttribute("data-scripted"),g())});`;

/** Reads the stored mode; on a site without switches, removes an outdated one. */
function readMode({ canSwitch = true }: ColorModeConfig): string {
  const key = literal(COLOR_MODE_KEY);
  return canSwitch ? `s=localStorage.getItem(${key})` : `localStorage.removeItem(${key})`;
}

/** Sets the chosen and the effective mode, which differ only for `system`. */
const setMode = (seen: string) =>
  `d.setAttribute("data-theme-choice",c);d.setAttribute("data-theme",${seen});` +
  `var m=document.querySelector('meta[name="theme-color"]');` +
  `if(m)m.setAttribute("content",${seen}==="dark"?${literal(themeColor('dark'))}:${literal(themeColor('light'))});`;

const SYSTEM_MODE =
  'var k=c==="system"?(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"):c;' + setMode('k');

/**
 * The script that runs before the first paint and before Gatsby's code.
 * - It sets `data-scripted`, and removes it again where the site's code does not start.
 * - It sets `data-no-popover` in browsers without popovers.
 * - It records a search that the reader begins, until the site's code is there.
 * - It sets the colour mode, and the colour of the browser's own frame.
 *
 * It reads storage only inside `try`, and takes nothing but the values it knows. It has nothing in it that the settings
 * do not ask for, since it is in every page.
 */
export function firstPaintScript(config: ColorModeConfig): string {
  const fallback = literal(config.respectSystem ? 'system' : config.default);
  return (
    `(function(d){var s=null;d.setAttribute("data-scripted","");` +
    `"popover"in HTMLElement.prototype||d.setAttribute("data-no-popover","");` +
    `try{${readMode(config)}}catch(e){}` +
    `var c=s==="light"||s==="dark"?s:${fallback};` +
    (config.respectSystem ? SYSTEM_MODE : setMode('c')) +
    `${earlySearchScript}${GIVE_UP}})(document.documentElement)`
  );
}

/** The failure texts, inlined by the bundler; null for invalid settings. */
declare const __FAILURE_CONFIG__: FailureConfig | null;

/** The page data without the parts that only Gatsby's client needs. */
interface PageData {
  componentChunkName: string;
  path: string;
  result: { data?: unknown };
}

/** The colour modes, inlined by the bundler; null for invalid settings. */
declare const __COLOR_MODE__: ColorModeConfig | null;

/** Gatsby's types lack some page data, and that `develop` has no such function. */
interface PageDataLoader {
  loadPageDataSync?: (path: string) => PageData;
}

/** Only these end a script element or change its end; unescaped tags compress better. */
const SCRIPT_TAGS = /<(?=!--|\/?script)/gi;

/**
 * Renders the page data into the document so that hydration needs no request: without the article, which is there, and
 * with the rows of the sidebar.
 */
function pageDataElement({ componentChunkName, path, result }: PageData) {
  const data = { componentChunkName, path, result: withArticle(result, () => ''), rows: readRows(result.data) };
  const json = JSON.stringify(data).replace(SCRIPT_TAGS, '\\u003c');
  return <script key="data" type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * Adds the theme colour: light, since pages without JavaScript are light. Gatsby rewrites the page's head on
 * navigation; this element is outside it, so the reader's mode stays. Adds the script before the first paint, the page
 * data and the failure markup.
 */
export const onRenderBody = ({
  pathname,
  setHeadComponents,
  setBodyAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
  loadPageDataSync,
}: Omit<RenderBodyArgs, keyof PageDataLoader> & PageDataLoader) => {
  setHeadComponents([<meta key="theme-color" name="theme-color" content={themeColor('light')} />]);
  if (__COLOR_MODE__ !== null) {
    const script = firstPaintScript(__COLOR_MODE__);
    setPreBodyComponents([<script key="first-paint" dangerouslySetInnerHTML={{ __html: script }} />]);
  }
  if (loadPageDataSync !== undefined) setPostBodyComponents([pageDataElement(loadPageDataSync(pathname))]);
  if (__FAILURE_CONFIG__ === null) return;
  const { attributes, banner } = failureMarks(pathname, __FAILURE_CONFIG__);
  setBodyAttributes(attributes);
  if (banner !== null) setPostBodyComponents([banner]);
};
