import path from 'node:path';
import { canonicalPath } from '../../../src/model/site/path';
import { allRedirects } from '../../../src/node/content/checks/allRedirects';
import { nearestPage } from '../../../src/node/content/checks/nearestPage';
import type { Content } from '../../../src/node/content/loadContent';
import type { Doc, Post } from '../../../src/node/content/pageReader';
import { splitLocale } from '../../../src/node/site/docPath';

/** A page with all its files. */
export interface PageFiles {
  path: string;
  original: Doc | Post;
  /** The original and its translations. */
  files: (Doc | Post)[];
}

/** The possible names of a page: file, address, or path below `docs`. */
function namedPaths(name: string, folder: string, codes: readonly string[]): string[] {
  const file = path.relative(folder, path.resolve(name)).split(path.sep).join('/');
  const bare = name.replace(/^\.?\/+/, '').replace(/^content\//, '');
  return [file, bare, `docs/${bare}`].map((each) =>
    canonicalPath(`/${splitLocale(each, codes).name}`.replace(/(?<=.)\/index$/, '')),
  );
}

/** Finds a page by a name. Throws an error with the most similar page. */
export function findPage(name: string, content: Content): PageFiles {
  const { docs, posts, codes, folder } = content;
  const pages = [...docs, ...posts];
  const byFile = pages.find(({ absolutePath }) => absolutePath === path.resolve(name));
  const candidates = [...(byFile === undefined ? [] : [byFile.path]), ...namedPaths(name, folder, codes)];
  for (const candidate of candidates) {
    const files = pages.filter((page) => page.path === candidate);
    const original = files.find(({ locale }) => locale === codes[0]);
    if (original !== undefined) return { path: candidate, original, files };
  }
  const moved = allRedirects(content).find(({ from }) => candidates.includes(from));
  if (moved !== undefined) throw new Error(`${moved.from} is an old address. Name its current page: ${moved.to}`);
  const broken = content.brokenDocs.find((each) => candidates.includes(each));
  if (broken !== undefined) throw new Error(`The page ${broken} has errors. Fix them first; npm run check names them.`);
  const near = candidates
    .map((each) =>
      nearestPage(
        each,
        pages.map((page) => page.path),
      ),
    )
    .find((each) => each !== undefined);
  throw new Error(
    `There is no page "${name}". ${near === undefined ? 'Name it by its address, such as /docs/saldo, or by its file.' : `Did you mean "${near}"?`}`,
  );
}

/** Images used only by a page and its translations, without video posters. */
export function imagesOfPageOnly(page: PageFiles, { docs, posts, folder }: Content): string[] {
  const isPoster = (image: string) => image.startsWith(path.join(folder, 'videos', path.sep));
  const pageFiles = new Set(page.files.map(({ absolutePath }) => absolutePath));
  const others = [...docs, ...posts].filter(({ absolutePath }) => !pageFiles.has(absolutePath));
  const shared = new Set(others.flatMap(({ content }) => content.images.map(({ file }) => file)));
  const shown = new Set(page.files.flatMap(({ content }) => content.images.map(({ file }) => file)));
  return [...shown].filter((image) => !shared.has(image) && !isPoster(image));
}
