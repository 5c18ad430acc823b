import { createHash } from 'node:crypto';

/** What pages have inline and load from elsewhere. */
export interface PolicyInput {
  /** Texts of the inline scripts and styles, each once. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that may be shown in frames. */
  frames: readonly string[];
  /** Origins that scripts and pictures come from, and that pages speak to. */
  sources: Readonly<Record<'script' | 'image' | 'connect', readonly string[]>>;
}

/** The browser's code makes its style element empty, and puts the rules in by script; see `src/browser/site/addStyles.ts`. */
const EMPTY_STYLE = '';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sorted, so that two builds of one site give one policy. */
const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].sort();

/** The policy of an SVG file, which may be opened as a document of its own: its styles count, and nothing else. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The policy of a script, under which it runs as a worker. */
export const SCRIPT_POLICY = "default-src 'self'";

type Directive = [name: string, values: readonly string[]];

function directivesOf({ scripts, styles, frames, sources }: PolicyInput): Directive[] {
  return [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashesOf(scripts), ...sources.script]],
    ['style-src', ["'self'", ...hashesOf([EMPTY_STYLE, ...styles])]],
    ['img-src', ["'self'", ...sources.image]],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['connect-src', ["'self'", ...sources.connect]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ...(frames.length > 0 ? [['frame-src', [...frames].sort()] as Directive] : []),
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
  ];
}

const written = (directives: readonly Directive[]) =>
  directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');

/** The value of the header `Content-Security-Policy` of the pages, one for the whole site. */
export const buildContentPolicy = (input: PolicyInput): string =>
  written([...directivesOf(input), ['frame-ancestors', ["'none'"]]]);

const META = '<meta http-equiv="Content-Security-Policy" content="';
const META_PATTERN = new RegExp(`${META}[^"]*"/>`, 'g');

/** A page without its policy. */
export const withoutPolicy = (html: string): string => html.replace(META_PATTERN, '');

/**
 * Adds the policy to a page, for hosts that send no headers. A `meta` element cannot contain `frame-ancestors`; with the
 * rest the page may do what the header allows it, also after the reader has gone on to another page.
 * @param input the inline scripts and styles of the page, and the origins of the whole site
 */
export const addPolicy = (html: string, input: PolicyInput): string =>
  html.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}${META}${written(directivesOf(input))}"/>`);
