import type { Finding } from '../../../diagnostics/diagnostic';
import { didYouMean } from '../../../diagnostics/nearest';
import { docRootOf, MAIN_ROOT, rootPath, ROOTS_FOLDER } from '../../../../model/pages/docRoots';
import type { Content } from '../../loadContent';
import type { SidebarsFile } from '../../readSidebars';
import { newPaths } from '../../checks/allRedirects';
import { essential } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

/** Sidebars list docs of their doc root that exist, each once, and no two categories share a page. */
function checkSidebars(content: Content): Finding[] {
  const moved = newPaths(content);
  return [content.sidebars, ...content.otherSidebars].flatMap((sidebars) => checkFile(sidebars, content, moved));
}

function checkFile(
  { file, version, placed }: SidebarsFile,
  { docs, brokenDocs, otherRoots }: Content,
  moved: ReadonlyMap<string, string>,
): Finding[] {
  const withoutRoot = (path: string) => path.slice(rootPath(version).length + 1);
  const isOwn = (path: string) => docRootOf(path, otherRoots) === version;
  const known = new Set([...docs.map(({ path }) => path), ...brokenDocs].filter(isOwn));
  const folder = version === MAIN_ROOT ? 'docs' : `${ROOTS_FOLDER}/${version}/docs`;
  const seen = new Map<string, string>();
  return placed.flatMap(({ sidebar, item, line, column }): Finding | Finding[] => {
    const place = { file, line, column };
    if (item.type === 'link' || item.path === undefined) return [];
    const earlier = seen.get(item.path);
    seen.set(item.path, sidebar);
    if (item.type === 'category') {
      if (earlier === undefined) return [];
      return {
        ...place,
        message: `The category slug "${withoutRoot(item.path).replace('category/', '')}" is used twice.`,
        hint: 'Give one of the two another slug.',
      };
    }
    const name = withoutRoot(item.path);
    if (!known.has(item.path)) {
      const now = moved.get(item.path);
      const hint =
        now !== undefined && known.has(now)
          ? `Did you mean "${withoutRoot(now)}"?`
          : didYouMean(name, [...known].map(withoutRoot));
      return {
        ...place,
        message: `There is no doc "${name}".`,
        hint: hint ?? `Write ${folder}/${name}.mdx or remove this line.`,
      };
    }
    if (earlier === undefined) return [];
    const where =
      earlier === sidebar ? `twice in the sidebar "${sidebar}"` : `in the sidebars "${earlier}" and "${sidebar}"`;
    return {
      ...place,
      message: `The doc "${name}" stands ${where}.`,
      hint: 'A page belongs to one place: remove one of the two lines.',
    };
  });
}

export const sidebarDocs = defineRule(
  'sidebar/docs',
  essential('Sidebars list docs that are there, each once, and no two categories have one address.'),
  checkSidebars,
);
