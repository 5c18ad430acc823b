import type { TranscriptCue } from '../reading/transcript';

/** The compiled form of an MDX file: the input of all later stages, without code of the page. */

export interface Heading {
  /** 2 to 6: the page's title is the only level 1. */
  depth: number;
  id: string;
  text: string;
}

/** The text under one heading (empty before the first), or a stretch of a video's transcript, for search. */
export interface Section {
  id: string;
  heading: string;
  text: string;
  /** True for a stretch of a transcript; its heading consists of the video's title and the time. */
  isSpoken?: true;
  /** State or messages of a table row that is a separate search result. */
  asked?: string[];
  /** True for the list of links at the end of a page: search ignores it, since the linked pages have the text. */
  isReferences?: true;
  /** True for a section with a list of steps: the answer of a guide. */
  hasSteps?: true;
}

/** A link as written, with its position. */
export interface WrittenLink {
  href: string;
  /** The included file that contains it. */
  file?: string;
  line: number;
  column: number;
  /** True within an element that is not published: such a link may lead to an unpublished page. */
  isUnpublished?: true;
}

export interface CompiledContent {
  /** HTML with placeholders for base path, locale and UI texts; see `localizeHtml`. */
  html: string;
  /** HTML up to the truncation mark; null without one. */
  leadHtml: string | null;
  headings: Heading[];
  sections: Section[];
  links: WrittenLink[];
  ids: string[];
  images: ContentImage[];
  /** Names of the `src/islands` modules to load. */
  islands: string[];
  words: number;
  /** The build inputs besides the file itself: glossary entries, videos, what features read, copied files. */
  uses: UsedEntry[];
  /** The tree of HTML and MDX nodes that React renders; null for a page without React. */
  reactTree: object | null;
  /** Files that the site serves unchanged. */
  files: CopiedFile[];
}

export interface CopiedFile {
  /** Absolute path of the source file. */
  file: string;
  /** Path under the site root, including the file's digest. */
  path: string;
}

/** A build input besides the file itself; a changed digest makes the compiled file stale. */
export interface UsedEntry {
  kind: 'term' | 'video' | 'feature' | 'components' | 'file' | 'included';
  key: string;
  digest: string;
}

/** A local image: its file, its digest and the generated files. */
export interface ContentImage {
  /** Absolute path of the source file. */
  file: string;
  digest: string;
  width: number;
  height: number;
  /** True for an illustration in the site's colours: a theme's dark and light variants, or one that dark mode inverts. */
  isDrawing?: true;
  variants: ImageVariant[];
}

export interface ImageVariant {
  /** Path under the site root: `/static/images/kuva-1a2b3c4d-480.avif`. */
  path: string;
  width: number;
  format: 'avif' | 'webp' | 'jpeg' | 'png' | 'svg' | 'gif';
  /** True for an animation, which is copied as it is. */
  isAnimated?: true;
  /** The colours of a theme for a drawing, see `recolored`. */
  colors?: readonly string[];
}

/** A video of the site with its generated files. */
export interface ContentVideo {
  title: string;
  description: string;
  seconds: number;
  video: CopiedFile;
  captions: CopiedFile;
  poster: ContentImage;
  /** The captions with their times. */
  transcript: TranscriptCue[];
}
