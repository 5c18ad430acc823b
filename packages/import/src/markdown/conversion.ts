import type GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMdx, safeDecode } from '../core';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { shownText } from './description';
import { endOf, startOf, type Editor } from './edits';
import type { Note } from './fixSource';
import type { EntryKind } from './reportEntry';
import type { Scope } from './scope';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The new target of a link or image. */
export interface Target {
  /** The new address; undefined for a missing target. */
  url: string | undefined;
  /** The report entry about it. */
  note?: { kind: EntryKind; message: string };
}

/** A partial or text file that a page includes. */
interface IncludedText {
  raw: string;
  context: PageContext;
  /** Its path, to detect a partial that includes itself. */
  file: string;
  /** Its name for the report. */
  name: string;
}

/** The page around a text: resolves files, links and partials. */
export interface PageContext {
  /** Returns the new address of a link. */
  link: (url: string) => Target;
  /** Returns the new path of an image; undefined with a note for a missing image. */
  image: (url: string) => Target;
  /** Returns the text of a partial or of a file imported as text; undefined for any other import. */
  partial: (specifier: string) => IncludedText | undefined;
  /** Returns the text of a file imported as text. */
  text: (specifier: string) => string | undefined;
  /** Values for expressions: front matter, constants of the site. */
  scope: Scope;
  /** Returns the constants that a module of the site exports, by name. */
  constants?: (specifier: string) => Scope | undefined;
  /** Moves a component that the page imports; returns the obstacle if it cannot be moved. */
  component?: (specifier: string, name: string) => string | undefined;
  /** Returns whether a component shows its text as code, with the language; undefined for one of no file of the site. */
  codeOf?: (specifier: string) => { isCode: boolean; lang: string | undefined } | undefined;
  /** Returns the replacement of a site's element, such as a list of pages; undefined without one. */
  element?: (name: string) => string | undefined;
}

/** A note with its offsets in the old and the new text. */
interface PlacedNote extends Note {
  /** Offset in the new text. */
  to: number;
}

export interface ConvertedBody {
  text: string;
  notes: PlacedNote[];
  /** The first heading of level 1, which becomes the page's title and is removed from the text. */
  title: string | undefined;
  /** Removed ids of the old page, each with the nearest heading. */
  oldAnchors: Record<string, string>;
  /** Ids of headings and other parts of the new page. */
  ids: string[];
  /** Maps an offset of the new text to the old one. */
  before: (offset: number) => number;
  /** Why the text could not be read. */
  error?: { reason: string; offset: number };
}

/** Shared state of the parts of one page, partials included. */
export interface PageState {
  /** Makes the ids of the new page. */
  slugger: GithubSlugger;
  taken: Set<string>;
  /** Levels of the last heading and of those above it, in the old and in the new page. */
  levels: { old: number; now: number }[];
  title: string | undefined;
  /** The explicit id of the title. */
  titleId?: string;
  /** The id that the old site gave the title. */
  topId?: string;
  /** True while the first heading may become the title. */
  takesTitle: boolean;
  /** Partials around the current text. */
  inside: readonly string[];
  /** Anchors that wait for the next heading, and those already assigned. */
  waiting: string[];
  lastHeading: string | undefined;
  oldAnchors: Record<string, string>;
  /** Ids of the headings of the old page. */
  oldIds: string[];
}

/** The conversion of one text: its page, edits and report. */
export interface Conversion {
  source: string;
  editor: Editor;
  page: PageContext;
  state: PageState;
  scope: Scope;
  /** Imported names with their modules. */
  imports: ReadonlyMap<string, string>;
  note: (kind: EntryKind, message: string, node: Nodes) => void;
  /** Converts another text as part of this page. */
  convertPart: (raw: string, page: PageContext, props: Scope) => ConvertedBody;
  /** Records an id of the old page that no heading of the new one has. */
  anchor: (id: string) => void;
  /** Records an id of a part below the last heading. */
  anchorHere: (id: string) => void;
}

export { endOf, startOf };
export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Turns a file name into words, for an image without alternative text. */
export function nameInWords(url: string): string {
  const file =
    safeDecode(url.split(/[?#]/)[0] ?? '')
      .split('/')
      .pop() ?? '';
  const words = file
    .replace(/\.\w+$/, '')
    .replace(/[-_.]+/g, ' ')
    .trim();
  return words === '' ? 'Image' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats an address for Markdown, between ( and ). */
export const writtenUrl = (url: string) =>
  url.replace(/ /g, '%20').replace(/[()]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'));

/** Returns the Markdown of an image: only its text if it is missing. */
export function imageText(url: string, alt: string, node: Nodes, conversion: Conversion): string {
  const target = conversion.page.image(url);
  if (target.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
  let label = alt.replace(/\s+/g, ' ').trim();
  if (label === '') {
    label = nameInWords(url.startsWith('data:') ? (target.url ?? '') : url);
    conversion.note(
      'image-text',
      `The image "${url.slice(0, 100)}" has no text; it got "${label}". Say what it shows.`,
      node,
    );
  }
  const written = label.replace(/([[\]\\`*_{}<|])/g, '\\$1');
  if (target.url === undefined) return alt.trim() === '' ? '' : written;
  return `![${written}](${writtenUrl(target.url)})`;
}

/** Returns the text of a converted heading, from which its id is made. */
function plainHeading(text: string, read: (tree: Nodes) => string = toString): string {
  if (/^[\p{L}\p{N}\s,.:?!-]*$/u.test(text)) return text;
  try {
    return read(parseMdx(`## ${text}`));
  } catch {
    return text;
  }
}

/** Returns the text of a converted heading as a title. */
export const titleText = (text: string) => plainHeading(text, shownText).replace(/\s+/g, ' ');

/** Returns a heading with its level, and with an explicit id where the generated one would differ from the old one. */
export function writeHeading(
  text: string,
  wanted: { depth: number; id: string | undefined },
  state: PageState,
): { text: string; depth: number } {
  const old = Math.max(wanted.depth, 2);
  while ((state.levels.at(-1)?.old ?? 0) >= old) state.levels.pop();
  const depth = Math.min((state.levels.at(-1)?.now ?? 1) + 1, 6);
  state.levels.push({ old, now: depth });
  const own = wanted.id;
  // The site counts the slugs of all headings, also of those with explicit ids.
  const automatic = state.slugger.slug(plainHeading(text));
  let id = automatic;
  if (own !== undefined && own !== '' && !state.taken.has(own)) id = own;
  if (state.taken.has(id) || id === '') {
    for (let number = 1; id === '' || state.taken.has(id); number += 1)
      id = `${automatic === '' ? 'part' : automatic}-${number}`;
  }
  state.taken.add(id);
  state.lastHeading = id;
  if (state.titleId !== undefined) state.oldAnchors[state.titleId] ??= id;
  for (const anchor of state.waiting.splice(0)) if (anchor !== id) state.oldAnchors[anchor] = id;
  return { text: `${'#'.repeat(depth)} ${text}${id === automatic && id === (own ?? id) ? '' : ` {#${id}}`}`, depth };
}
