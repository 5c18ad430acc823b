import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { components } from '$virtual/async-requires';
import { mayFetchAhead, PAGE_DATA_ID, pagePathOf, withArticle } from '../../model/navigation/pageNavigation';
import { fetchRows, keepRows } from '../../browser/navigation/sidebarRows';
import { afterPaint } from '../../browser/router/afterPaint';
import { setRouter } from '../../browser/router/currentRouter';
import { runHookInTurn } from '../../browser/router/gatsbyHooks';
import { fixAddress } from '../../browser/router/fixAddress';
import { createPageCache } from '../../browser/router/pageCache';
import { createPageSource, type LoadedPage, type PageData, type Templates } from '../../browser/router/pageSource';
import { createProgressBar } from '../../browser/router/progressBar';
import { allowReload } from '../../browser/router/reloadOnce';
import { createRouter } from '../../browser/router/router';
import { addStyles } from '../../browser/site/addStyles';
import type { ShellData } from '../AppShell';
import { RouterRoot } from './RouterRoot';
import { createScrollMemory } from '../../browser/router/scrollMemory';

/**
 * The client of the site, which replaces Gatsby's `production-app`: hydrates the server's page and starts the router.
 * See handbook/decisions/router.md for the reasons.
 */

declare const __BASE_PATH__: string;

/** Milliseconds between retries of the first page. */
const RETRY_DELAY = 5000;

const rowsUrlOf = (data: unknown) => (data as Pick<ShellData, 'sidebar'> | undefined)?.sidebar?.rowsUrl;

const source = createPageSource({
  base: __BASE_PATH__,
  templates: components as Templates,
  prepare: (data) => {
    const url = rowsUrlOf(data);
    // A page does not wait for its sidebar.
    if (url !== undefined) fetchRows(url, { priority: 'low' }).catch(() => undefined);
    return import(/* webpackChunkName: "content-styles" */ '../../browser/site/contentStyles').then(
      ({ contentStyles }) => addStyles(contentStyles),
    );
  },
});
const pages = createPageCache(source);

fixAddress();
/** Address of the document. The reader may go back to another page's address before hydration. */
const loadedAt = window.location.pathname;

const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** Resolves in a new task, so that the browser can handle input before. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Resolves when the network is back, or after a while. */
const later = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, RETRY_DELAY);
  });

/** The article of the document, which React leaves alone while it hydrates; only a failed hydration renders it again. */
const articleInDocument = () => document.querySelector('main .prose')?.innerHTML ?? '';

/** Returns the page data in the document with its article. */
function readPageData(): PageData | undefined {
  const path = pagePathOf(loadedAt, __BASE_PATH__);
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (path === undefined || !json) return undefined;
  const data = JSON.parse(json) as PageData;
  const url = rowsUrlOf(data.result.data);
  if (url !== undefined && data.rows !== undefined) keepRows(url, data.rows);
  return { ...data, path, result: withArticle(data.result, articleInDocument) };
}

/** Loads the first page's code, with a few retries. Until then the server's page is readable and its links work. */
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

/** Replaces a page from the document in the cache: a translator may have changed the document's article. */
async function keepAsWritten({ path }: LoadedPage): Promise<void> {
  if (!mayFetchAhead(navigator)) return;
  const outcome = await source.fetchPage(path, true);
  if (outcome.status === 'page') pages.keep(path, outcome.page);
}

async function start(): Promise<void> {
  await runHookInTurn('onClientEntry');
  await parsed();
  // Yield after the task that has evaluated all code.
  await nextTask();
  const data = readPageData();
  const first = data && (await loadFirst(data));
  // Stays a page without scripts: shows the fallbacks.
  if (first === undefined) return document.documentElement.removeAttribute('data-scripted');
  await nextTask();
  // The address has changed to another page, so the server's page no longer matches.
  if (window.location.pathname !== loadedAt) return window.location.reload();
  allowReload();
  pages.keep(first.path, first);
  const memory = createScrollMemory();
  const router = createRouter({
    base: __BASE_PATH__,
    first,
    pages,
    progress: createProgressBar(),
    memory,
  });
  setRouter(router);
  const stop = router.subscribe(() => {
    if (router.shown().page === first) return;
    stop();
    afterPaint(() => void keepAsWritten(first));
  });
  const container = document.getElementById('___gatsby');
  // Hydrates in slices, between which the browser can handle input.
  if (container !== null) startTransition(() => void hydrateRoot(container, <RouterRoot router={router} />));
}

void start();
