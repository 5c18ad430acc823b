import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { isNotFoundPage, precacheItems, servedAddress, type PackedFile } from '../model/precacheManifest';
import type { KeptEdition } from '../model/messages';
import { ownCaches, ownEdition, scope } from './scope';

/** A host's own headers must not decide whether a file that is there is found. */
const MATCH = { ignoreVary: true };

const edition = ownEdition();
const notFoundPages = new Set(
  edition.files
    .filter(([path]) => isNotFoundPage(path))
    .map(([path]) => new URL(servedAddress(path, edition.base), scope.location.href).href),
);

/** Workbox's precache: names files by address and revision, and removes those of earlier editions. */
export const precache = new PrecacheController({
  cacheName: ownCaches().files,
  plugins: [
    {
      // Servers give not-found pages out as what they are.
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(response.ok || (response.status === 404 && notFoundPages.has(request.url)) ? response : null),
    },
  ],
});
precache.strategy.matchOptions = MATCH;
precache.addToCacheList(precacheItems(edition));

/** The kept files by the decoded path at which a server looks for them. */
export const filesByPath = new Map(edition.files.map((file) => [edition.base + file[0], file]));

export const addressOf = ([path]: PackedFile): string =>
  new URL(servedAddress(path, edition.base), scope.location.href).href;

/** A file of this edition; undefined once it has been removed. A cache that is opened would be there again. */
export function readFile(file: PackedFile): Promise<Response | undefined> {
  const key = precache.getCacheKeyForURL(addressOf(file)) ?? '';
  return scope.caches.match(key, { ...MATCH, cacheName: ownCaches().files });
}

const dayKey = (id: string) => new URL(`${edition.base}/?edition=${id}`, scope.location.href).href;

/** Notes that the edition is whole, and when it became so. */
export async function noteDay(day: string): Promise<void> {
  await (await scope.caches.open(ownCaches().days)).put(dayKey(edition.id), new Response(day));
}

/** Forgets the days of other editions. */
export async function forgetOtherDays(): Promise<void> {
  const days = await scope.caches.open(ownCaches().days);
  const own = dayKey(edition.id);
  await Promise.all((await days.keys()).filter(({ url }) => url !== own).map((request) => days.delete(request)));
}

/** What a page may know of the edition. */
export async function buildPrecacheManifest(): Promise<KeptEdition> {
  const noted = await scope.caches.match(dayKey(edition.id), { cacheName: ownCaches().days });
  return { id: edition.id, stored: edition.stored, day: (await noted?.text()) ?? '' };
}
