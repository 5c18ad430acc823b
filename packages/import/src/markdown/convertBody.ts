import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import {
  endOf,
  isElement,
  startOf,
  writtenUrl,
  type Conversion,
  type ConvertedBody,
  type PageContext,
  type PageState,
} from './conversion';
import { applyEdits, createEditor, placeAfter, placeBefore } from './edits';
import {
  convertCode,
  convertDirective,
  convertExpression,
  removeCode,
  convertHeading,
  convertImage,
  convertImageReference,
  convertLink,
  convertQuoted,
} from './convertBlocks';
import { EMOJI } from '../plain/inlineForms';
import { convertElement } from './elements';
import { fixSource, type Note } from './fixSource';
import { exportedConstants, type Scope, type Statement } from './scope';

/** An imported name. */
interface Import {
  name: string;
  /** Name of the export: `default`, `*` for all of them. */
  of: string;
  from: string;
}

/** Returns the imported names, including imports that are not components. */
const importsOf = (statements: readonly Statement[]): Import[] =>
  statements.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const from = String(statement.source.value);
    return statement.specifiers.map((each): Import => {
      if (each.type !== 'ImportSpecifier')
        return { name: each.local.name, of: each.type === 'ImportDefaultSpecifier' ? 'default' : '*', from };
      const { imported } = each;
      return {
        name: each.local.name,
        of: imported.type === 'Identifier' ? imported.name : String(imported.value),
        from,
      };
    });
  });

/** Returns the constants that a text imports from modules of the site. */
function importedConstants(imports: readonly Import[], { constants }: PageContext): Scope {
  const found = imports.flatMap(({ name, of, from }): [string, unknown][] => {
    const exported = constants?.(from);
    const value = of === '*' ? exported : exported?.[of];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

const IMAGE_FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;

/** Returns the levels of the headings; those of HTML are negative. */
function headingLevels(node: Nodes): number[] {
  if (node.type === 'heading') return [node.depth];
  const [, level] = (isElement(node) && /^h([1-6])$/.exec(node.name ?? '')) || [];
  if (level !== undefined) return [-Number(level)];
  return 'children' in node ? node.children.flatMap(headingLevels) : [];
}

export const newPageState = (takesTitle: boolean): PageState => ({
  slugger: new GithubSlugger(),
  taken: new Set(),
  levels: [],
  title: undefined,
  takesTitle,
  inside: [],
  waiting: [],
  lastHeading: undefined,
  oldAnchors: {},
  oldIds: [],
});

/** Converts the text of a page or a partial. What needs no conversion stays unchanged, character by character. */
export function convertText(
  raw: string,
  page: PageContext,
  state: PageState,
  props: Scope = {},
  fixed = fixSource(raw),
): ConvertedBody {
  const { text: source, tree, before } = fixed;
  const empty = { title: undefined, oldAnchors: {}, ids: [], before: (offset: number) => offset };
  if (tree === undefined) {
    const notes = fixed.notes.map((note) => ({ ...note, to: 0 }));
    return { text: raw, notes, ...empty, error: fixed.error };
  }
  const editor = createEditor(source);
  const notes: Note[] = [];
  const statements = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
  const named = importsOf(statements);
  const imports = new Map(named.map(({ name, from }) => [name, from]));
  const files = [...imports].filter(([, from]) => IMAGE_FILE.test(from));
  const values = { ...page.scope, ...importedConstants(named, page), ...Object.fromEntries(files), props };
  const scope = {
    ...values,
    ...exportedConstants(statements, values),
  };
  const conversion: Conversion = {
    source,
    editor,
    page,
    state,
    scope,
    imports,
    note: (kind, message, node) => notes.push({ kind, message, offset: startOf(node) }),
    convertPart: (part, context, given) => convertText(part, context, state, given),
    anchor: (id) => {
      if (/^[^\s#{}]+$/.test(id)) state.waiting.push(id);
    },
    anchorHere: (id) => {
      if (state.lastHeading === undefined) state.waiting.push(id);
      else state.oldAnchors[id] ??= state.lastHeading;
    },
  };
  const urls = new Map<string, string>();
  const [forImages, forLinks] = [new Set<string>(), new Set<string>()];
  const oldIds = new GithubSlugger();
  const levels = headingLevels(tree);
  // The title goes, if it is the first heading. Any other heading of level 1 in Markdown pushes all headings down; one in
  // HTML is an example.
  const takesTitle = state.takesTitle && state.title === undefined && Math.abs(levels[0] ?? 0) === 1;
  const shift = levels.slice(takesTitle ? 1 : 0).includes(1) ? 1 : 0;

  const gather = (node: Nodes): void => {
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url);
    if (node.type === 'imageReference') forImages.add(node.identifier);
    if (node.type === 'linkReference') forLinks.add(node.identifier);
    if ('children' in node) node.children.forEach((child) => gather(child));
  };
  gather(tree);

  const walk = (node: Nodes, parents: readonly Nodes[]): void => {
    if ('children' in node) {
      const around = [...parents, node];
      node.children.forEach((child) => walk(child, around));
    }
    switch (node.type) {
      case 'paragraph':
        if (isSpace(node)) editor.write(node, '');
        break;
      case 'heading':
        convertHeading(node, shift, oldIds, conversion);
        break;
      case 'link':
        convertLink(node, conversion);
        break;
      case 'definition': {
        if (node.url.startsWith('data:') && forImages.has(node.identifier)) editor.write(node, '');
        if (forImages.has(node.identifier) && !forLinks.has(node.identifier)) break;
        const target = page.link(node.url);
        if (target.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
        if (target.url !== node.url)
          editor.write(
            node,
            target.url === undefined ? '' : `[${node.label ?? node.identifier}]: ${writtenUrl(target.url)}`,
          );
        break;
      }
      case 'image':
        convertImage(node, conversion);
        break;
      case 'imageReference':
        convertImageReference(node, urls, conversion);
        break;
      case 'code':
        convertCode(node, conversion);
        break;
      case 'blockquote':
        convertQuoted(node, conversion);
        break;
      case 'containerDirective':
        convertDirective(node, conversion);
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        // The element converts its code.
        if (!parents.some((parent) => isElement(parent) && parent.name === 'CodeBlock'))
          convertExpression(node, conversion);
        break;
      case 'mdxjsEsm':
        removeCode(node, conversion);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        convertElement(node, parents, conversion);
        break;
      case 'text':
        for (const match of source
          .slice(startOf(node), endOf(node))
          .matchAll(/(?<![\w:/]):([a-z\d_+-]+):(?![\w:/])/g)) {
          const emoji = EMOJI.get(match[1] ?? '');
          const at = startOf(node) + match.index;
          if (emoji !== undefined) editor.replace(at, at + match[0].length, emoji);
        }
        if (/^:{3,}/.test(node.value) && /^:{3,}\s*$/m.test(source.slice(startOf(node), endOf(node)))) {
          editor.write(node, source.slice(startOf(node), endOf(node)).replace(/^[ \t>]*:{3,}[ \t]*$/gm, ''));
          conversion.note('admonition', '":::" without a beginning was left out.', node);
        }
        break;
      default:
        break;
    }
  };
  walk(tree, []);
  const last = state.lastHeading;
  if (state.inside.length === 0) {
    for (const anchor of state.waiting.splice(0)) {
      if (last === undefined)
        conversion.note('anchor-lost', `The id "${anchor}" is on no heading, and the page has none.`, tree);
      else state.oldAnchors[anchor] = last;
    }
  }
  const edits = editor.edits();
  const after = placeAfter(edits);
  const wasAt = placeBefore(edits);
  const oldAnchors = Object.fromEntries(Object.entries(state.oldAnchors).filter(([id]) => !state.taken.has(id)));
  return {
    text: applyEdits(source, edits),
    notes: [
      ...fixed.notes.map((note) => ({ ...note, to: note.offset })),
      ...notes.map((note) => ({ ...note, offset: before(note.offset), to: after(note.offset) })),
    ],
    title: state.title,
    oldAnchors,
    ids: [...state.taken],
    before: (offset) => before(wasAt(offset)),
  };
}

/** True for a paragraph that only adds space. */
const isSpace = (node: Nodes) =>
  node.type === 'paragraph' && node.children.every((child) => child.type === 'text' && child.value.trim() === '');
