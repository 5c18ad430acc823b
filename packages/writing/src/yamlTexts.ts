import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
  type YAMLMap,
} from 'yaml';

/** A string in a YAML file and its position. */
export interface YamlText {
  value: string;
  /** Path of keys and indexes. */
  path: readonly (string | number)[];
  /** Start of the source text, including quotes. */
  start: number;
  end: number;
}

/** The path of keys and indexes to a node. */
function pathTo(node: unknown, ancestors: readonly unknown[]): (string | number)[] {
  const chain = [...ancestors, node];
  return chain.flatMap((each, index): (string | number)[] => {
    const parent = chain[index - 1];
    if (isPair(each)) return [isScalar(each.key) ? String(each.key.value) : ''];
    return isSeq(parent) ? [parent.items.indexOf(each)] : [];
  });
}

/** @throws for invalid YAML */
export function parseWritten(text: string): Document {
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) throw new Error(error.message);
  return document;
}

/** All string values of a YAML document. */
export function yamlTexts(document: Document): YamlText[] {
  const texts: YamlText[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      texts.push({ value: node.value, path: pathTo(node, ancestors), start: node.range[0], end: node.range[1] });
    },
  });
  return texts;
}

const startOfLine = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const endOfLine = (text: string, offset: number) => {
  const at = text.indexOf('\n', offset);
  return at < 0 ? text.length : at + 1;
};

/** The edit that removes a list item: its lines in a block list, else the item and its comma; undefined without it. */
export function removeItem(text: string, document: Document, list: readonly (string | number)[], index: number) {
  const seq = list.length === 0 ? document.contents : document.getIn(list, true);
  if (!isSeq(seq)) return undefined;
  const ranges = seq.items.map((item) => (isNode(item) ? item.range : undefined));
  const range = ranges[index];
  if (!range) return undefined;
  if (seq.flow !== true) {
    // A block item ends before the next line of the list.
    const start = startOfLine(text, range[0]);
    return { start, end: endOfLine(text, Math.max(range[0], range[1] - 1)), text: '' };
  }
  const next = ranges[index + 1];
  const before = ranges[index - 1];
  if (next) return { start: range[0], end: next[0], text: '' };
  return { start: before ? before[1] : range[0], end: range[1], text: '' };
}

/** Strings that need no quotes in YAML, also in flow lists. */
const PLAIN = /^[\p{L}/][\p{L}\p{N}/._-]*$/u;

/** A path as a YAML string. */
export const asYamlText = (value: string): string => (PLAIN.test(value) ? value : JSON.stringify(value));

/** The edit that inserts a string before the first item. */
function prependItem(text: string, first: Node, isFlow: boolean, written: string) {
  const at = first.range?.[0] ?? 0;
  if (isFlow) return { start: at, end: at, text: `${written}, ` };
  const start = startOfLine(text, at);
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
  return { start, end: start, text: `${indent}- ${written}\n` };
}

/** The edit that appends an item, written as YAML, to a list. Throws without a non-empty list. */
export function appendItem(text: string, document: Document, list: readonly (string | number)[], written: string) {
  const seq: unknown = document.getIn(list, true);
  const last = isSeq(seq) ? seq.items[seq.items.length - 1] : undefined;
  if (!isSeq(seq) || !isNode(last) || !last.range) throw new Error(`There is no list at ${list.join('.')}.`);
  if (seq.flow === true) return { start: last.range[1], end: last.range[1], text: `, ${written}` };
  // The dash of the last item, which can span lines and have comments.
  const dash = text.lastIndexOf('-', last.range[0] - 1);
  const indent = ' '.repeat(dash - startOfLine(text, dash));
  const at = endOfLine(text, Math.max(last.range[0], last.range[1] - 1));
  const separator = text.slice(0, at).endsWith('\n') ? '' : '\n';
  return { start: at, end: at, text: `${separator}${indent}- ${written}\n` };
}

/** The edit that adds a string to a list, at its end or start. Throws without a non-empty list. */
export function insertItem(
  text: string,
  document: Document,
  list: readonly (string | number)[],
  value: string,
  isFirst = false,
) {
  const seq: unknown = document.getIn(list, true);
  const first = isSeq(seq) ? seq.items[0] : undefined;
  if (isFirst && isSeq(seq) && isNode(first)) return prependItem(text, first, seq.flow === true, asYamlText(value));
  return appendItem(text, document, list, asYamlText(value));
}

/** The edit that appends a string to a top-level list, which is created if missing. */
export function addToList(text: string, document: Document, key: string, value: string) {
  const seq: unknown = document.get(key, true);
  const written = asYamlText(value);
  if (isSeq(seq) && seq.items.length > 0) return insertItem(text, document, [key], value);
  if (isSeq(seq) && seq.range) return { start: seq.range[0], end: seq.range[1], text: `[${written}]` };
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  return { start: text.length, end: text.length, text: `${separator}${key}: [${written}]\n` };
}

const pairOf = ({ contents }: Document, key: string) =>
  isMap(contents) ? contents.items.find((each) => (each.key as Scalar).value === key) : undefined;

/** The edit that sets a top-level key; a new key is inserted before an existing one. */
export function setKey(text: string, document: Document, key: string, value: string, before: string) {
  const written = asYamlText(value);
  const current: unknown = pairOf(document, key)?.value;
  if (isNode(current) && current.range) return { start: current.range[0], end: current.range[1], text: written };
  const start = startOfLine(text, (pairOf(document, before)?.key as Scalar | undefined)?.range?.[0] ?? 0);
  return { start, end: start, text: `${key}: ${written}\n` };
}

/** The edit that removes a pair of a map: its lines in a block map, else the pair and its comma. */
export function removePair(text: string, map: YAMLMap, index: number) {
  const ranges = map.items.map(({ key, value }) => {
    const [start = 0, end = 0] = (key as Scalar).range ?? [];
    return { start, end: isNode(value) ? (value.range?.[1] ?? end) : end };
  });
  const { start, end } = ranges[index] ?? { start: 0, end: 0 };
  if (map.flow !== true) return { start: startOfLine(text, start), end: endOfLine(text, end - 1), text: '' };
  const next = ranges[index + 1];
  return next ? { start, end: next.start, text: '' } : { start: ranges[index - 1]?.end ?? start, end, text: '' };
}

/** The edit that removes a top-level key with its lines. */
export function removeKey(text: string, document: Document, key: string) {
  const { contents } = document;
  const index = isMap(contents) ? contents.items.findIndex((each) => (each.key as Scalar).value === key) : -1;
  return isMap(contents) && index >= 0 ? removePair(text, contents, index) : undefined;
}

/** The edit that adds a category with one page to the start of a list. Throws without a non-empty list. */
export function insertCategory(
  text: string,
  document: Document,
  list: readonly (string | number)[],
  name: string,
  doc: string,
) {
  const seq: unknown = document.getIn(list, true);
  const [first] = isSeq(seq) ? seq.items : [];
  if (!isSeq(seq) || !isNode(first)) throw new Error(`There is no list at ${list.join('.')}.`);
  return prependItem(text, first, seq.flow === true, `{ category: '${name}', items: [${asYamlText(doc)}] }`);
}
