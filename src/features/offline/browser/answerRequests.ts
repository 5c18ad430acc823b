import { Route } from 'workbox-routing/Route';
import { Router } from 'workbox-routing/Router';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly';
import type { PackedFile } from '../model/precacheManifest';
import { findAnswer } from '../../../model/serving/findAnswer';
import { addressOf, filesByPath, precache, readFile } from './precacheStore';
import { isEditionPage, addEditionPage } from './pageBuilds';
import { workerEdition, scope } from './scope';

/** Time-out of the network in seconds. */
const NETWORK_PATIENCE = 8;
const SERVER_ERROR = 500;

/** Accepts network responses except server errors. */
const network = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_PATIENCE,
  plugins: [
    {
      fetchDidSucceed: ({ request, response }) =>
        response.status < SERVER_ERROR
          ? Promise.resolve(response)
          : Promise.reject(new Error(`${request.url}: status ${response.status}.`)),
    },
  ],
});

/** A path with an extension is a file: without the network it cannot be a 404. */
const isFileName = (pathname: string) => /\.(?!html$)[^./]+$/.test(pathname);

/** The offline response to a navigation: the server's response, from the kept files. */
async function answerFromEdition(url: URL, clientId: string): Promise<Response> {
  const { table, base } = workerEdition();
  const answer = findAnswer(url.pathname + url.search, table, (path) => filesByPath.has(path));
  if (answer.kind === 'redirect') return Response.redirect(new URL(answer.location, url.origin), 302);
  if (answer.kind === 'missing' && isFileName(url.pathname)) return Response.error();
  const anyPage = table.notFound.at(-1)?.page ?? '';
  const path = answer.kind === 'file' ? answer.path : answer.kind === 'missing' ? answer.page : anyPage;
  const file = filesByPath.get(path) ?? filesByPath.get(`${base}/index.html`);
  const response = file && (await readFile(file));
  if (response === undefined) return Response.error();
  addEditionPage(clientId);
  return response;
}

/** The kept file at an address; not for pages, whose addresses differ from their files. */
function fileAt({ pathname }: URL): PackedFile | undefined {
  try {
    return filesByPath.get(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/** Data and files with stable names: network first; kept ones only for pages of the same build. */
async function answerData(file: PackedFile, request: Request, event: FetchEvent): Promise<Response> {
  try {
    return await network.handle({ event, request });
  } catch (error) {
    const response = (await isEditionPage(event.clientId)) ? await readFile(file) : undefined;
    if (response === undefined) throw error;
    return response;
  }
}

/** Handles requests: pages and data from the network if possible, immutable files from the cache. */
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
        // Without its digest, with which Workbox would restore a missing file: the reader may have removed all.
        return precache.strategy.handle({ event, request, params: { cacheKey: addressOf(file) } });
      },
    ),
  );
  // Instead of Workbox's listener, which also handles messages of pages.
  scope.addEventListener('fetch', (event) => {
    const response = router.handleRequest({ request: event.request, event });
    if (response !== undefined) event.respondWith(response);
  });
}
