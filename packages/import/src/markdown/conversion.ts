import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMdx } from '../../../../src/node/content/mdx/parser';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Editor } from './edits';
import type { Note } from './fixSource';
import type { EntryKind } from './reportEntry';
import type { Scope } from './scope';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What a link or an image of a page leads to in the new site. */
export interface Target {
  /** The new address; undefined where there is nothing. */
  url: string | undefined;
  /** What the report says of it. */
  note?: { kind: EntryKind; message: string };
}

/** A partial or a file of text that a page includes. */
interface IncludedText {
  raw: string;
  context: PageContext;
  /** Its path, by which a partial that includes itself is known. */
  file: string;
  /** Its name for the report. */
  name: string;
}

/** The page around a text: where its files and links lead, and what the partials that it includes say. */
export interface PageContext {
  /** The new address of a link. */
  link: (url: string) => Target;
  /** The new path of an image; undefined with a note where it is not there. */
  image: (url: string) => Target;
  /** The text of a partial or of a file that is imported as text; undefined for any other import. */
  partial: (specifier: string) => IncludedText | undefined;
  /** The text of a file that is imported as text. */
  text: (specifier: string) => string | undefined;
  /** Values that expressions may use: the front matter, constants of the site. */
  scope: Scope;
  /** The constants that a module of the site exports, by name. */
  constants?: (specifier: string) => Scope | undefined;
  /** Moves a component that the page imports; what keeps it from that where it cannot be moved. */
  component?: (specifier: string, name: string) => string | undefined;
  /** What is in place of an element of the site, such as a list of pages; undefined where nothing does. */
  element?: (name: string) => string | undefined;
}

/** A note with its place in the old text and in the new one. */
interface PlacedNote extends Note {
  /** Place in the new text. */
  to: number;
}

export interface ConvertedBody {
  text: string;
  notes: PlacedNote[];
  /** The text of the first heading of level 1, which is taken out of the text, as the page's title. */
  title: string | undefined;
  /** Ids of the old page that are nowhere in the new one, each with the heading that it is nearest to. */
  oldAnchors: Record<string, string>;
  /** Ids of headings of the new page, and of the parts that have one. */
  ids: string[];
  /** Where a place of the new text was in the old one. */
  before: (offset: number) => number;
  /** Why the text could not be read. */
  fault?: { reason: string; offset: number };
}

/** What parts of one page share, partials included. */
export interface PageState {
  /** Makes the ids of the new page. */
  slugger: GithubSlugger;
  taken: Set<string>;
  /** Level of the last heading of the new page. */
  level: number;
  title: string | undefined;
  /** True while the first heading may become the title. */
  takesTitle: boolean;
  /** Partials around the text at hand. */
  inside: readonly string[];
  /** Anchors that wait for the next heading, and those that have theirs. */
  waiting: string[];
  lastHeading: string | undefined;
  oldAnchors: Record<string, string>;
  /** Ids of the headings of the old page. */
  oldIds: string[];
}

/** The conversion of one text: its page, its edits and what the report says of it. */
export interface Conversion {
  source: string;
  editor: Editor;
  page: PageContext;
  state: PageState;
  scope: Scope;
  /** Names that the text imports, each with what it is imported from. */
  imports: ReadonlyMap<string, string>;
  note: (kind: EntryKind, message: string, node: Nodes) => void;
  /** Converts another text as a part of this page. */
  convertPart: (raw: string, page: PageContext, props: Scope) => ConvertedBody;
  /** Ids of the old page that no heading has. */
  anchor: (id: string) => void;
}

export const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
export const endOf = (node: Nodes) => node.position?.end.offset ?? 0;
export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A name in words, for an image that has none. */
export function nameInWords(url: string): string {
  const file =
    decodeURIComponentSafely(url.split(/[?#]/)[0] ?? '')
      .split('/')
      .pop() ?? '';
  const words = file
    .replace(/\.\w+$/, '')
    .replace(/[-_.]+/g, ' ')
    .trim();
  return words === '' ? 'Image' : words.charAt(0).toUpperCase() + words.slice(1);
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address as Markdown writes it between ( and ). */
export const writtenUrl = (url: string) =>
  url.replace(/ /g, '%20').replace(/[()]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'));

/** Writes an image, or what is for it, at the place of a node. */
export function imageText(url: string, alt: string, node: Nodes, conversion: Conversion, inLink: boolean): string {
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
  if (/^https?:/.test(target.url)) return inLink ? written : `[${written}](${writtenUrl(target.url)})`;
  return `![${written}](${writtenUrl(target.url)})`;
}

/** The text of a heading as the new page's id is made of it. */
function plainHeading(text: string): string {
  if (/^[\p{L}\p{N}\s,.:?!-]*$/u.test(text)) return text;
  try {
    return toString(parseMdx(`## ${text}`));
  } catch {
    return text;
  }
}

/** A heading of the new page: its level, and an id where the new text would give it another than the old page had. */
export function writeHeading(
  text: string,
  wanted: { depth: number; id: string | undefined },
  state: PageState,
): { text: string; depth: number } {
  const depth = Math.min(Math.max(wanted.depth, 2), state.level + 1, 6);
  state.level = Math.max(depth, 2);
  const own = wanted.id;
  const copy = new GithubSlugger();
  copy.occurrences = { ...state.slugger.occurrences };
  const plain = plainHeading(text);
  const automatic = copy.slug(plain);
  let id = automatic;
  if (own !== undefined && own !== '' && own !== automatic && !state.taken.has(own)) id = own;
  else state.slugger.slug(plain);
  if (state.taken.has(id) || id === '') {
    for (let number = 1; id === '' || state.taken.has(id); number += 1)
      id = `${automatic === '' ? 'part' : automatic}-${number}`;
  }
  state.taken.add(id);
  state.lastHeading = id;
  for (const anchor of state.waiting.splice(0)) if (anchor !== id) state.oldAnchors[anchor] = id;
  return { text: `${'#'.repeat(depth)} ${text}${id === automatic && id === (own ?? id) ? '' : ` {#${id}}`}`, depth };
}
