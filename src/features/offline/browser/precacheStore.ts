import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { isNotFoundPage, precacheItems, servedAddress, type PackedFile } from '../model/precacheManifest';
import type { KeptEdition } from '../model/messages';
import { siteCaches, workerEdition, scope } from './scope';

/** Ignore the host's `Vary` header when matching files. */
const MATCH = { ignoreVary: true };

const edition = workerEdition();
const notFoundPages = new Set(
  edition.files
    .filter(([path]) => isNotFoundPage(path))
    .map(([path]) => new URL(servedAddress(path, edition.base), scope.location.href).href),
);

/** Workbox's precache: stores files by address and revision, and removes those of earlier editions. */
export const precache = new PrecacheController({
  cacheName: siteCaches().files,
  plugins: [
    {
      // Accepts not-found pages, whose status is 404.
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(response.ok || (response.status === 404 && notFoundPages.has(request.url)) ? response : null),
    },
  ],
});
precache.strategy.matchOptions = MATCH;
precache.addToCacheList(precacheItems(edition));

/** The kept files by decoded path on the server. */
export const filesByPath = new Map(edition.files.map((file) => [edition.base + file[0], file]));

export const addressOf = ([path]: PackedFile): string =>
  new URL(servedAddress(path, edition.base), scope.location.href).href;

/** A file of this edition; undefined after removal. Checks first, because opening a cache would recreate it. */
export function readFile(file: PackedFile): Promise<Response | undefined> {
  const key = precache.getCacheKeyForURL(addressOf(file)) ?? '';
  return scope.caches.match(key, { ...MATCH, cacheName: siteCaches().files });
}

const dayKey = (id: string) => new URL(`${edition.base}/?edition=${id}`, scope.location.href).href;

/** Records the date on which the edition was complete. */
export async function noteDay(day: string): Promise<void> {
  await (await scope.caches.open(siteCaches().days)).put(dayKey(edition.id), new Response(day));
}

/** Removes the dates of other editions. */
export async function forgetOtherDays(): Promise<void> {
  const days = await scope.caches.open(siteCaches().days);
  const editionKey = dayKey(edition.id);
  await Promise.all((await days.keys()).filter(({ url }) => url !== editionKey).map((request) => days.delete(request)));
}

/** The edition's data for pages. */
export async function buildPrecacheManifest(): Promise<KeptEdition> {
  const noted = await scope.caches.match(dayKey(edition.id), { cacheName: siteCaches().days });
  return { id: edition.id, stored: edition.stored, day: (await noted?.text()) ?? '' };
}
