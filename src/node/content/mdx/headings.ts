import type { Heading as HeadingNode, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import GithubSlugger from 'github-slugger';
import { plainId } from '../../../model/text/plainId';
import { addDiagnostic, visitFiles, type Compilation } from './compilation';
import { ID_COMMENT } from './expressions';
import { say } from '../say';

/** Ids of the layout around a page. Those of this site have a capital letter, which no slug has. */
const FRAME_IDS =
  'pageMain pageSidebar pageStart pageData gatsby-focus-wrapper gatsby-announcer ___gatsby footnote-label'.split(' ');

/** True for ids of the layout or of a page's footnotes. */
export const isReserved = (id: string) => FRAME_IDS.includes(id) || /^fn(?:ref)?-/.test(id);

/** Suffix for a heading whose slug is a reserved id, as in `#fn-1-section`. */
const FREE_SUFFIX = 'section';

/** Removes the explicit id of a heading (`{#id}`) from its content and returns it. */
function takeExplicitId(node: HeadingNode): string | undefined {
  const last = node.children[node.children.length - 1];
  if (last?.type !== 'mdxTextExpression') return undefined;
  const id = ID_COMMENT.exec(last.value)?.[1];
  if (id === undefined) return undefined;
  node.children.pop();
  const text = node.children[node.children.length - 1];
  if (text?.type === 'text') text.value = text.value.trimEnd();
  return id;
}

/** Returns a slug without accents, unless the id has been published with them or the plain one is taken. */
function spelled(slug: string, taken: ReadonlyMap<string, number>, { site }: Compilation): string {
  const plain = plainId(slug);
  const isKept = site.keptIds === undefined || site.keptIds.has(slug);
  return plain === undefined || isKept || taken.has(plain) ? slug : plain;
}

/** Gives every heading its id; checks that ids are unique, levels complete, and headings neither empty nor titles. */
export function identifyHeadings(tree: Root, compilation: Compilation): Map<HeadingNode, string> {
  const slugger = new GithubSlugger();
  const ids = new Map<HeadingNode, string>();
  const taken = new Map<string, number>();
  let level = 1;
  visitFiles(tree, compilation, (node) => {
    if (node.type !== 'heading') return;
    const explicit = takeExplicitId(node);
    const text = toString(node).trim();
    const slug = slugger.slug(text);
    const free = isReserved(slug) ? `${slug}-${FREE_SUFFIX}` : slug;
    const id = explicit ?? spelled(free, taken, compilation);
    const line = node.position?.start.line ?? 0;
    if (text === '') addDiagnostic(compilation, node, 'heading/empty', say('heading/empty'));
    else if (id === '')
      addDiagnostic(compilation, node, 'heading/no-id', say('heading/no-id', { marks: '#'.repeat(node.depth), text }));
    if (explicit !== undefined && isReserved(explicit))
      addDiagnostic(compilation, node, 'heading/repeated-id', say('heading/repeated-id.frame', { explicit }));
    if (node.depth === 1) {
      addDiagnostic(compilation, node, 'heading/second-title', say('heading/second-title'));
    } else if (node.depth > level + 1) {
      const key = level === 1 ? 'heading/skipped-level.first' : 'heading/skipped-level';
      const values = { depth: node.depth, level, marks: '#'.repeat(level + 1) };
      addDiagnostic(compilation, node, 'heading/skipped-level', say(key, values));
    }
    const earlier = taken.get(id);
    if (earlier !== undefined && id !== '') {
      addDiagnostic(compilation, node, 'heading/repeated-id', say('heading/repeated-id', { earlier, id }));
    }
    taken.set(id, line);
    if (id !== '') compilation.takenIds.set(id, () => say('id.heading', { line }).message);
    ids.set(node, id);
    level = Math.max(node.depth, 2);
  });
  return ids;
}
