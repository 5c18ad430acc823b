import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { codeRanges } from './codeRanges';
import type { Edit } from './edits';
import { linePrefix, startsLine } from './tags';

type HtmlNode = DefaultTreeAdapterMap['node'];

/** An attribute without quotes. */
export const HTML_ATTRIBUTE = /(\s[\w:-]+=)([^\s"'{>=]+)(?=[\s/>])/g;
/** Parts of tables and lists that stand on lines of their own. */
const PARTS = new Set('table thead tbody tfoot tr td th caption ul ol dl li dt dd'.split(' '));
const CELL = /^(?:td|th|li|dt|dd|caption)$/;
const REGION = /<(\/?)(table|ul|ol|dl)(?=[\s/>])/gi;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Returns the outermost tables and lists of a text, outside code; without those that have no end. */
function regionsOf(text: string): { start: number; end: number }[] {
  const codes = codeRanges(text);
  const regions: { start: number; end: number }[] = [];
  const open: { name: string; start: number }[] = [];
  let code = 0;
  for (const { 0: tag, 1: slash, 2: written = '', index } of text.matchAll(REGION)) {
    while ((codes[code]?.end ?? Infinity) <= index) code += 1;
    if ((codes[code]?.start ?? Infinity) <= index) continue;
    const name = written.toLowerCase();
    if (slash === '') open.push({ name, start: index });
    else {
      const at = open.findLastIndex((each) => each.name === name);
      if (at < 0) continue;
      const [outer] = open.splice(at);
      if (at === 0 && outer !== undefined)
        regions.push({ start: outer.start, end: text.indexOf('>', index + tag.length) + 1 || text.length });
    }
  }
  return regions;
}

/** Writes a table or list of HTML with all its end tags, each part on a line of its own where `isBlock`. */
function writeRegion(source: string, isBlock: boolean): string {
  const write = (node: HtmlNode, isInCell: boolean, isPre: boolean): string => {
    const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
    const slice = source.slice(place?.startOffset ?? 0, place?.endOffset ?? 0);
    if (!('tagName' in node)) {
      const isPlain = isPre || !isInCell || /\n[ \t>]*\n/.test(slice.trim());
      return isPlain ? slice : slice.replace(/\s*\n[ \t>]*/g, ' ');
    }
    const name = node.tagName;
    const startTag = node.sourceCodeLocation?.startTag;
    const written =
      startTag === undefined || startTag === null ? undefined : source.slice(startTag.startOffset, startTag.endOffset);
    // Names of components keep their capitals.
    const own = /^<([A-Z][\w.]*[a-z][\w.]*)/.exec(written ?? '')?.[1] ?? name;
    const tag = (written ?? `<${name}>`).replace(HTML_ATTRIBUTE, '$1"$2"').replace(/^<[\w.]+/, `<${own}`);
    if (VOID.has(name) || /\/>$/.test(tag)) return tag.replace(/\s*\/?>$/, ' />');
    const isCell = CELL.test(name);
    const isParts = PARTS.has(name) && !isCell;
    const inner = node.childNodes
      .filter((child) => !isParts || child.nodeName !== '#text' || write(child, false, true).trim() !== '')
      .map((child) => write(child, isInCell || isCell, isPre || name === 'pre'))
      .join(isBlock && isParts && !isInCell ? '\n' : '');
    // Elements that no tag begins, such as <tbody>.
    if (written === undefined) return inner;
    const gap = isBlock && isParts && !isInCell ? '\n' : '';
    return `${tag}${gap}${isCell && !isPre ? inner.trim() : inner}${gap}</${own}>`;
  };
  const { childNodes } = parseFragment(source, { sourceCodeLocationInfo: true });
  return childNodes
    .map((node) => write(node, false, false))
    .join('\n')
    .trim();
}

/**
 * Returns edits that write the tables and lists of HTML as MDX needs them: with the end tags that browsers add, quotes
 * around attributes, each part on a line of its own, and the content of a cell on one line.
 */
export function tidyTags(text: string): Edit[] {
  return regionsOf(text).map(({ start, end }) => {
    const isBlock = startsLine(text, start);
    const prefix = linePrefix(text, start);
    const lines = writeRegion(text.slice(start, end), isBlock).split('\n');
    return { start, end, text: lines.map((line, index) => (index === 0 ? line : prefix + line)).join('\n') };
  });
}
