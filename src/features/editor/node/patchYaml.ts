import {
  isAlias,
  isMap,
  isNode,
  isSeq,
  parseDocument,
  stringify,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes empty values, which forms have for keys that a file lacks; undefined for an empty value. */
export function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const pairs = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    const kept = withoutEmpty(each);
    return kept === undefined ? [] : [[key, kept]];
  });
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}

/** Sorts keys, so that equal values have the same text. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : isGroup(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, sorted(value[key])]),
        )
      : value;

/** True for values that mean the same in a form. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(withoutEmpty(one))) === JSON.stringify(sorted(withoutEmpty(other)));

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A pair or an item of a block collection, from its key or dash to the end of its value. */
interface Entry {
  start: number;
  end: number;
  value: unknown;
}

const AS_WRITTEN = { lineWidth: 0 } as const;
const endOfLine = (text: string, offset: number) => {
  const at = text.indexOf('\n', offset);
  return at < 0 ? text.length : at + 1;
};
const columnOf = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1);
/** A value in one line, as the formatter writes it. */
function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (!isGroup(value))
    return stringify([value], { ...AS_WRITTEN, collectionStyle: 'flow', flowCollectionPadding: false })
      .trimEnd()
      .slice(1, -1);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${inFlow(key)}: ${inFlow(each)}`)
    .join(', ')} }`;
}
const indented = (lines: string, columns: number) => lines.trimEnd().replace(/\n(?!\n|$)/g, `\n${' '.repeat(columns)}`);

const startOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);
const endOf = (node: unknown) => (isNode(node) ? (node.range?.[1] ?? 0) : 0);
const keyOf = ({ key }: Pair) => String(isNode(key) ? key.toJSON() : key);

function entriesOf(text: string, node: YAMLMap | YAMLSeq): Entry[] {
  return (node.items as (Pair | Node)[]).map((item) => {
    const [first, value] = isNode(item) ? [item, item] : [item.key, item.value ?? item.key];
    const start = isNode(item)
      ? text.lastIndexOf('-', startOf(item) - (startOf(item) === endOf(item) ? 0 : 1))
      : startOf(first);
    return { start, value, end: start + text.slice(start, Math.max(endOf(value), endOf(first))).trimEnd().length };
  });
}

/** Returns the edit that replaces a scalar, or a collection in one line; undefined where its entry has to be written anew. */
function replaceNode(text: string, node: unknown, after: unknown, isInside: boolean): Edit | undefined {
  if (!isNode(node) || isAlias(node) || endOf(node) === startOf(node)) return undefined;
  const [start, end] = [startOf(node), endOf(node)];
  const written = text.slice(start, end);
  const isInFlow = (isMap(node) || isSeq(node)) && node.flow === true;
  const isLong = typeof after === 'object' || isMap(node) || isSeq(node) || /^[|>]/.test(written);
  if (isLong && !isInFlow) return undefined;
  const isText = typeof after === 'string' && !after.includes('\n');
  if (!isText || (isInside && !/^['"]/.test(written))) return { start, end, text: inFlow(after) };
  const quoted = { '"': 'QUOTE_DOUBLE', "'": 'QUOTE_SINGLE' } as const;
  const type = written.startsWith('"') || written.startsWith("'") ? quoted[written[0] as keyof typeof quoted] : 'PLAIN';
  return { start, end, text: stringify(after, { ...AS_WRITTEN, defaultStringType: type }).trimEnd() };
}

/** Removes and adds the items of a list in brackets. */
function changeFlow(text: string, { items }: YAMLSeq, { removed, added, at }: Change, edits: Edit[]): void {
  for (const index of removed) {
    const [last, item, next] = [items[index - 1], items[index], items[index + 1]];
    if (next !== undefined) edits.push({ start: startOf(item), end: startOf(next), text: '' });
    else edits.push({ start: last === undefined ? startOf(item) : endOf(last), end: endOf(item), text: '' });
  }
  const written = added.flat().map(inFlow);
  const anchor = items[at - 1];
  const offset = anchor === undefined ? startOf(items[0]) : endOf(anchor);
  const gap = /\n[ \t]*$/.exec(text.slice(0, startOf(anchor)))?.[0] ?? ' ';
  const joined = written.map((item) => (anchor === undefined ? `${item}, ` : `,${gap}${item}`)).join('');
  if (joined !== '') edits.push({ start: offset, end: offset, text: joined });
}

/** Removes and adds the entries of a block collection; false where it has to be written anew. */
function changeBlock(text: string, entries: readonly Entry[], { removed, added, at }: Change, edits: Edit[]): boolean {
  for (const index of removed) {
    const { start = 0, end = 0 } = entries[index] ?? {};
    const line = start - columnOf(text, start);
    const next = entries[index + 1];
    if (text.slice(line, start).trim() === '') edits.push({ start: line, end: endOfLine(text, end), text: '' });
    else if (next === undefined) return false;
    else edits.push({ start, end: next.start, text: '' });
  }
  const [first] = entries;
  if (added.length === 0 || first === undefined) return added.length === 0;
  const pad = ' '.repeat(columnOf(text, first.start));
  const lines = added.map((value) => indented(stringify(value, AS_WRITTEN), pad.length));
  const anchor = entries[at - 1];
  const offset = anchor === undefined ? first.start : endOfLine(text, anchor.end);
  const separator = anchor === undefined || text.slice(0, offset).endsWith('\n') ? '' : '\n';
  const joined = lines.map((line) => (anchor === undefined ? `${line}\n${pad}` : `${pad}${line}\n`)).join('');
  edits.push({ start: offset, end: offset, text: separator + joined });
  return true;
}

/** Collects the edits that give a node a new value, and leaves the source of everything else as it is. */
function collectEdits(
  text: string,
  node: unknown,
  [before, after]: readonly [unknown, unknown],
  edits: Edit[],
  isInside = false,
): boolean {
  if (isSame(before, after)) return true;
  const change = splitChange(node, before, after);
  const isFlow = (isMap(node) || isSeq(node)) && node.flow === true;
  const isResized = change !== undefined && change.added.length + change.removed.length > 0;
  if (change === undefined || (isFlow && isMap(node) && isResized)) {
    const edit = replaceNode(text, node, after, isInside);
    if (edit !== undefined) edits.push(edit);
    return edit !== undefined;
  }
  const collection = node as YAMLMap | YAMLSeq;
  const entries = isFlow ? [] : entriesOf(text, collection);
  for (const { index, old, value, rendered } of change.kept) {
    const item = collection.items[index] as Pair | Node;
    const entry = entries[index];
    const own: Edit[] = [];
    if (collectEdits(text, isNode(item) ? item : item.value, [old, value], own, isInside || isFlow)) edits.push(...own);
    else if (entry === undefined) return false;
    else edits.push({ ...entry, text: indented(stringify(rendered, AS_WRITTEN), columnOf(text, entry.start)) });
  }
  if (!isFlow) return changeBlock(text, entries, change, edits);
  if (isSeq(collection)) changeFlow(text, collection, change, edits);
  return true;
}

interface Change {
  kept: { index: number; old: unknown; value: unknown; rendered: unknown }[];
  removed: number[];
  /** Values to write after the entry before `at`. */
  added: unknown[];
  at: number;
}

/** Splits the change of a collection into those of its entries; undefined where the whole value is new. */
function splitChange(node: unknown, before: unknown, after: unknown): Change | undefined {
  if (isMap(node) && isGroup(before) && isGroup(after) && node.items.length > 0) {
    const keys = node.items.map((pair) => keyOf(pair));
    return {
      kept: keys.flatMap((key, index) =>
        key in after ? [{ index, old: before[key], value: after[key], rendered: { [key]: after[key] } }] : [],
      ),
      removed: keys.flatMap((key, index) => (key in after ? [] : [index])),
      added: Object.entries(after).flatMap(([key, value]) => (key in before ? [] : [{ [key]: value }])),
      at: keys.length,
    };
  }
  if (!isSeq(node) || !Array.isArray(before) || !Array.isArray(after) || before.length === 0) return undefined;
  const [old, now] = [before as unknown[], after as unknown[]];
  const least = Math.min(old.length, now.length);
  let head = 0;
  while (head < least && isSame(old[head], now[head])) head += 1;
  let tail = 0;
  while (tail < least - head && isSame(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail += 1;
  const both = least - head - tail;
  return {
    kept: Array.from({ length: both }, (_, step) => head + step).map((index) => ({
      index,
      old: old[index],
      value: now[index],
      rendered: [now[index]],
    })),
    removed: Array.from({ length: old.length - tail - head - both }, (_, step) => head + both + step),
    added: now.slice(head + both, now.length - tail).map((item) => [item]),
    at: head + both,
  };
}

/**
 * Writes a new value into a YAML text: only what differs changes, so comments, quotes, order and blank lines stay.
 * @throws for a text that is not valid YAML, or whose change cannot be written
 */
export function patchYaml(text: string, value: unknown): string {
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) throw new Error(error.message);
  const before: unknown = document.toJS();
  if (isSame(before, value)) return text;
  const edits: Edit[] = [];
  const isWritten = collectEdits(text, document.contents, [before, value], edits);
  if (!isWritten && withoutEmpty(before) !== undefined) return stringify(value, AS_WRITTEN);
  const patched = isWritten
    ? edits
        .reverse()
        .sort((one, other) => other.start - one.start)
        .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text)
    : `${text === '' || text.endsWith('\n') ? text : `${text}\n`}${stringify(value, AS_WRITTEN)}`;
  if (!isSame(parseDocument(patched).toJS(), value)) throw new Error('The change cannot be written into this YAML.');
  return patched;
}
