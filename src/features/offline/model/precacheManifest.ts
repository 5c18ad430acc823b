import { NOT_FOUND_PATH } from '../../../model/site/path';
import type { AddressTable } from '../../../model/serving/findAnswer';

/** A file for offline reading. */
export interface KeptFile {
  /** Decoded path in the output: '/docs/saldo/index.html'. */
  path: string;
  /** SHA-256 of its content, base 64. */
  digest: string;
  /** Transfer size in bytes, in the most common encoding. */
  transfer: number;
  /** True if the path changes with the content. */
  isImmutable: boolean;
}

/** A packed file, because the worker lists thousands. */
export type PackedFile = readonly [path: string, digest: string, transfer: number, isImmutable: 0 | 1];

/** A build of the site in its worker. */
export interface PrecacheManifest {
  /** Digest of all kept files. */
  id: string;
  /** Gatsby's id of the scripts: pages with the same id have compatible data. */
  build: string;
  /** Decoded base path without a trailing slash. */
  base: string;
  /** Size on the device in bytes. */
  stored: number;
  files: readonly PackedFile[];
  table: AddressTable;
}

/** The newest edition, as pages see it before the download. */
export interface PrecacheSummary {
  id: string;
  /** Transfer size in bytes. */
  transfer: number;
  /** Size on the device in bytes. */
  stored: number;
}

/** File names of the worker and its data, stable across builds. */
export const WORKER_FILE = '/offline-sw.js';
export const EDITION_FILE = '/static/offline/edition.json';

/** Path of the dialog's texts in a language: `/static/offline/sv.json`. */
export const offlineTextsPath = (locale: string): string => `/static/offline/${locale}.json`;

/** Names of the caches of files and dates, by the path of the worker's registration. */
export const cacheNames = (scope: string) => ({ files: `offline:${scope}`, days: `offline-days:${scope}` });

export const packFile = ({ path, digest, transfer, isImmutable }: KeptFile): PackedFile => [
  path,
  digest,
  transfer,
  isImmutable ? 1 : 0,
];

/** The escaped address at which a server serves a file: `/ohje/docs/saldo`. */
export function servedAddress(path: string, base: string): string {
  const address = path.replace(/(.)?\/index\.html$/, (_, before: string | undefined) => before ?? '/');
  return encodeURI(base + address);
}

/** True for a page with the status 404. */
export const isNotFoundPage = (path: string): boolean => path.endsWith(NOT_FOUND_PATH);

/** A file for Workbox: its URL and its revision. */
interface PrecacheItem {
  url: string;
  /** Null if the address identifies the content. */
  revision: string | null;
  integrity: string;
}

/** Length of the digest in a revision. */
const REVISION_LENGTH = 16;

/** The files in Workbox's format. Responses must match the digests, so that builds never mix. */
export function precacheItems({ files, base }: Pick<PrecacheManifest, 'files' | 'base'>): PrecacheItem[] {
  return files.map(([path, digest, , isImmutable]) => ({
    url: servedAddress(path, base),
    revision: isImmutable === 1 ? null : digest.slice(0, REVISION_LENGTH),
    integrity: `sha256-${digest}`,
  }));
}
