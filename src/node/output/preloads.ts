import { PAGE_DATA_ID } from '../../model/navigation/pageNavigation';

/** Marks the added elements, which a page kept from the last build already has. */
const MARK = 'data-first';
const OLD = new RegExp(`<link rel="preload"[^>]* ${MARK}>`, 'g');
const TEMPLATE = new RegExp(`id="${PAGE_DATA_ID}">\\{"componentChunkName":"([^"]+)"`);

/** Returns the name of a page's template, by which the bundler knows its scripts, without parsing the page's data. */
export const templateOf = (html: string): string | undefined => TEMPLATE.exec(html)?.[1];

/** Removes the preloads from a page. */
export const withoutPreloads = (html: string): string => html.replace(OLD, '');

/** Adds the scripts of a page's template to its head as preloads, to load in parallel with the main script. */
export function addPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map(
    (script) => `<link rel="preload" href="${script}" as="script" fetchpriority="low" ${MARK}>`,
  );
  return withoutPreloads(html).replace('</head>', () => `${links.join('')}</head>`);
}
