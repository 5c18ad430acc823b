import { PAGE_DATA_ID } from '../../model/navigation/pageNavigation';

/** Marks what this puts into a page, which a page that Gatsby leaves as it is has from the build before. */
const MARK = 'data-first';
const OLD = new RegExp(`<link rel="preload"[^>]* ${MARK}>`, 'g');
const TEMPLATE = new RegExp(`id="${PAGE_DATA_ID}">\\{"componentChunkName":"([^"]+)"`);

/** Returns the name of a page's template, by which the bundler knows its scripts, without parsing the page's data. */
export const templateOf = (html: string): string | undefined => TEMPLATE.exec(html)?.[1];

/** A page as it was before its code was named in its head. */
export const withoutPreloads = (html: string): string => html.replace(OLD, '');

/**
 * Names in a page's head its template's scripts, which its code will ask for at once. So they come beside the code
 * instead of after it, and behind what the reader sees first.
 */
export function addPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map(
    (script) => `<link rel="preload" href="${script}" as="script" fetchpriority="low" ${MARK}>`,
  );
  return withoutPreloads(html).replace('</head>', () => `${links.join('')}</head>`);
}
