import { COLOR_MODE_KEY, type ColorModeFacts } from '../model/colorMode';
import { ANNOUNCEMENT_KEY } from '../model/announcement';

/** JSON that may stand inside a script element. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Takes a hash with a malformed percent sequence (`#%E0%A4%A`) off the address: Gatsby's code decodes the hash
 * while it scrolls, and the exception would leave the page blank.
 */
const MEND_HASH =
  'try{decodeURIComponent(location.hash)}catch(e){history.replaceState(history.state,"",location.href.split("#")[0])}';

/**
 * The script that runs before the first paint and before Gatsby's code: it mends the address, sets the colour
 * mode and hides an announcement that the reader has closed. It reads storage only inside `try`, and takes
 * nothing but the values it knows.
 */
export function firstPaintScript(facts: ColorModeFacts, announcementId: string | null): string {
  return (
    `(function(d){var s=null,a=null;try{s=localStorage.getItem(${literal(COLOR_MODE_KEY)});a=localStorage.getItem(${literal(ANNOUNCEMENT_KEY)})}catch(e){}` +
    `var c=s==="light"||s==="dark"?s:${literal(facts.respectSystem ? 'system' : facts.default)};` +
    `d.setAttribute("data-theme-choice",c);` +
    `d.setAttribute("data-theme",c==="system"?(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"):c);` +
    `if(a!==null&&a===${literal(announcementId)})d.setAttribute("data-announcement","closed");${MEND_HASH}})(document.documentElement)`
  );
}
