import type { GatsbyBrowser } from 'gatsby';
import { navigate } from 'gatsby';
import { createPageViews } from '../browser/analytics';
import { mendChunkMap } from '../browser/chunkMap';
import { followContentLinks } from '../browser/contentLinks';
import { SITE_RUNS } from '../model/failure';

/** The base path, which Gatsby's bundler puts in: '' or '/ohje'. */
declare const __BASE_PATH__: string;

interface GatsbyWindow extends Window {
  ___chunkMapping?: unknown;
  ___loader?: { hovering: (path: string) => void };
}

/** Before the first render: mends what Gatsby would stumble over, and takes over the links in content. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const browser = window as GatsbyWindow;
  // The script of the first paint has said that scripts run; this says that ours do.
  document.documentElement.setAttribute('data-scripted', SITE_RUNS);
  mendChunkMap(browser);
  followContentLinks(document, __BASE_PATH__, {
    navigate: (path) => void navigate(path),
    prefetch: (path) => browser.___loader?.hovering(path),
  });
};

let countPageView: ReturnType<typeof createPageViews> | undefined;

/** After each change of address: counts the page view. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  countPageView ??= createPageViews(window);
  countPageView(location);
};

/** A change of the query alone, as while typing a search, keeps the reader where they are. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const previous = prevRouterProps?.location;
  const next = routerProps.location;
  const onlyQueryChanged =
    previous?.pathname === next.pathname && previous.hash === next.hash && previous.search !== next.search;
  return !onlyQueryChanged;
};
