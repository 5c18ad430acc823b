import { Route } from 'workbox-routing/Route';
import { Router } from 'workbox-routing/Router';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly';
import type { PackedFile } from '../model/precacheManifest';
import { findAnswer } from '../../../model/serving/findAnswer';
import { addressOf, filesByPath, precache, readFile } from './precacheStore';
import { isOwnPage, rememberOwnPage } from './pageBuilds';
import { ownEdition, scope } from './scope';

/** Seconds after which a network that says nothing counts as none. */
const NETWORK_PATIENCE = 8;
const SERVER_ERROR = 500;

/** What a server answers, as long as it is in its right mind. */
const network = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_PATIENCE,
  plugins: [
    {
      fetchDidSucceed: ({ request, response }) =>
        response.status < SERVER_ERROR
          ? Promise.resolve(response)
          : Promise.reject(new Error(`${request.url} answered ${response.status}.`)),
    },
  ],
});

/** A path with an ending is no page: a file that is not kept cannot be said to be none. */
const isFileName = (pathname: string) => /\.(?!html$)[^./]+$/.test(pathname);

/** The answer to a navigation without a network: what the server would say, out of the kept files. */
async function answerFromEdition(url: URL, clientId: string): Promise<Response> {
  const { table, base } = ownEdition();
  const answer = findAnswer(url.pathname + url.search, table, (path) => filesByPath.has(path));
  if (answer.kind === 'redirect') return Response.redirect(new URL(answer.location, url.origin), 302);
  if (answer.kind === 'missing' && isFileName(url.pathname)) return Response.error();
  const anyPage = table.notFound.at(-1)?.page ?? '';
  const path = answer.kind === 'file' ? answer.path : answer.kind === 'missing' ? answer.page : anyPage;
  const file = filesByPath.get(path) ?? filesByPath.get(`${base}/index.html`);
  const response = file && (await readFile(file));
  if (response === undefined) return Response.error();
  rememberOwnPage(clientId);
  return response;
}

/** The kept file at an address; pages have their own addresses and are none of these. */
function fileAt({ pathname }: URL): PackedFile | undefined {
  try {
    return filesByPath.get(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/** Of data and other files that keep their names, the newest counts; of kept ones, only for pages that match. */
async function answerData(file: PackedFile, request: Request, event: FetchEvent): Promise<Response> {
  try {
    return await network.handle({ event, request });
  } catch (error) {
    const response = (await isOwnPage(event.clientId)) ? await readFile(file) : undefined;
    if (response === undefined) throw error;
    return response;
  }
}

/**
 * Answers for the server: pages and data from the network as long as there is one, files that never change from the
 * device. What is not of the site, or not kept, goes its way untouched.
 */
export function answerRequests(): void {
  const router = new Router();
  router.registerRoute(
    new Route(
      ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      async ({ request, url, event }) => {
        try {
          return await network.handle({ event, request });
        } catch {
          return answerFromEdition(url, (event as FetchEvent).resultingClientId);
        }
      },
    ),
  );
  router.registerRoute(
    new Route(
      ({ url, sameOrigin }) => sameOrigin && fileAt(url) !== undefined,
      ({ request, url, event }) => {
        const file = fileAt(url) as PackedFile;
        const [, , , isImmutable] = file;
        if (isImmutable === 0) return answerData(file, request, event as FetchEvent);
        // Without its digest, by which Workbox would put a file that is gone back: the reader may have removed all.
        return precache.strategy.handle({ event, request, params: { cacheKey: addressOf(file) } });
      },
    ),
  );
  // Not Workbox's own listener, which also answers what pages say to it.
  scope.addEventListener('fetch', (event) => {
    const response = router.handleRequest({ request: event.request, event });
    if (response !== undefined) event.respondWith(response);
  });
}
