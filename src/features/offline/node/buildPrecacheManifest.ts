import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packFile, type KeptFile, type PrecacheManifest } from '../model/precacheManifest';
import { chooseKeptFiles } from './keptFiles';
import { withoutBase } from '../../../model/site/path';
import { listFiles } from '../../../node/files/listFiles';
import type { FinishedFile } from '../../../node/output/finishOutput';
import { isImmutable } from '../../../node/output/serving/caching';
import type { ServingTable } from '../../../node/output/serving/servingTable';

/** Length of an edition's id. */
const ID_LENGTH = 16;

/** The finished output. */
export interface FinishedOutput {
  folder: string;
  /** Text files by path, without a leading slash. */
  texts: ReadonlyMap<string, FinishedFile>;
  /** Files below `/static/` that pages or page data contain. */
  shown: ReadonlySet<string>;
  /** Names of the bundler's files of this build. */
  bundled: ReadonlySet<string>;
  /** Gatsby's digest of the bundle. */
  build: string;
}

/** A binary file, which is transferred uncompressed. */
function readOther(file: string): FinishedFile {
  const content = readFileSync(file);
  return {
    digest: createHash('sha256').update(content).digest('base64'),
    stored: content.length,
    transfer: content.length,
  };
}

/** Lists the files of the finished, compressed output for offline reading. */
export function buildPrecacheManifest(output: FinishedOutput, table: ServingTable): PrecacheManifest {
  const { base, addresses, redirects, notFound } = table;
  const paths = listFiles(output.folder).map(
    (file) => `/${path.relative(output.folder, file).split(path.sep).join('/')}`,
  );
  const redirected = new Set(redirects.flatMap(({ from }) => withoutBase(from, base) ?? []));
  const { bundled, shown, build } = output;
  const files = chooseKeptFiles(paths, { bundled, shown, redirected })
    .sort()
    .map((file): KeptFile & { stored: number } => ({
      path: file,
      ...(output.texts.get(file.slice(1)) ?? readOther(path.join(output.folder, file))),
      isImmutable: isImmutable(base + file, table.caching),
    }));
  const packed = files.map(packFile);
  const addressTable = { addresses, redirects, notFound };
  return {
    id: createHash('sha256')
      .update(JSON.stringify([packed, addressTable]))
      .digest('hex')
      .slice(0, ID_LENGTH),
    build,
    base,
    stored: files.reduce((sum, { stored }) => sum + stored, 0),
    files: packed,
    table: addressTable,
  };
}
