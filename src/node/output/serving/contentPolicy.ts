import { createHash } from 'node:crypto';

/** Inline code and external sources of pages. */
export interface PolicyInput {
  /** The inline scripts and styles, each once. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins allowed in frames. */
  frames: readonly string[];
  /** Origins of scripts, pictures, videos, connections and the frames of features. */
  sources: Readonly<Record<'script' | 'image' | 'media' | 'connect' | 'frame', readonly string[]>>;
  /** Origins whose pages may show the site in a frame. */
  framedBy?: readonly string[] | undefined;
}

/** The browser's code creates an empty style element and adds the rules by script (`addStyles.ts`). */
const EMPTY_STYLE = '';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sorted, so that builds of the same site have the same policy. */
const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].sort();

/** The policy of a file that browsers show as a document of its own: XML, PDF, JSON, text. Nothing in it can run. */
export const FILE_POLICY = "sandbox; default-src 'none'";

/** The same for drawings, videos and HTML files of `static`, which have styles, pictures and sound. */
export const SHOWN_FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'";

/** The policy of a script, under which it runs as a worker. */
export const SCRIPT_POLICY = "default-src 'self'";

type Directive = [name: string, values: readonly string[]];

function directivesOf({ scripts, styles, sources, ...input }: PolicyInput): Directive[] {
  const frames = [...new Set([...input.frames, ...sources.frame])].sort();
  return [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashesOf(scripts), ...sources.script]],
    ['style-src', ["'self'", ...hashesOf([EMPTY_STYLE, ...styles])]],
    ['img-src', ["'self'", ...sources.image]],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'", ...sources.media]],
    ['connect-src', ["'self'", ...sources.connect]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ...(frames.length > 0 ? [['frame-src', frames] as Directive] : []),
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
  ];
}

const written = (directives: readonly Directive[]) =>
  directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');

/** Returns the `Content-Security-Policy` header of the pages, one for the whole site. */
export const buildContentPolicy = (input: PolicyInput): string =>
  written([...directivesOf(input), ['frame-ancestors', input.framedBy?.length ? input.framedBy : ["'none'"]]]);

/**
 * Returns the element with the policy of a page, for hosts that send no headers; it cannot contain `frame-ancestors`.
 * The origins are those of the header, since this policy stays in force when the reader goes on to other pages.
 * @param input the inline scripts and styles of the page, and the origins of the whole site
 */
export const policyInPage = (input: PolicyInput): string =>
  `<meta http-equiv="Content-Security-Policy" content="${written(directivesOf(input))}"/>`;
