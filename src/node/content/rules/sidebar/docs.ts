import type { Finding } from '../../../diagnostics/diagnostic';
import { didYouMean, suggest } from '../../../diagnostics/nearest';
import { docRootOf, MAIN_ROOT, rootPath, ROOTS_FOLDER } from '../../../../model/pages/docRoots';
import type { Content } from '../../loadContent';
import type { SidebarsFile } from '../../readSidebars';
import { newPaths } from '../../checks/allRedirects';
import { essential } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports sidebar items that do not exist in their doc root or repeat, and categories that share a page. */
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
  const paths = new Set([...docs.map(({ path }) => path), ...brokenDocs].filter(isOwn));
  const folder = version === MAIN_ROOT ? 'docs' : `${ROOTS_FOLDER}/${version}/docs`;
  const seen = new Map<string, string>();
  return placed.flatMap(({ sidebar, item, line, column }): Finding | Finding[] => {
    const place = { file, line, column };
    if (item.type === 'link' || item.path === undefined) return [];
    const earlier = seen.get(item.path);
    seen.set(item.path, sidebar);
    if (item.type === 'category') {
      if (earlier === undefined) return [];
      return { ...place, ...say('sidebar/docs.slug', { slug: withoutRoot(item.path).replace('category/', '') }) };
    }
    const name = withoutRoot(item.path);
    if (!paths.has(item.path)) {
      const now = moved.get(item.path);
      const hint =
        now !== undefined && paths.has(now) ? suggest(withoutRoot(now)) : didYouMean(name, [...paths].map(withoutRoot));
      return { ...place, ...say('sidebar/docs', { name, folder }, hint) };
    }
    if (earlier === undefined) return [];
    return {
      ...place,
      ...say(earlier === sidebar ? 'sidebar/docs.twice' : 'sidebar/docs.both', { name, sidebar, earlier }),
    };
  });
}

export const sidebarDocs = defineRule(
  'sidebar/docs',
  essential('Sidebars list docs that are there, each once, and no two categories have one address.'),
  checkSidebars,
);
