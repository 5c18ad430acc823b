import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../src/node/content/loadContent';
import { readVideo } from '../../../src/node/content/readTables';
import { displayName } from '../../../src/node/files/contentFolder';
import { changesOf } from './editedChanges';
import type { FileChange } from '../../../src/node/files/fileChanges';
import { isFileName } from './newPath';
import { planReferences } from './planReferences';

/** Files whose names the site knows, or that make a page; all others are named by texts only. */
const NAMED_BY_SITE = /\.(?:mdx|ya?ml|json|graphql|txt|tsx?)$/;
const VIDEO = /\.yaml$/;

const isBelow = (file: string, folder: string) => file.startsWith(folder + path.sep);
const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;
const videosOf = ({ folder }: Pick<Content, 'folder'>) => path.join(folder, 'videos');
const nameOf = (file: string) => path.basename(file, path.extname(file));

/** A name as it is typed, from the project's folder or from the content folder. */
const typedFiles = (typed: string, { folder }: Pick<Content, 'folder'>): string[] =>
  [path.resolve(typed), path.join(folder, typed)].filter((file) => isBelow(file, folder));

/**
 * The image or video that a writer means by a name, as `videos/haku` or by its file; undefined for what may be a page.
 * @throws an error for a file that has its name from the site
 */
export function findFile(typed: string, content: Pick<Content, 'folder'>): string | undefined {
  const videos = typedFiles(`${typed}.yaml`, content).filter((file) => isBelow(file, videosOf(content)));
  const found = [...typedFiles(typed, content), ...videos].find(isFile);
  if (found === undefined || found.endsWith('.mdx')) return undefined;
  const isVideo = VIDEO.test(found) && isBelow(found, videosOf(content));
  if (!isVideo && NAMED_BY_SITE.test(found))
    throw new Error(`The site finds ${displayName(found)} by its name. Pages, images and videos can be renamed.`);
  return found;
}

/** Where a file is to go. */
function parseTarget(typed: string, file: string, content: Content): string {
  const ending = path.extname(file);
  const named = typed.endsWith(ending) || !VIDEO.test(file) ? typed : typed + ending;
  const target = typedFiles(named, content).at(-1);
  const wanted = VIDEO.test(file) ? videosOf(content) : content.folder;
  if (target === undefined || !isBelow(target, wanted))
    throw new Error(`"${typed}" is outside of ${displayName(wanted)}. Name a place in that folder.`);
  if (path.extname(target) !== ending) throw new Error(`"${typed}" has another ending. Keep ${ending}`);
  if (!isFileName(path.basename(target)))
    throw new Error(`"${typed}" cannot be the name of a file. Use letters, digits, dots and hyphens.`);
  if (existsSync(target)) throw new Error(`${displayName(target)} exists already. Choose another name.`);
  return target;
}

/** The files of a video that have its name go with it. */
function filesOfVideo(file: string, target: string): [from: string, to: string][] {
  const { video } = readVideo(file);
  const names = video === undefined ? [] : [video.file, video.captions, video.poster];
  return names
    .map((name) => path.resolve(path.dirname(file), name))
    .filter((each) => nameOf(each) === nameOf(file))
    .map((each) => [each, path.join(path.dirname(target), nameOf(target) + path.extname(each))]);
}

/**
 * Plans the move of an image, or of a video with its files: every text that names it names it by its new name.
 * @throws an error that says why it cannot move there
 */
export function planFileRename(file: string, typed: string, content: Content): FileChange[] {
  const target = parseTarget(typed, file, content);
  const isVideo = VIDEO.test(file);
  const moved = new Map([[file, target], ...(isVideo ? filesOfVideo(file, target) : [])]);
  const edited = planReferences(content, {
    own: content.own,
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
