import { INTERNAL } from '../../../model/pages/marks';
import type { Block, Line, Run } from '../model/blocks';

/** Elements that make sense only on the page itself. */
export const DROPPED =
  '.visually-hidden, .heading-link, .step-link, .tab-list, .only-dark, .term-note, [data-footnote-backref], ' +
  'svg, script, style, template, noscript, button:not(.term-button), img, picture, video, audio, iframe, nav, dialog, ' +
  `input, select, textarea, .support-tools, ${INTERNAL.selector}`;
/** Block elements. */
const BLOCKS =
  'p, ul, ol, table, pre, figure, div, section, article, aside, blockquote, details, summary, dl, dt, dd, hr, ' +
  'h1, h2, h3, h4, h5, h6';
/** Elements that become a heading. */
const TITLES = 'h1, h2, h3, h4, h5, h6, summary, .admonition-title, .tab-title, dt, caption, .code-title';

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const squeeze = (text: string) => text.replace(/\s+/g, ' ');

/** Returns the absolute address of a link; undefined for one that works only on the page. */
function absolute(anchor: Element, base: string): string | undefined {
  const href = anchor.getAttribute('href');
  if (href === null) return undefined;
  try {
    const { protocol, href: whole } = new URL(href, base);
    return /^(?:https?|mailto|tel):$/.test(protocol) ? whole : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the runs of a node, with its white space. */
function runsIn(node: Node, base: string, around: Omit<Run, 'text'> = {}): Run[] {
  if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? [{ ...around, text: node.textContent ?? '' }] : [];
  if (node.matches(DROPPED)) return [];
  if (node.matches('br')) return [{ text: '\n' }];
  const style = { ...around };
  if (node.matches('strong, b')) style.isStrong = true;
  const href = node.matches('a[href]') ? absolute(node, base) : undefined;
  if (href !== undefined) style.href = href;
  return [...node.childNodes].flatMap((child) => runsIn(child, base, style));
}

/** Merges equal runs, and removes repeated spaces and those at both ends. */
function tidyLine(runs: readonly Run[]): Line {
  const line: Run[] = [];
  for (const run of runs) {
    const before = line[line.length - 1];
    const squeezed = run.text === '\n' ? run.text : squeeze(run.text);
    const text = before === undefined || /\s$/.test(before.text) ? squeezed.replace(/^ /, '') : squeezed;
    if (text === '') continue;
    if (before !== undefined && before.href === run.href && before.isStrong === run.isStrong) before.text += text;
    else line.push({ ...run, text });
  }
  const last = line[line.length - 1];
  if (last !== undefined) last.text = last.text.trimEnd();
  return line.filter(({ text }) => text !== '');
}

const lineOf = (node: Node, base: string): Line => tidyLine(runsIn(node, base));

function readTable(table: Element, base: string): Block[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => lineOf(cell, base)));
  const caption = table.querySelector('caption');
  return [
    ...(caption === null ? [] : heading(lineOf(caption, base))),
    ...(rows.length === 0 ? [] : [{ kind: 'table' as const, hasHead: table.querySelector('thead') !== null, rows }]),
  ];
}

const heading = (line: Line): Block[] => (line.length === 0 ? [] : [{ kind: 'heading', line }]);

function readList(list: Element, base: string): Block[] {
  const items = [...list.children].filter((child) => child.matches('li') && !child.matches(DROPPED));
  const start = list.matches('ol') ? Number(list.getAttribute('start') ?? '1') : null;
  return items.length === 0
    ? []
    : [{ kind: 'list', start, items: items.map((item) => readBlocks(item.childNodes, base)) }];
}

function readElement(element: Element, base: string): Block[] {
  if (element.matches('ul, ol')) return readList(element, base);
  if (element.matches('table')) return readTable(element, base);
  if (element.matches('pre')) return [{ kind: 'code', text: (element.textContent ?? '').trimEnd() }];
  if (element.matches(TITLES)) return heading(lineOf(element, base));
  return readBlocks(element.childNodes, base);
}

/** Reads elements of a page into blocks; relative links are resolved against `base`. */
export function readBlocks(nodes: Iterable<Node>, base: string): Block[] {
  const blocks: Block[] = [];
  let open: Run[] = [];
  const closeLine = () => {
    const line = tidyLine(open);
    open = [];
    if (line.length > 0) blocks.push({ kind: 'paragraph', line });
  };
  for (const node of nodes) {
    if (isElement(node) && node.matches(DROPPED)) continue;
    const isBlock = isElement(node) && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);
    if (!isBlock) {
      open.push(...runsIn(node, base));
      continue;
    }
    closeLine();
    blocks.push(...readElement(node, base));
  }
  closeLine();
  return blocks;
}
