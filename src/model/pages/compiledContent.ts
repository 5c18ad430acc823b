import type { TranscriptCue } from '../reading/transcript';

/** What the content pipeline makes of one MDX file; everything later stages need, and nothing of the page's code. */

export interface Heading {
  /** 2 to 6: the page's title is the only level 1. */
  depth: number;
  id: string;
  text: string;
}

/**
 * A stretch of text under one heading, or what a video says from a moment on, for search. The text before the first
 * heading has an empty id and heading.
 */
export interface Section {
  id: string;
  heading: string;
  text: string;
  /** Set for what a video says from a moment on; its heading is made of the video's title and the time. */
  isSpoken?: true;
  /** States or messages of a row of a table that answers by itself. */
  asked?: string[];
  /** The list of links that a page ends with: what it says is found in the pages that it names. */
  isReferences?: true;
}

/** A link as the writer wrote it and where. */
export interface WrittenLink {
  href: string;
  line: number;
  column: number;
}

export interface CompiledContent {
  /** Finished HTML with marks in place of base path, locale and UI texts; see `localizeHtml`. */
  html: string;
  /** HTML up to the truncation mark, or null without one. */
  leadHtml: string | null;
  headings: Heading[];
  sections: Section[];
  links: WrittenLink[];
  ids: string[];
  images: ContentImage[];
  /** Names of the modules in `src/islands` that this content wants. */
  islands: string[];
  words: number;
  /** Entries of the glossary, videos, the product's model, and files that are served as they are, that this content was made with. */
  uses: UsedEntry[];
  /** What React renders, as a tree of HTML and MDX nodes; null for a page without React. */
  reactTree: object | null;
  /** Files that the site serves as they are. */
  files: CopiedFile[];
}

export interface CopiedFile {
  /** Absolute path of the source file. */
  file: string;
  /** Path under the site root, with the file's digest in it. */
  path: string;
}

/** Something beside the file that its content was made with; another digest now means that it is out of date. */
export interface UsedEntry {
  kind: 'term' | 'video' | 'model' | 'components' | 'file';
  key: string;
  digest: string;
}

/** A local image: its file, its digest and the files that the site serves for it. */
export interface ContentImage {
  /** Absolute path of the source file. */
  file: string;
  digest: string;
  width: number;
  height: number;
  /** Set for an illustration in the site's own colours, which the dark mode can turn. */
  isDrawing?: true;
  variants: ImageVariant[];
}

export interface ImageVariant {
  /** Path under the site root: `/static/images/kuva-1a2b3c4d-480.avif`. */
  path: string;
  width: number;
  format: 'avif' | 'webp' | 'jpeg' | 'png' | 'svg' | 'gif';
}

/** A video of the site, ready to be shown. */
export interface ContentVideo {
  title: string;
  description: string;
  seconds: number;
  video: CopiedFile;
  captions: CopiedFile;
  poster: ContentImage;
  /** What the captions say, and when. */
  transcript: TranscriptCue[];
}
