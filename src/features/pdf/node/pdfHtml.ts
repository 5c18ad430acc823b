import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { ariaLevel, type PdfText } from './readEntries';

/** The texts of a file's first pages. */
export interface PdfTitle {
  lang: string;
  site: string;
  part: string;
  /** The day of the file, as a sentence. */
  made: string;
  /** The words before the address of the current text. */
  current: string;
  url: string;
  contents: string;
}

/** Chromium repeats a text in the outline if it is higher than its line, at the top of a page: hence the line height. */
const STYLES = `
@page { size: A4; @bottom-center { content: counter(page); font: 9pt sans-serif; color: #333; } }
@page :first { @bottom-center { content: none; } }
html, body { background: #fff; font-variant-ligatures: none; }
:is(h1, h2, h3, h4, h5, h6)[aria-level] { line-height: normal; }
.pdf-title { display: grid; align-content: center; gap: 1rem; height: 235mm; break-after: page; }
.pdf-title p { margin: 0; overflow-wrap: anywhere; font-size: 16pt; }
.pdf-title .pdf-part { font-size: 30pt; font-weight: 700; line-height: 1.2; }
.pdf-title .pdf-part ~ p { font-size: inherit; }
.pdf-contents { break-after: page; }
.pdf-contents ol { list-style: none; margin: 0; padding: 0; }
.pdf-contents a { display: flex; gap: 0.4rem; color: inherit; text-decoration: none; }
.pdf-contents a::after { content: ''; order: 1; flex: 1; min-width: 1rem; border-bottom: 1px dotted #777; margin-bottom: 0.35em; }
.pdf-contents a > :last-child { order: 2; min-width: 2.5em; text-align: end; font-variant-numeric: tabular-nums; }
.pdf-entry { break-before: page; }
.pdf-category + .pdf-entry, .pdf-entry:first-child { break-before: avoid; }
.pdf-entry > h1 { margin: 0 0 1rem; }
.pdf-category { margin-block-end: 1.5rem; }
`;

/**
 * Returns the document that becomes a file.
 * @param numbers page numbers by id of the entry; without them the contents have none
 */
export function pdfHtml({ entries, styles }: PdfText, title: PdfTitle, numbers: ReadonlyMap<string, number>): string {
  const contents = entries.map(({ id, level, lang, title: heading }) =>
    h(
      'li',
      { style: `padding-inline-start: ${(level - 1) * 1.2}rem; margin-block-start: ${level === 1 ? 0.5 : 0}rem` },
      [h('a', { href: `#${id}` }, [h('span', { lang }, heading), ' ', h('span', `${numbers.get(id) ?? ''}`)])],
    ),
  );
  const texts = entries.map(({ id, level, lang, title: heading, content }, index) => {
    const isCategory = (entries[index + 1]?.level ?? 0) > level;
    return h('section', { lang, class: isCategory ? 'pdf-entry pdf-category' : 'pdf-entry' }, [
      h('h1', { id, ariaLevel: ariaLevel(level) }, heading),
      h('div.prose', content),
    ]);
  });
  const body = [
    h('header.pdf-title', [
      h('p', title.site),
      h('p.pdf-part', title.part),
      h('p', title.made),
      h('p', [`${title.current} `, h('a', { href: title.url }, title.url)]),
    ]),
    h('section.pdf-contents', [h('h2', { ariaLevel: '1' }, title.contents), h('ol', contents)]),
    h('main', texts),
  ];
  const head = toHtml([h('meta', { charSet: 'utf-8' }), h('title', `${title.part} – ${title.site}`)]);
  return `<!DOCTYPE html><html lang="${title.lang}"><head>${head}${styles.join('')}<style>${STYLES}</style></head><body>${toHtml(body)}</body></html>`;
}
