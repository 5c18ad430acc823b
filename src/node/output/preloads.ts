/** Marks what this puts into a page, which a page that Gatsby leaves as it is has from the build before. */
const MARK = 'data-first';
const OLD = new RegExp(`<link rel="preload"[^>]* ${MARK}>`, 'g');
const TEMPLATE = /"componentChunkName":"([^"]+)"/;

interface PageFiles {
  /** Address of the page's data. */
  data: string;
  /** Addresses of its template's scripts. */
  scripts: readonly string[];
}

/** Name of the template of a page's data, by which the bundler knows its scripts; read without parsing the data. */
export const templateOf = (data: string): string | undefined => TEMPLATE.exec(data)?.[1];

/**
 * Names in a page's head what its code will ask for at once: its data and its template's scripts. So they come beside
 * the code instead of after it, and behind what the reader sees first.
 */
export function addPreloads(html: string, { data, scripts }: PageFiles): string {
  const links = [
    `<link rel="preload" href="${data}" as="fetch" crossorigin="anonymous" fetchpriority="low" ${MARK}>`,
    ...scripts.map((script) => `<link rel="preload" href="${script}" as="script" fetchpriority="low" ${MARK}>`),
  ];
  return html.replace(OLD, '').replace('</head>', () => `${links.join('')}</head>`);
}
