import GithubSlugger from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { applyEdits, type Edit } from '../markdown/edits';
import { parser } from './inlineForms';

const EXPLICIT = /[ \t]*\{#([^{}\s]+)\}[ \t]*#*[ \t]*$/;

/** Returns a function that writes the old id of each heading into it, where Docusaurus' rule gives another one. */
function createIdWriter(slug: (text: string) => string, sign: '_' | '-') {
  return (text: string): string => {
    const headings: Heading[] = [];
    const walk = (node: Nodes): void => {
      if (node.type === 'heading') headings.push(node);
      else if ('children' in node) node.children.forEach((child) => walk(child));
    };
    walk(parser.parse(text));
    const taken = new Set<string>();
    const last = new Map<string, number>();
    const usual = new GithubSlugger();
    const edits = headings.flatMap((heading, index): Edit[] => {
      const [start = 0, end = 0] = [heading.position?.start.offset, heading.position?.end.offset];
      const written = text.slice(start, end);
      const explicit = EXPLICIT.exec(written)?.[1];
      const words = toString(heading, { includeHtml: false, includeImageAlt: false });
      const id = explicit ?? freeId(slug(words), sign, taken, last);
      const same = usual.slug(explicit ?? words, explicit !== undefined);
      taken.add(id);
      // The title is at the start of the page, which needs no id.
      const isTitle = index === 0 && heading.depth === 1;
      if (explicit !== undefined || id === same || id === '' || words.trim() === '' || isTitle) return [];
      const at = heading.children.at(-1)?.position?.end.offset ?? end;
      return written.startsWith('#')
        ? [{ start: at, end, text: ` {#${id}}` }]
        : [{ start: at, end: at, text: `<a id="${id}"></a>` }];
    });
    return applyEdits(text, edits);
  };
}

/** Returns a free id, numbered as Python-Markdown (`a_1`) or VitePress (`a-1`) does. */
function freeId(id: string, sign: '_' | '-', taken: ReadonlySet<string>, last: Map<string, number>): string {
  const [, base = id, number = '0'] = (sign === '_' && /^(.*)_(\d+)$/.exec(id)) || [];
  let next = last.get(id) ?? Number(number);
  let free = id;
  while (taken.has(free) || (free === '' && sign === '_')) free = `${base}${sign}${(next += 1)}`;
  // The next one of the same text starts here, so that many of them take no longer.
  last.set(id, next);
  return free;
}

/** Returns the id of a heading in Python-Markdown, which removes letters that have no equivalent in ASCII. */
export const pythonSlug = (text: string, isUnicode = false): string =>
  (isUnicode ? text : text.normalize('NFKD').replace(/[^\p{ASCII}]/gu, ''))
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');

/** Returns the id of a heading in PyMdown, which replaces each space by a hyphen. */
export const pymdownSlug = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replace(/ /g, '-');

const vitepressSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cc}]/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();

/** Writers of ids by the rules of programs. Each stays the same function, so that its results can be cached. */
export const ID_WRITERS = {
  python: createIdWriter((text) => pythonSlug(text), '_'),
  'python-unicode': createIdWriter((text) => pythonSlug(text, true), '_'),
  pymdown: createIdWriter(pymdownSlug, '_'),
  'pymdown-lower': createIdWriter((text) => pymdownSlug(text.toLowerCase()), '_'),
  vitepress: createIdWriter(vitepressSlug, '-'),
} as const;
