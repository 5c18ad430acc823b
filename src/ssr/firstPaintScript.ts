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

/**
 * The script that runs before the first paint and before Gatsby's code.
 * - It sets `data-scripted`, and removes it again where the site's code does not start.
 * - It sets `data-no-popover` in browsers without popovers.
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
    `${GIVE_UP}})(document.documentElement)`
  );
}
