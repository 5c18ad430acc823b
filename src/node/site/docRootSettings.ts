import path from 'node:path';
import { joinPath, isWithin } from '../../model/site/path';
import { didYouMean } from '../diagnostics/nearest';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { say, type Message } from '../diagnostics/messages';
import { listFiles } from '../files/listFiles';
import type { Site } from '../schema/siteSchema';
import type { YamlSource } from '../yaml/parseYaml';

/** A folder of `docs` that is a site of its own: it has a sidebar, a link in the bar and a search area. */
export type FolderRoot = Site['docs']['roots'][number];

/** Returns what is wrong with a root, given those before it. */
function judge(
  { folder }: FolderRoot,
  before: readonly FolderRoot[],
  { search }: Site,
  foldersWithStart: readonly string[],
): Message | undefined {
  const other = before.find(
    (each) => isWithin(`/${folder}`, `/${each.folder}`) || isWithin(`/${each.folder}`, `/${folder}`),
  );
  if (other !== undefined) return say('docRoot.clash', { folder, other: other.folder });
  if (search.areas.some(({ id }) => id === folder)) return say('docRoot.area', { folder });
  if (!foldersWithStart.includes(folder)) return say('docRoot.empty', { folder }, didYouMean(folder, foldersWithStart));
  return undefined;
}

/** Adds the links and search areas of `docs.roots` to the settings, and reports roots that cannot be. */
export function withFolderRoots(
  site: Site,
  source: YamlSource,
  contentFolder: string,
): { site: Site; diagnostics: ReadingFinding[] } {
  const { roots, base } = site.docs;
  if (roots.length === 0) return { site, diagnostics: [] };
  const docs = path.join(contentFolder, 'docs');
  const folders = listFiles(docs)
    .filter((file) => path.basename(file) === 'index.mdx')
    .map((file) => path.relative(docs, path.dirname(file)).split(path.sep).join('/'));
  const judged = roots.map((root, index) => ({
    root,
    index,
    wrong: judge(root, roots.slice(0, index), site, folders),
  }));
  const good = judged.flatMap(({ root, wrong }) => (wrong === undefined ? root : []));
  const links = good.map(({ folder, label }) => ({
    type: 'link' as const,
    position: 'left' as const,
    label,
    to: joinPath(base, folder),
  }));
  const areas = good.map(({ folder, label }) => ({ id: folder, label, under: [joinPath(base, folder)] }));
  return {
    site: {
      ...site,
      docs: { ...site.docs, roots: good },
      navbar: { ...site.navbar, items: [...site.navbar.items, ...links] },
      search: { ...site.search, areas: [...site.search.areas, ...areas] },
    },
    diagnostics: judged.flatMap(({ index, wrong }) =>
      wrong === undefined
        ? []
        : { rule: 'data/value', file: source.file, ...source.locate(['docs', 'roots', index, 'folder']), ...wrong },
    ),
  };
}
