import path from 'node:path';
import { safeDecode } from '../../model/site/path';
import { plainId } from '../../model/text/plainId';
import { displayName } from '../files/contentFolder';
import { isReadable, readText } from '../files/readText';

/** A published address with the anchors of its headings. */
export interface PublishedLink {
  /** With its locale. */
  path: string;
  anchors: readonly string[];
}

/** A word of the list and its column. */
interface Word {
  text: string;
  column: number;
}

/** An address and its anchors in a line of the list, decoded, each with its column. */
export interface PublishedWords {
  path: Word;
  anchors: Word[];
}

/** A line of the list; `written` is undefined where the line is not a published address. */
interface PublishedLine {
  line: number;
  written: PublishedWords | undefined;
}

const HEADING = `# The addresses that have been published, and the anchors of their headings. None of them may die:
# npm run check tells what to add where one does. Written by "npm run links:record", which only ever adds.
`;

/** White space separates the words of a line, so escape it in addresses. */
const escapeWord = (text: string) => text.replace(/[%\s]/g, encodeURIComponent);

function parseLine(text: string): PublishedWords | undefined {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: safeDecode(word), column: index + 1 }));
  const [path, ...anchors] = words;
  if (path?.text.startsWith('/') !== true) return undefined;
  if (anchors.some(({ text: anchor }) => !/^#./.test(anchor))) return undefined;
  return { path, anchors: anchors.map(({ text: anchor, column }) => ({ text: anchor.slice(1), column })) };
}

/** Parses a list of published addresses; skips empty lines and comments. */
export function parsePublishedLinks(text: string): PublishedLine[] {
  return text.split('\n').flatMap((line, index) => {
    const isNothing = line.trim() === '' || /^\s*#/.test(line);
    return isNothing ? [] : [{ line: index + 1, written: parseLine(line) }];
  });
}

const byCodePoint = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Joins lists of published addresses: every address, with the anchors of all lists. */
export function joinPublishedLinks(...lists: readonly (readonly PublishedLink[])[]): PublishedLink[] {
  const joined = new Map<string, Set<string>>();
  for (const { path, anchors } of lists.flat()) {
    joined.set(path, new Set([...(joined.get(path) ?? []), ...anchors]));
  }
  return [...joined]
    .map(([path, anchors]) => ({ path, anchors: [...anchors].sort(byCodePoint) }))
    .sort((a, b) => byCodePoint(a.path, b.path));
}

/** Formats a list of published addresses, one a line, in the order of the list. */
export function formatPublishedLinks(links: readonly PublishedLink[]): string {
  const lines = links.map(({ path, anchors }) =>
    [escapeWord(path), ...anchors.map((anchor) => `#${escapeWord(anchor)}`)].join(' '),
  );
  return `${HEADING}${lines.join('\n')}\n`;
}

/** Path of the list of published addresses in a content folder. */
export const publishedLinksFile = (folder: string) => path.join(folder, 'published-links.txt');

/** Reads the list of published addresses; empty without the file. */
export function readPublishedLinks(folder: string): { file: string; lines: PublishedLine[] } {
  const absolutePath = publishedLinksFile(folder);
  const lines = isReadable(absolutePath) ? parsePublishedLinks(readText(absolutePath)) : [];
  return { file: displayName(absolutePath), lines };
}

/** Returns the published heading ids with accents or umlauts, which stay; undefined without the list. */
export function readPublishedIds(folder: string): ReadonlySet<string> | undefined {
  if (!isReadable(publishedLinksFile(folder))) return undefined;
  const anchors = readPublishedLinks(folder).lines.flatMap(({ written }) => written?.anchors ?? []);
  return new Set(anchors.flatMap(({ text }) => (plainId(text) === undefined ? [] : [text])));
}
