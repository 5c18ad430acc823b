import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../src/node/content/loadContent';
import { readVideo } from '../../../src/node/content/readTables';
import { displayName } from '../../../src/node/files/contentFolder';
import { changesOf, planReferences } from './planReferences';
import type { FileChange } from '../../../src/node/files/fileChanges';
import { isFileName } from './newPath';

/** Files whose names the site uses, or that are pages; only texts refer to all others. */
const NAMED_BY_SITE = /\.(?:mdx|ya?ml|json|graphql|txt|tsx?)$/;
const VIDEO = /\.yaml$/;

const isBelow = (file: string, folder: string) => file.startsWith(folder + path.sep);
const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;
const videosOf = ({ folder }: Pick<Content, 'folder'>) => path.join(folder, 'videos');
const nameOf = (file: string) => path.basename(file, path.extname(file));

/** The possible paths of a typed name: relative to the project or the content folder. */
const typedFiles = (typed: string, { folder }: Pick<Content, 'folder'>): string[] =>
  [path.resolve(typed), path.join(folder, typed)].filter((file) => isBelow(file, folder));

/** Finds an image or video; undefined for a possible page. Throws for a file whose name the site uses. */
export function findFile(typed: string, content: Pick<Content, 'folder'>): string | undefined {
  const videos = typedFiles(`${typed}.yaml`, content).filter((file) => isBelow(file, videosOf(content)));
  const found = [...typedFiles(typed, content), ...videos].find(isFile);
  if (found === undefined || found.endsWith('.mdx')) return undefined;
  const isVideo = VIDEO.test(found) && isBelow(found, videosOf(content));
  if (!isVideo && NAMED_BY_SITE.test(found))
    throw new Error(`The site finds ${displayName(found)} by its name. Pages, images and videos can be renamed.`);
  return found;
}

/** Parses the new path of a file. */
function parseTarget(typed: string, file: string, content: Content): string {
  const ending = path.extname(file);
  const named = typed.endsWith(ending) || !VIDEO.test(file) ? typed : typed + ending;
  const target = typedFiles(named, content).at(-1);
  const parent = VIDEO.test(file) ? videosOf(content) : content.folder;
  if (target === undefined || !isBelow(target, parent))
    throw new Error(`"${typed}" is outside of ${displayName(parent)}. Name a place in that folder.`);
  if (path.extname(target) !== ending) throw new Error(`"${typed}" has another ending. Keep ${ending}`);
  if (!isFileName(path.basename(target)))
    throw new Error(`"${typed}" cannot be the name of a file. Use letters, digits, dots and hyphens.`);
  if (existsSync(target)) throw new Error(`${displayName(target)} exists already. Choose another name.`);
  return target;
}

/** Renames the files of a video with the same name. */
function filesOfVideo(file: string, target: string): [from: string, to: string][] {
  const { video } = readVideo(file);
  const names = video === undefined ? [] : [video.file, video.captions, video.poster];
  return names
    .map((name) => path.resolve(path.dirname(file), name))
    .filter((each) => nameOf(each) === nameOf(file))
    .map((each) => [each, path.join(path.dirname(target), nameOf(target) + path.extname(each))]);
}

/** Plans renaming an image, or a video with its files, and updates all texts; throws the reason if impossible. */
export function planFileRename(file: string, typed: string, content: Content): FileChange[] {
  const target = parseTarget(typed, file, content);
  const isVideo = VIDEO.test(file);
  const moved = new Map([[file, target], ...(isVideo ? filesOfVideo(file, target) : [])]);
  const edited = planReferences(content, {
    site: content.own,
    otherRoots: content.otherRoots,
    addressAfter: () => undefined,
    fileAfter: (each) => moved.get(each),
    nameAfter: (attribute, value) =>
      isVideo && attribute === 'Video.name' && value === nameOf(file) ? nameOf(target) : undefined,
    removed: new Set(),
    pageOf: () => undefined,
  });
  return changesOf(edited, moved);
}
