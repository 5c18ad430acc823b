import type { GatsbyBrowser } from 'gatsby';
import { navigate } from 'gatsby';
import { browser } from 'site-features';
import { followContentLinks } from './reading/contentLinks';
import { SITE_RUNS } from '../model/site/failure';
import { currentRouter } from './router/currentRouter';
import { watchLinks, type LinkWatcher } from './router/watchLinks';

/** The base path, inlined by the bundler: '' or '/ohje'. */
declare const __BASE_PATH__: string;

let links: LinkWatcher | undefined;

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
  links = watchLinks((...page) => currentRouter()?.prefetch(...page) ?? Promise.resolve());
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  for (const feature of browser) feature.onInitialClientRender?.();
};

/** After each change of address: notifies the features and watches the links of a new page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  for (const feature of browser) feature.onRouteUpdate?.(location);
  if (location.pathname !== prevLocation?.pathname) links?.look(document);
};
