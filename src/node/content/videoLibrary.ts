import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listVideos, readVideo } from './readTables';

/** The videos of a content folder, by the names of their YAML files. */
export interface VideoLibrary {
  keys: readonly string[];
  /** Absolute path of a video's YAML file. */
  fileOf: (key: string) => string | undefined;
}

/** Finds the videos of a content folder. */
export function createVideoLibrary(folder: string): VideoLibrary {
  const files = new Map(listVideos(folder).map((file) => [path.basename(file, '.yaml'), file]));
  return { keys: [...files.keys()], fileOf: (key) => files.get(key) };
}

/** Returns the digest of a video's YAML file and of the files that it names; empty while one of them has an error. */
export function videoDigest(yamlFile: string | undefined): string {
  if (yamlFile === undefined || !existsSync(yamlFile)) return '';
  const { video } = readVideo(yamlFile);
  if (video === undefined) return '';
  const hash = createHash('sha256').update(readFileSync(yamlFile));
  for (const name of [video.file, video.captions, video.poster])
    hash.update(readFileSync(path.resolve(path.dirname(yamlFile), name)));
  return hash.digest('hex');
}
