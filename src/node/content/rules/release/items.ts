import type { Finding } from '../../../diagnostics/diagnostic';
import { error } from '../../../diagnostics/rule';
import { canonicalPath, splitAddress } from '../../../../model/site/path';
import type { Content } from '../../loadContent';
import type { Passage } from '../../passage';
import { defineRule } from '../contentRule';
import { say } from '../../say';

interface Item {
  line: number;
  column: number;
  lastLine: number;
}

/** Returns the items of a page's lists. */
function itemsOf(passages: readonly Passage[]): Item[] {
  const items = new Map<number, Item>();
  for (const { item, runs } of passages) {
    const [first] = runs;
    if (item === undefined || first === undefined) continue;
    const listItem = items.get(item) ?? { line: first.line, column: first.column, lastLine: first.line };
    items.set(item, { ...listItem, lastLine: Math.max(listItem.lastLine, ...runs.map(({ line }) => line)) });
  }
  return [...items.values()];
}

/**
 * Reports items of a release note without a link to a page that the note changes, where readers learn the new way, or
 * to another note, which made the change.
 */
function checkReleaseItems({ docs }: Content): Finding[] {
  const notes = docs.filter(({ frontMatter }) => frontMatter.affects.length > 0);
  return notes.flatMap(({ file, frontMatter: { affects }, passages, content }): Finding[] => {
    const changed = new Set([...affects.map(canonicalPath), ...notes.map(({ path }) => path)]);
    const leading = content.links.filter(({ href }) => changed.has(canonicalPath(splitAddress(href).pathname)));
    return itemsOf(passages)
      .filter((item) => leading.every(({ line }) => line < item.line || line > item.lastLine))
      .map(({ line, column }) => ({ file, line, column, ...say('release/items') }));
  });
}

export const releaseItems = defineRule(
  'release/items',
  { ...error('Items of a release note link to a page that they change.'), gentle: 'off' },
  checkReleaseItems,
);
