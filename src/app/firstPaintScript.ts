import { ANNOUNCEMENT_ATTRIBUTE, ANNOUNCEMENT_CLOSED, ANNOUNCEMENT_KEY } from '../model/site/announcement';
import { COLOR_MODE_KEY, type ColorModeConfig } from '../model/site/colorMode';
import { SITE_RUNS } from '../model/site/failure';
import { themeColor } from '../theme/themeColor';

/** JSON that is safe inside a script element. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * If the site's script has not started after everything has loaded or failed, shows the fallbacks for browsers without
 * JavaScript.
 */
const GIVE_UP =
  'addEventListener("load",function(){' +
  `d.getAttribute("data-scripted")===${literal(SITE_RUNS)}||d.removeAttribute("data-scripted")});`;

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

/** Hides an announcement that the reader has closed. */
const hideClosed = (id: string) =>
  `try{localStorage.getItem(${literal(ANNOUNCEMENT_KEY)})===${literal(id)}&&` +
  `d.setAttribute(${literal(ANNOUNCEMENT_ATTRIBUTE)},${literal(ANNOUNCEMENT_CLOSED)})}catch(e){}`;

/**
 * The script that runs before the first paint and before Gatsby's code.
 * - Sets `data-scripted`, and removes it if the site's script does not start.
 * - Sets `data-no-popover` in browsers without popovers.
 * - Sets the colour mode and the theme colour.
 * - Hides an announcement that the reader has closed.
 *
 * It validates stored values and reads storage inside `try`. It contains only what the settings need, because every
 * page includes it.
 * @param announcementId id of a closeable announcement, else null
 */
export function firstPaintScript(config: ColorModeConfig, announcementId: string | null): string {
  const fallback = literal(config.respectSystem ? 'system' : config.default);
  return (
    `(function(d){var s=null;d.setAttribute("data-scripted","");` +
    `"popover"in HTMLElement.prototype||d.setAttribute("data-no-popover","");` +
    `try{${readMode(config)}}catch(e){}` +
    `var c=s==="light"||s==="dark"?s:${fallback};` +
    (config.respectSystem ? SYSTEM_MODE : setMode('c')) +
    (announcementId === null ? '' : hideClosed(announcementId)) +
    `${GIVE_UP}})(document.documentElement)`
  );
}
