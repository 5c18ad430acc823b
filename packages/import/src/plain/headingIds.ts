import GithubSlugger from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { applyEdits, type Edit } from '../markdown/edits';
import { parser } from './inlineForms';

/** How a program makes the ids of headings. */
interface IdRule {
  /** Returns the id for the text of a heading. */
  slug: (text: string) => string;
  /** Returns a free id. */
  unique: (id: string, taken: ReadonlySet<string>) => string;
}

/** Numbers ids as Python-Markdown does: `a`, `a_1`, `a_2`. */
function uniqueInPython(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  while (free === '' || taken.has(free)) {
    const [, base = free, number = '0'] = /^(.*)_(\d+)$/.exec(free) ?? [];
    free = `${base}_${Number(number) + 1}`;
  }
  return free;
}

/** The rule of Python-Markdown, which removes letters that have no equivalent in ASCII. */
const python = (isUnicode: boolean, separator = '-'): IdRule => ({
  slug: (text) => {
    const letters = isUnicode ? text : text.normalize('NFKD').replace(/[^\p{ASCII}]/gu, '');
    const words = letters.replace(/[^\p{L}\p{N}_\s-]/gu, '').trim();
    return words.toLowerCase().replace(separator === '-' ? /[-\s]+/g : /[_\s]+/g, separator);
  },
  unique: uniqueInPython,
});

/** The rule of PyMdown, which replaces each space by a hyphen. */
const pymdown = (isLower: boolean): IdRule => ({
  slug: (text) => {
    const written = text.normalize('NFC').trim();
    return (isLower ? written.toLowerCase() : written).replace(/[^\p{L}\p{N}_\- ]/gu, '').replace(/ /g, '-');
  },
  unique: uniqueInPython,
});

const vitepress: IdRule = {
  slug: (text) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\p{Cc}]/gu, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(?=\d)/, '_')
      .toLowerCase(),
  unique: (id, taken) => {
    let free = id;
    for (let number = 1; taken.has(free); number += 1) free = `${id}-${number}`;
    return free;
  },
};

/** The rules by name; these of Python are the settings of the extension `toc`. */
export const ID_RULES = {
  python: python(false),
  'python-underscore': python(false, '_'),
  'python-unicode': python(true),
  pymdown: pymdown(false),
  'pymdown-lower': pymdown(true),
  vitepress,
} as const satisfies Record<string, IdRule>;

export type IdRuleName = keyof typeof ID_RULES;

const EXPLICIT = /[ \t]*\{#([^{}\s]+)\}[ \t]*#*[ \t]*$/;

/** Writes the old id of each heading into it, where Docusaurus' rule gives another one. */
function withIds(text: string, { slug, unique }: IdRule): string {
  const headings: Heading[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'heading') headings.push(node);
    else if ('children' in node) node.children.forEach((child) => walk(child));
  };
  walk(parser.parse(text));
  const taken = new Set<string>();
  const usual = new GithubSlugger();
  const edits: Edit[] = [];
  headings.forEach((heading, index) => {
    const [start = 0, end = 0] = [heading.position?.start.offset, heading.position?.end.offset];
    const written = text.slice(start, end);
    const explicit = EXPLICIT.exec(written)?.[1];
    const words = toString(heading, { includeHtml: false, includeImageAlt: false });
    const id = explicit ?? unique(slug(words), taken);
    const same = usual.slug(explicit ?? words, explicit !== undefined);
    taken.add(id);
    // The title is at the start of the page, which needs no id.
    if (
      explicit !== undefined ||
      id === same ||
      words.trim() === '' ||
      id === '' ||
      (index === 0 && heading.depth === 1)
    )
      return;
    const at = heading.children.at(-1)?.position?.end.offset ?? end;
    if (written.startsWith('#')) edits.push({ start: at, end, text: ` {#${id}}` });
    else edits.push({ start: at, end: at, text: `<a id="${id}"></a>` });
  });
  return applyEdits(text, edits);
}

/** Functions that write the ids by each rule. They stay the same, so that results can be cached by function. */
export const WITH_IDS = Object.fromEntries(
  Object.entries(ID_RULES).map(([name, rule]) => [name, (text: string) => withIds(text, rule)]),
) as Readonly<Record<IdRuleName, (text: string) => string>>;
