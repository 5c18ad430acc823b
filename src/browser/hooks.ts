import type { GatsbyBrowser } from 'gatsby';
import { navigate } from 'gatsby';
import { browser } from 'site-features';
import { followContentLinks } from './reading/contentLinks';
import { SITE_RUNS } from '../model/site/failure';
import { currentRouter } from './router/currentRouter';
import { watchLinks, type LinkWatcher } from './router/watchLinks';

/** The base path, which Gatsby's bundler puts in: '' or '/ohje'. */
declare const __BASE_PATH__: string;

let links: LinkWatcher | undefined;

/** Before the first render: takes over the links in content, and fetches ahead what links lead to. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // The script of the first paint has said that scripts run; this says that ours do.
  document.documentElement.setAttribute('data-scripted', SITE_RUNS);
  followContentLinks(document, __BASE_PATH__, { navigate: (path) => void navigate(path) });
  links = watchLinks((...page) => currentRouter()?.prefetch(...page) ?? Promise.resolve());
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  for (const feature of browser) feature.onInitialClientRender?.();
};

/** After each change of address: calls the features, and watches the links of a new page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  for (const feature of browser) feature.onRouteUpdate?.(location);
  if (location.pathname !== prevLocation?.pathname) links?.look(document);
};
