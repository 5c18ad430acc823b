import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Blockquote, Code, Root } from 'mdast';
import { buildCache } from '../../../node/environment';
import { readCodeMeta } from '../../../node/content/mdx/codeMeta';
import { addDiagnostic, type Compilation } from '../../../node/content/mdx/compilation';
import { renderImage } from '../../../node/content/mdx/images';
import { visit } from '../../../node/content/mdx/visit';
import { messagesOf } from '../../../node/diagnostics/messages';
import { findChromium } from '../../../node/files/findChromium';
import { readKeptJson, writeKeptJson } from '../../../node/files/keptFile';
import { readImage } from '../../../node/files/readImage';
import { drawMermaid, mermaidVersion, type Drawn } from './drawMermaid';
import { diagramPage } from './diagramPage';
import texts from './texts.json';

const say = messagesOf(texts);

let next: { sources: string[]; drawn: Promise<Drawn[]> } | undefined;

/** Draws a diagram together with those of all pages that are read at the same time. */
async function draw(source: string, browser: string): Promise<Drawn> {
  if (next === undefined) {
    const sources: string[] = [];
    const drawn = setImmediate().then(() => {
      next = undefined;
      return drawMermaid(sources, browser);
    });
    next = { sources, drawn };
  }
  const { sources, drawn } = next;
  const index = sources.push(source) - 1;
  return (await drawn)[index] ?? { message: '' };
}

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Returns the file that has the drawing of a source, of this version of Mermaid and of our settings. */
function fileOf(source: string): string {
  const digest = digestOf(diagramPage([source], mermaidVersion()));
  return path.resolve(buildCache(), 'diagrams', `${digest.slice(0, 32)}.svg`);
}

/** Tags in labels, which Mermaid would draw as words; `<br/>` it reads as a new line. Other words in brackets are text. */
const INLINE = 'a|abbr|b|big|code|del|em|font|i|ins|kbd|mark|s|small|span|strike|strong|sub|sup|tt|u';
const BLOCKS = 'blockquote|center|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tbody|td|th|thead|tr|ul';
const LOADS = 'audio|button|canvas|embed|form|iframe|img|input|link|math|object|picture|script|source|style|svg|video';
const tagOf = (names: string) => String.raw`</?(?:${names})(?=[\s/>])[^<>]*>`;
const LOADING = new RegExp(tagOf(LOADS), 'i');
const FORMAT = new RegExp(`${tagOf(`${INLINE}|${BLOCKS}`)}|\\bfa[bklrs]?:fa-[\\w-]+`, 'i');
const BLOCK = new RegExp(String.raw`(["[({|:]\s*)?(?:${tagOf(BLOCKS)}\s*)+(?=(["\])}|\n]|$)?)`, 'gi');

/** Returns a source whose labels are plain text: blocks in them become lines. */
export const plainLabels = (source: string): string =>
  source
    .replace(BLOCK, (_, before?: string, after?: string) => before ?? (after === undefined ? '<br/>' : ''))
    .replace(new RegExp(FORMAT, 'gi'), '');

/** Returns the line of the first match in a diagram's source, from 1, without its comments; undefined for none. */
function lineWith(pattern: RegExp, source: string): { line: number; found: string } | undefined {
  for (const [index, text] of source.split('\n').entries()) {
    const [found] = (/^\s*%%/.test(text) ? null : pattern.exec(text)) ?? [];
    if (found !== undefined) return { line: index + 1, found };
  }
  return undefined;
}

/** Returns the text of a diagram for those who do not see it, as Mermaid's syntax gives it; undefined without one. */
function writtenAlternative(source: string): string | undefined {
  const [, title] = /^\s*accTitle\s*:\s*(\S.*)$/m.exec(source) ?? [];
  const [, line, lines] = /^\s*accDescr\s*(?::\s*(\S.*)|\{([^}]*)\})/m.exec(source) ?? [];
  const parts = [title, line ?? lines].flatMap((part) => part?.replace(/\s+/g, ' ').trim() || []);
  return parts.length === 0 ? undefined : parts.join(': ');
}

/** Returns the line of a source, from 1, for one of the text that Mermaid reads: without comments and first blank lines. */
export function sourceLine(source: string, line: number): number {
  const lines = source.replace(/^---\n[^]*?\n---\n/, (settings) => settings.replace(/.+/g, '')).split('\n');
  const written = lines.flatMap((text, index) => (/^\s*%%(?!\{)/.test(text) ? [] : [{ text, number: index + 1 }]));
  const isFull = ({ text }: { text: string }) => text.trim() !== '' && !/^\s*%%\{.*\}%%\s*$/.test(text);
  const read = written.slice(written.findIndex(isFull), written.findLastIndex(isFull) + 1);
  return read[Math.min(line, read.length) - 1]?.number ?? 1;
}

/** Reports why Mermaid cannot draw a diagram, at the line that it names. */
function reportSyntax(node: Code, { message, line }: Extract<Drawn, { message: string }>, compilation: Compilation) {
  const reason = message
    .replace(/^.*?Parse error on line \d+(?:, column \d+)?:/s, '')
    .replace(/^-*\^$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const { line: first = 1, column = 1 } = node.position?.start ?? {};
  const start = { line: line === undefined ? first : first + sourceLine(node.value, line), column };
  addDiagnostic(compilation, { position: { start, end: start } }, 'diagram/syntax', say('syntax', { reason }));
}

/** Reports HTML in labels: formatting is left out, and what loads something is an error. */
function reportHtml({ value, position }: Code, compilation: Compilation): boolean {
  const loading = lineWith(LOADING, value);
  const first = loading ?? lineWith(FORMAT, value);
  if (first === undefined) return true;
  const start = { line: (position?.start.line ?? 0) + first.line, column: position?.start.column ?? 1 };
  const [rule, key] =
    loading === undefined ? (['diagram/html', 'html'] as const) : (['diagram/syntax', 'picture'] as const);
  addDiagnostic(compilation, { position: { start, end: start } }, rule, say(key, { tag: first.found }));
  return loading === undefined;
}

/** Returns the file of a diagram, drawn where no build has; undefined, with an error, where it cannot be drawn. */
async function drawnFile(node: Code, compilation: Compilation): Promise<string | undefined> {
  if (!reportHtml(node, compilation)) return undefined;
  const source = plainLabels(node.value);
  const file = fileOf(source);
  if (existsSync(file) && readKeptJson(`${file}.json`) === digestOf(readFileSync(file))) return file;
  const browser = findChromium();
  if (browser === undefined) return void addDiagnostic(compilation, node, 'diagram/browser', say('noBrowser'));
  let drawn: Drawn;
  try {
    drawn = await draw(source, browser);
  } catch (error) {
    const reason = String(error).trim().split('\n').at(-1);
    return void addDiagnostic(compilation, node, 'diagram/browser', say('failed', { browser, reason }));
  }
  if ('message' in drawn) return void reportSyntax(node, drawn, compilation);
  // At once, since several pages may have the same diagram; the last step is atomic for other processes.
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}.tmp`, drawn.svg);
  renameSync(`${file}.${process.pid}.tmp`, file);
  writeKeptJson(`${file}.json`, digestOf(drawn.svg));
  return file;
}

/** Replaces a code block by its drawing: a figure, which keeps the block for the Markdown of the page. */
async function drawBlock(node: Code, compilation: Compilation): Promise<Blockquote | Code> {
  const alternative = readCodeMeta(node, compilation).title ?? writtenAlternative(node.value);
  if (alternative === undefined) addDiagnostic(compilation, node, 'diagram/alternative', say('alternative'));
  const file = await drawnFile(node, compilation);
  if (file === undefined || alternative === undefined) return node;
  compilation.images.set(file, await readImage(file, compilation.site.palettes()));
  const image = renderImage(encodeURI(file), alternative, node, compilation);
  image.data = { searchText: alternative };
  const dataFence = `${node.lang} ${node.meta ?? ''}`.trim() + `\n${node.value}`;
  const data = { hName: 'figure', hProperties: { className: ['figure'], dataFence }, hChildren: [image] };
  return { type: 'blockquote', children: [], data, position: node.position };
}

/** Draws the code blocks of a file in the language `mermaid`. */
export async function drawDiagrams(tree: Root, compilation: Compilation): Promise<void> {
  const changes: Promise<void>[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'mermaid' || index === undefined || parent === undefined) return;
    changes.push(drawBlock(node, compilation).then((drawn) => void (parent.children[index] = drawn)));
  });
  await Promise.all(changes);
}
