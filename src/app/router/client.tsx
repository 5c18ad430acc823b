import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { components } from '$virtual/async-requires';
import { PAGE_DATA_ID, pagePathOf } from '../../model/navigation/pageNavigation';
import { setRouter } from '../../browser/router/currentRouter';
import { runHookInTurn } from '../../browser/router/gatsbyHooks';
import { fixAddress } from '../../browser/router/fixAddress';
import { createPageCache } from '../../browser/router/pageCache';
import { createPageSource, type LoadedPage, type PageData, type Templates } from '../../browser/router/pageSource';
import { createProgressBar } from '../../browser/router/progressBar';
import { allowReload } from '../../browser/router/reloadOnce';
import { createRouter } from '../../browser/router/router';
import { addStyles } from '../../browser/site/addStyles';
import { RouterRoot } from './RouterRoot';
import { createScrollMemory } from '../../browser/router/scrollMemory';

/**
 * The site in the browser, in place of Gatsby's own `production-app`: takes over the page that the server has
 * written, and leads from page to page. handbook/decisions/0009-own-router.md says why.
 */

declare const __BASE_PATH__: string;

/** Milliseconds after which the document's own page is asked for again, where it could not be had. */
const RETRY_DELAY = 5000;

const source = createPageSource({
  base: __BASE_PATH__,
  templates: components as Templates,
  prepare: () =>
    import(/* webpackChunkName: "content-styles" */ '../../browser/site/contentStyles').then(({ contentStyles }) =>
      addStyles(contentStyles),
    ),
});
const pages = createPageCache(source);

fixAddress();
/** Where the document was loaded. The reader may go back to another page's address before its code is there. */
const loadedAt = window.location.pathname;

const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** Resolves in a task of its own, before which the browser may answer to the reader. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Resolves when the network is back, or after a while. */
const later = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, RETRY_DELAY);
  });

/**
 * Returns the data that the document brings. A host shows the not-found page at any address without a page, so the data
 * belong to the address at hand. Nothing else is read from the document, which a translator may have changed by now.
 */
function readPageData(): PageData | undefined {
  const path = pagePathOf(loadedAt, __BASE_PATH__);
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return path === undefined || !json ? undefined : { ...(JSON.parse(json) as PageData), path };
}

/**
 * The document's own page with its code. Until that is there the page is what the server has written: it
 * can be read, and its links work. It is asked for again a few times, not forever.
 */
async function loadFirst(data: PageData, triesLeft = 3): Promise<LoadedPage | undefined> {
  const outcome = await source.withTemplate(data);
  if (outcome.status === 'page') return outcome.page;
  if (triesLeft === 0) {
    console.warn('The page could not be loaded fully; it stays as the server has written it.', outcome);
    return undefined;
  }
  await later();
  return loadFirst(data, triesLeft - 1);
}

async function start(): Promise<void> {
  await runHookInTurn('onClientEntry');
  await parsed();
  // Not in the task that has read all of the code.
  await nextTask();
  const data = readPageData();
  const first = data && (await loadFirst(data));
  // It stays a page without scripts: what replaces them shows again.
  if (first === undefined) return document.documentElement.removeAttribute('data-scripted');
  await nextTask();
  // What the server has written is another page than that of the address, whose own document is right.
  if (window.location.pathname !== loadedAt) return window.location.reload();
  allowReload();
  const path = pagePathOf(loadedAt, __BASE_PATH__);
  if (path !== undefined) pages.keep(path, first);
  const memory = createScrollMemory();
  const router = createRouter({
    base: __BASE_PATH__,
    first,
    pages,
    progress: createProgressBar(),
    memory,
  });
  setRouter(router);
  const container = document.getElementById('___gatsby');
  // In slices, between which the browser answers to the reader.
  if (container !== null) startTransition(() => void hydrateRoot(container, <RouterRoot router={router} />));
}

void start();
