import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { packFile, type KeptFile, type PrecacheManifest } from '../../model/offline/precacheManifest';
import { chooseKeptFiles, namedFiles } from './keptFiles';
import { withoutBase } from '../../model/site/path';
import { listFiles } from '../content/listFiles';
import { isImmutable } from '../output/serving/caching';
import type { ServingTable } from '../output/serving/servingTable';

/** Characters of an edition's id: enough to tell builds apart. */
const ID_LENGTH = 16;
/** Gatsby's name of the scripts. */
const APP_DATA = 'page-data/app-data.json';

/** Files below `/static/` that pages or their data name. */
function shownFiles(output: string, paths: readonly string[]): Set<string> {
  const texts = paths.filter((file) => file.endsWith('.html') || file.startsWith('/page-data/'));
  return new Set(texts.flatMap((file) => namedFiles(readFileSync(path.join(output, file), 'utf8'))));
}

function describeFile(output: string, file: string, table: ServingTable): KeptFile & { stored: number } {
  const place = path.join(output, file);
  const content = readFileSync(place);
  const compressed = `${place}.br`;
  return {
    path: file,
    digest: createHash('sha256').update(content).digest('base64'),
    transfer: existsSync(compressed) ? statSync(compressed).size : content.length,
    stored: content.length,
    isImmutable: isImmutable(table.base + file, table.caching),
  };
}

/**
 * What of the finished and compressed output is kept for reading without a network.
 * @param bundled names of the bundler's files of this build
 */
export function buildPrecacheManifest(
  output: string,
  table: ServingTable,
  bundled: ReadonlySet<string>,
): PrecacheManifest {
  const { base, addresses, redirects, notFound } = table;
  const paths = listFiles(output).map((file) => `/${path.relative(output, file).split(path.sep).join('/')}`);
  const redirected = new Set(redirects.flatMap(({ from }) => withoutBase(from, base) ?? []));
  const chosen = chooseKeptFiles(paths, { bundled, shown: shownFiles(output, paths), redirected });
  const files = chosen.sort().map((file) => describeFile(output, file, table));
  const packed = files.map(packFile);
  const { webpackCompilationHash: build } = JSON.parse(readFileSync(path.join(output, APP_DATA), 'utf8')) as {
    webpackCompilationHash: string;
  };
  const own = { addresses, redirects, notFound };
  return {
    id: createHash('sha256')
      .update(JSON.stringify([packed, own]))
      .digest('hex')
      .slice(0, ID_LENGTH),
    build,
    base,
    stored: files.reduce((sum, { stored }) => sum + stored, 0),
    files: packed,
    table: own,
  };
}
