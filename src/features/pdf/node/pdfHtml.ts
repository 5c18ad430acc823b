import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Element } from 'hast';
import type { PdfEntry, PdfText } from './readEntries';

/** The texts of a file's first pages. */
export interface PdfTitle {
  /** Name of the site. */
  site: string;
  /** Name of the part. */
  part: string;
  lang: string;
  /** The day of the file, as a sentence. */
  made: string;
  /** Address of the current text, and the words before it. */
  current: string;
  url: string;
  /** Title of the contents. */
  contents: string;
}

const STYLES = `
@page { size: A4; @bottom-center { content: counter(page); font: 9pt sans-serif; color: #333; } }
@page :first { @bottom-center { content: none; } }
html, body { background: #fff; }
.pdf-title { display: grid; align-content: center; gap: 1rem; height: 235mm; break-after: page; }
.pdf-title .pdf-part { font-size: 30pt; font-weight: 700; line-height: 1.2; }
.pdf-title .pdf-site { font-size: 16pt; }
.pdf-title p { margin: 0; overflow-wrap: anywhere; }
.pdf-contents { break-after: page; }
.pdf-contents ol { list-style: none; margin: 0; padding: 0; }
.pdf-contents ol ol { padding-inline-start: 1.2rem; }
.pdf-contents > ol > li { margin-block-start: 0.5rem; }
.pdf-contents a { display: flex; gap: 0.4rem; color: inherit; text-decoration: none; break-inside: avoid; }
.pdf-contents a::after { content: ''; order: 1; flex: 1; min-width: 1rem; border-bottom: 1px dotted #777; margin-bottom: 0.35em; }
.pdf-contents a > :last-child { order: 2; min-width: 2.5em; text-align: end; font-variant-numeric: tabular-nums; }
.pdf-entry { break-before: page; }
.pdf-category + .pdf-entry, .pdf-entry:first-child { break-before: avoid; }
.pdf-entry > h1 { margin: 0 0 1rem; }
.pdf-category { margin-block-end: 1.5rem; }
`;

/** Returns the entries of a level as a list, with those below each. */
function contentsList(entries: readonly PdfEntry[], numbers: ReadonlyMap<string, number>): Element {
  const [first] = entries;
  const starts = entries.flatMap(({ level }, index) => (level === first?.level ? [index] : []));
  const rows = starts.map((start, at) => {
    const [entry, ...below] = entries.slice(start, starts[at + 1]);
    return h('li', [
      h('a', { href: `#${entry?.id}` }, [
        h('span', { lang: entry?.lang }, entry?.title),
        ' ',
        h('span', `${numbers.get(entry?.id ?? '') ?? ''}`),
      ]),
      ...(below.length === 0 ? [] : [contentsList(below, numbers)]),
    ]);
  });
  return h('ol', rows);
}

/**
 * Returns the document that becomes a file.
 * @param numbers page numbers by id of the entry; without them the contents have none
 */
export function pdfHtml({ entries, styles }: PdfText, title: PdfTitle, numbers: ReadonlyMap<string, number>): string {
  const texts = entries.map(({ id, level, lang, path, title: heading, content }, index) => {
    const isCategory = (entries[index + 1]?.level ?? 0) > level;
    return h('section.pdf-entry', { lang, class: isCategory ? 'pdf-category' : undefined, dataPath: path }, [
      h('h1', { id, ariaLevel: String(Math.min(level, 6)) }, heading),
      h(
        'div.prose',
        content.children.flatMap((child) => (child.type === 'doctype' ? [] : [child])),
      ),
    ]);
  });
  const body = [
    h('header.pdf-title', [
      h('p.pdf-site', title.site),
      h('p.pdf-part', title.part),
      h('p', title.made),
      h('p', [`${title.current} `, h('a', { href: title.url }, title.url)]),
    ]),
    h('section.pdf-contents', [h('h2', { ariaLevel: '1' }, title.contents), contentsList(entries, numbers)]),
    h('main', texts),
  ];
  const head = [h('meta', { charSet: 'utf-8' }), h('title', `${title.part} – ${title.site}`)];
  return `<!DOCTYPE html><html lang="${title.lang}"><head>${toHtml(head)}${styles.join('')}<style>${STYLES}</style></head><body>${toHtml(body)}</body></html>`;
}
