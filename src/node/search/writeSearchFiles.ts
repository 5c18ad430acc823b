import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIndexFiles, type IndexSource } from './indexFiles';
import { manifestPath, type IndexManifest, type SearchManifest } from '../../model/search/manifest';

/** Folder of the search's files, under the output folder and in URLs. */
const FOLDER = 'static/search';
/** Characters of the digest in a folder's name, to tell versions of one index apart. */
const DIGEST_LENGTH = 16;

/** Returns the name of an output file without the digest of its index, which is stable between builds. */
export const lastingName = (name: string): string => name.replace(/^(static\/search\/[\w-]+)-[0-9a-f]{16}\//, '$1/');

/** A written index, with page paths by number. */
export interface WrittenIndex {
  manifest: Omit<IndexManifest, 'without'>;
  paths: string[];
}

const gzipSize = (text: string) => gzipSync(text).length;

/** Renames the folder of a language's last index, with its compressed files, to the new one. */
function takeOver(root: string, lang: string, target: string): void {
  mkdirSync(root, { recursive: true });
  // One locale code can be a prefix of another ("pt", "pt-BR"), so compare whole codes.
  const ofLanguage = new RegExp(`^${lang}-[0-9a-f]{${DIGEST_LENGTH}}$`);
  const last = readdirSync(root).find((name) => ofLanguage.test(name));
  if (existsSync(target)) return;
  if (last === undefined) mkdirSync(target);
  else renameSync(path.join(root, last), target);
}

/** Writes the files of an index into a served folder whose name contains their digest. Skips unchanged files. */
export function writeIndex(source: IndexSource, output: string): WrittenIndex {
  const { files, manifest } = buildIndexFiles(source, gzipSize);
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text}\n`);
  const folder = `${FOLDER}/${source.lang}-${hash.digest('hex').slice(0, DIGEST_LENGTH)}`;
  const target = path.join(output, folder);
  takeOver(path.join(output, FOLDER), source.lang, target);
  const there = new Set(readdirSync(target));
  for (const name of there) if (!files.has(name.replace(/\.(?:br|gz)$/, ''))) rmSync(path.join(target, name));
  for (const [name, text] of files) {
    const file = path.join(target, name);
    if (!there.has(name) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  const paths = source.sections.flatMap((section) => section.path ?? []);
  return { manifest: { ...manifest, folder: `/${folder}` }, paths };
}

/** Writes the search manifest of each locale, and removes old indexes. */
export function writeManifests(manifests: readonly SearchManifest[], output: string): void {
  const used = new Set(manifests.flatMap(({ indexes }) => indexes.map(({ folder }) => path.basename(folder))));
  const root = path.join(output, FOLDER);
  mkdirSync(root, { recursive: true });
  for (const entry of readdirSync(root)) if (!used.has(entry)) rmSync(path.join(root, entry), { recursive: true });
  for (const manifest of manifests) {
    writeFileSync(path.join(output, manifestPath(manifest.locale)), JSON.stringify(manifest));
  }
}
