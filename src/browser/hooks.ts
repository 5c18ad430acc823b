import type { GatsbyBrowser } from 'gatsby';
import { navigate } from 'gatsby';
import { browser } from 'site-features';
import { SITE_RUNS } from '../model/site/failure';
import { currentRouter } from './router/currentRouter';
import { watchLinks } from './router/watchLinks';
import { isPlainClick } from '../model/navigation/plainClick';
import { isFilePath, linkKind } from '../model/site/link';
import { withoutBase } from '../model/site/path';
import { once } from '../model/once';

interface Router {
  /** Navigates to a site path, without the base path. */
  navigate: (path: string) => void;
}

/** Links inside finished content; the router handles all others. */
const CONTENT_LINK = '.prose a[href]';

/** The site path of a clicked content link; undefined when the browser should follow it. */
function routedPath(event: MouseEvent, anchor: HTMLAnchorElement, base: string): string | undefined {
  return event.defaultPrevented || !isPlainClick(event) ? undefined : sitePathOf(anchor, base);
}

/** The site path of a content link; undefined for other links. */
function sitePathOf(anchor: HTMLAnchorElement, base: string): string | undefined {
  const isPlain = (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!isPlain || linkKind(anchor.getAttribute('href') ?? '') !== 'page') return undefined;
  const path = withoutBase(anchor.pathname, base);
  return path === undefined || isFilePath(path) ? undefined : path + anchor.search + anchor.hash;
}

/** Routes clicks on links in finished HTML client-side, with a single listener. */
export function followContentLinks(document: Document, base: string, router: Router): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>(CONTENT_LINK) : null;
    const path = anchor === null ? undefined : routedPath(event, anchor, base);
    if (path === undefined) return;
    event.preventDefault();
    router.navigate(path);
  });
}

/** The base path, inlined by the bundler: '' or '/ohje'. */
declare const __BASE_PATH__: string;

const links = once(() => watchLinks((...page) => currentRouter()?.prefetch(...page) ?? Promise.resolve()));

/** Before the first render: routes content links, starts prefetching, and prepares copying at the first selection. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // The first-paint script has set this without a value; the value says that the site's script runs.
  document.documentElement.setAttribute('data-scripted', SITE_RUNS);
  followContentLinks(document, __BASE_PATH__, { navigate: (path) => void navigate(path) });
  const loadCopying = () => import(/* webpackChunkName: "copy-numbers" */ './reading/copyNumbers');
  const startCopying = () =>
    void loadCopying().then(
      ({ copyNumbers }) => document.addEventListener('copy', copyNumbers),
      // Without the module, browsers copy lists without numbers.
      () => undefined,
    );
  document.addEventListener('selectstart', startCopying, { once: true });
  links();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  for (const feature of browser) feature.onInitialClientRender?.();
};

/** After each change of address: notifies the features and watches the links of a new page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  for (const feature of browser) feature.onRouteUpdate?.(location);
  if (location.pathname !== prevLocation?.pathname) links().look(document);
};
