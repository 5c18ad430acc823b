import { NOT_FOUND_PATH } from '../../../model/site/path';
import type { AddressTable } from '../../../model/serving/findAnswer';

/** A file of the site that is kept for reading without a network. */
export interface KeptFile {
  /** Decoded path in the output: '/docs/saldo/index.html'. */
  path: string;
  /** SHA-256 of what is in it, in base 64. */
  digest: string;
  /** Bytes that travel, in the form in which the server sends most. */
  transfer: number;
  /** True for a file whose path changes with what is in it. */
  isImmutable: boolean;
}

/** A file as it is in the worker, which has some thousand of them. */
export type PackedFile = readonly [path: string, digest: string, transfer: number, isImmutable: 0 | 1];

/** One build of the site, as its worker keeps it. */
export interface PrecacheManifest {
  /** Changes with whatever is kept. */
  id: string;
  /** Gatsby's name of the scripts: pages of one name understand each other's data. */
  build: string;
  /** Decoded base path without a trailing slash. */
  base: string;
  /** Bytes that the device stores. */
  stored: number;
  files: readonly PackedFile[];
  table: AddressTable;
}

/** What a page can know of the newest edition before it asks for it. */
export interface PrecacheSummary {
  id: string;
  /** Bytes that travel. */
  transfer: number;
  /** Bytes that the device stores. */
  stored: number;
}

/** Names under which the worker and its files lie in the output; they stay from build to build. */
export const WORKER_FILE = '/offline-sw.js';
export const EDITION_FILE = '/static/offline/edition.json';

/**
 * Path of the dialog's texts in a language.
 * @example offlineTextsPath('sv') // '/static/offline/sv.json'
 */
export const offlineTextsPath = (locale: string): string => `/static/offline/${locale}.json`;

/**
 * Names of the caches in which a site keeps its files, and the days on which it got them.
 * @param scope path of the site, as the worker's registration has it: '/' or '/ohje/'
 */
export const cacheNames = (scope: string) => ({ files: `offline:${scope}`, days: `offline-days:${scope}` });

export const packFile = ({ path, digest, transfer, isImmutable }: KeptFile): PackedFile => [
  path,
  digest,
  transfer,
  isImmutable ? 1 : 0,
];

/**
 * Address at which a server gives a file out, escaped.
 * @example servedAddress('/docs/saldo/index.html', '/ohje') // '/ohje/docs/saldo'
 */
export function servedAddress(path: string, base: string): string {
  const address = path.replace(/(.)?\/index\.html$/, (_, before: string | undefined) => before ?? '/');
  return encodeURI(base + address);
}

/** True for a page that a server gives out with the status 404. */
export const isNotFoundPage = (path: string): boolean => path.endsWith(NOT_FOUND_PATH);

/** A file for Workbox: where it is fetched, and what tells its editions apart. */
interface PrecacheItem {
  url: string;
  /** Null where the address does it already. */
  revision: string | null;
  integrity: string;
}

/** Characters of a digest that tell editions of one file apart. */
const REVISION_LENGTH = 16;

/** The files as Workbox wants them. The digests are asked of every answer, so that no two builds mix. */
export function precacheItems({ files, base }: Pick<PrecacheManifest, 'files' | 'base'>): PrecacheItem[] {
  return files.map(([path, digest, , isImmutable]) => ({
    url: servedAddress(path, base),
    revision: isImmutable === 1 ? null : digest.slice(0, REVISION_LENGTH),
    integrity: `sha256-${digest}`,
  }));
}
