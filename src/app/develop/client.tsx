import '@gatsbyjs/webpack-hot-middleware/client';
import '$gatsby/blank.css';
import './siteStyles';
import emitter from '$gatsby/emitter';
import ErrorOverlay from '$gatsby/fast-refresh-overlay';
import connect, { registerPath } from '$gatsby/socketIo';
import { components, head } from '$virtual/async-requires';
import { createRoot } from 'react-dom/client';
import { setRouter } from '../../browser/router/currentRouter';
import { fixAddress } from '../../browser/router/fixAddress';
import { runHookInTurn } from '../../browser/router/gatsbyHooks';
import { addressOf, entryKey } from '../../browser/router/historyEntry';
import { createPageCache } from '../../browser/router/pageCache';
import { createPageSource, type PageOutcome, type Templates } from '../../browser/router/pageSource';
import { createProgressBar } from '../../browser/router/progressBar';
import { allowReload } from '../../browser/router/reloadOnce';
import { createRouter } from '../../browser/router/router';
import { createScrollMemory } from '../../browser/router/scrollMemory';
import { closeSearch } from '../../browser/search/openSearch';
import { createLiveRouter, type LiveRouter } from '../../browser/writing/liveRouter';
import { pagePathOf, scrollMove } from '../../model/navigation/pageNavigation';
import { locatePath } from '../../model/site/locale';
import { NOT_FOUND_PATH } from '../../model/site/path';
import { RouterRoot } from '../router/RouterRoot';
import { documentWriting } from './useWriting';
import { WritingPanel } from './WritingPanel';

/** The client of `npm run develop`: the router of the built site without server rendering, with live updates. */

declare const __BASE_PATH__: string;
declare const module: {
  hot: { accept: (dependency?: string, onUpdate?: () => void) => void; dispose: (onDispose: () => void) => void };
};

interface I18n {
  languages: string[];
  defaultLanguage: string;
}

// Global names by which Gatsby's error overlay and socket find each other.
Object.assign(window, { _gatsbyEvents: [], ___emitter: emitter });

// React warns about `<html>` and `<body>` of the head, which is rendered into a detached element.
const { error: complain } = console;
console.error = (...facts: unknown[]) => {
  const [message, tag] = facts.map(String);
  const isOfHead = message?.startsWith('Warning: validateDOMNesting') && (tag === '<html>' || tag === '<body>');
  if (!isOfHead) complain(...facts);
};

/** Combines the two modules into which `develop` splits a template. */
const withHead = (name: string, load: Templates[string]) => async () => ({
  ...(await load()),
  ...(await head[name]?.()),
});

/** Reads the templates at each call, because hot replacement changes `components`. */
const source = () => {
  const templates = Object.entries(components as Templates).map(([name, load]) => [name, withHead(name, load)]);
  return createPageSource({ base: __BASE_PATH__, templates: Object.fromEntries(templates) as Templates });
};

/** Rejects a page without the site's data: its query has failed. */
function withData(outcome: PageOutcome): PageOutcome {
  if (outcome.status !== 'page' || (outcome.page.data as { site?: object } | undefined)?.site) return outcome;
  return { status: 'broken', error: new Error(`The query of ${outcome.page.path} has failed.`) };
}

/** Fetches a page; for an unknown address, the not-found page in the language of the address. */
async function fetchPage(path: string): Promise<PageOutcome> {
  const outcome = await source().fetchPage(path);
  if (outcome.status !== 'page' || outcome.page.path !== NOT_FOUND_PATH) return withData(outcome);
  const { languages, defaultLanguage } = (outcome.page.pageContext as { i18n: I18n }).i18n;
  const { code } = locatePath(path, languages, defaultLanguage);
  return withData(code === defaultLanguage ? outcome : await source().fetchPage(`/${code}${NOT_FOUND_PATH}`));
}

/** Previous location of a new document. */
const NOWHERE = { pathname: '', search: '', hash: '' };

let live: LiveRouter | undefined;

const openPath = () => pagePathOf(window.location.pathname, __BASE_PATH__) ?? '/';

/** Fetches the open page again and rerenders it after a change. */
async function renew(): Promise<void> {
  const path = openPath();
  const outcome = await fetchPage(path);
  if (outcome.status !== 'page' || path !== openPath()) return;
  const hasChanged = live?.renew(outcome.page) ?? true;
  // Only a message is shown, because the layout crashed or the page failed to load.
  if (hasChanged && document.querySelector('#___gatsby > main') !== null) window.location.reload();
}

function listen(): void {
  connect()?.on('message', ({ type, payload }) => {
    // The page of the address may be new: then the not-found page is shown and registered.
    if (payload.stalePageDataPaths?.includes(openPath())) registerPath(openPath());
    const isOpen = payload.id === openPath() || payload.id === live?.shown().page.path;
    if (type === 'pageQueryResult' && isOpen) void renew();
  });
  module.hot.accept('$virtual/async-requires', () => void renew());
  // New code outside components reloads the document.
  module.hot.accept();
  module.hot.dispose(() => window.location.reload());
  documentWriting().handle({ search: closeSearch, text: (text) => live?.write(text), renew: () => void renew() });
}

/** Subscribes to data and events of the open page. */
function follow(): void {
  const path = openPath();
  registerPath(live?.shown().page.path ?? path);
  documentWriting().follow(path);
}

const NoPage = () => (
  <main lang="en">
    <h1>This page has no data</h1>
    <p>The terminal of “npm run develop” says which query has failed. The page comes when that is fixed.</p>
  </main>
);

async function start(): Promise<void> {
  await runHookInTurn('onClientEntry');
  fixAddress();
  listen();
  const outcome = await fetchPage(openPath());
  if (outcome.status === 'page') {
    allowReload();
    const memory = createScrollMemory();
    const scroll = scrollMove(NOWHERE, addressOf(window), 'pop', memory.notedAt(entryKey() ?? ''));
    const router = createRouter({
      base: __BASE_PATH__,
      first: outcome.page,
      // No cache: the develop server has the newest data.
      pages: createPageCache({ fetchPage }, 0),
      progress: createProgressBar(),
      memory,
    });
    live = createLiveRouter(router, scroll);
    live.subscribe(follow);
    setRouter(live);
  }
  follow();
  const container = document.getElementById('___gatsby');
  if (container === null) return;
  createRoot(container).render(
    <ErrorOverlay>
      {live === undefined ? <NoPage /> : <RouterRoot router={live} />}
      <WritingPanel />
    </ErrorOverlay>,
  );
  // Its query may have succeeded before the page was registered.
  if (live === undefined) void renew();
}

void start();
