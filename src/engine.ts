import { PLUGINS } from './config/plugins';
import type { Add, Feature } from './extend';
import { FEATURES } from './features';
import { createAdditions, type AdditionList, type AdditionPoint } from './model/site/additions';
import { ADDED_OUTPUT_NAMES } from './model/site/outputNames';
import { BROWSER, SLOTS } from './node/bundle/siteFeatures';
import { LINKS } from './node/content/checks/siteLinks';
import { withSite, type Engine } from './node/content/engine';
import { INSPECTIONS } from './node/content/loadContent';
import { TRANSFORMS } from './node/content/mdx/compilation';
import { ELEMENTS } from './node/content/mdx/components/registry';
import { PICTURES } from './node/content/pictured';
import { RULES } from './node/content/rules/contentRule';
import { contentFolder } from './node/environment';
import { STEPS } from './node/output/buildStep';
import { DATA, PAGES } from './node/pages/pagesOfFeatures';
import { NEEDED_TEXTS } from './node/site/requestedTexts';
import { SERVED, SOURCES } from './node/site/served';
import type { SiteFacts } from './node/site/siteFacts';

/* The composition root: the one place that knows the core and its features. Nothing of either imports it. */

/** Adds the keys of a feature, which hold on every site of the folder. The point of a key has its name. */
function addKeys(list: AdditionList, folder: string, feature: Feature, known: readonly string[]): void {
  const { name, elements, inspect, rules = [], isOwn = false, ...keys } = feature;
  const add = <Item>(point: AdditionPoint<Item>, item: Item) => {
    list.add(point, name, item);
  };
  for (const [key, item] of Object.entries(keys)) if (item !== undefined) add({ name: key }, item);
  for (const each of rules) add(RULES, each);
  if (inspect !== undefined) add(INSPECTIONS, (content) => inspect(content, known));
  if (elements !== undefined)
    add(ELEMENTS, { elements: typeof elements === 'function' ? elements(folder) : elements, isOwn });
}

/** Returns the verbs by which a feature adds to a site. */
function verbsOf(list: AdditionList, name: string): Add {
  const verb =
    <Item>(point: AdditionPoint<Item>) =>
    (item: Item) => {
      list.add(point, name, item);
    };
  return {
    page: verb(PAGES),
    slot: (slot, file) => verb(SLOTS)({ slot, file }),
    data: verb(DATA),
    browser: (file, options) => verb(BROWSER)({ file, ...options }),
    texts: (namespaces, options) => verb(NEEDED_TEXTS)({ namespaces, ...options }),
    transform: verb(TRANSFORMS),
    link: (path, ...key) => verb(LINKS)({ path, key }),
    source: verb(SOURCES),
    serve: verb(SERVED),
    step: (step) => {
      verb(STEPS)(step);
      step.writes?.forEach(verb(ADDED_OUTPUT_NAMES));
    },
    picture: verb(PICTURES),
    plugin: verb(PLUGINS),
  };
}

/** Sets the features up on a site: those that it has add to it, the others clean up. */
function setUp(features: readonly Feature[], site: SiteFacts): AdditionList {
  const on = features.filter(({ isOn }) => isOn(site));
  const list = createAdditions(on.map(({ name }) => name));
  for (const feature of features) {
    const add = verbsOf(list, feature.name);
    if (on.includes(feature)) feature.setup?.(site, add);
    else for (const step of feature.whenOff ?? []) add.step(step);
  }
  return list;
}

/** Creates the engine of a content folder. Two engines in one process share nothing of their sites. */
export function createEngine({ folder, features }: { folder: string; features: readonly Feature[] }): Engine {
  const known = features.map(({ name }) => name);
  const all = features.flatMap((each) => [each, ...(each.extensions?.(folder, known) ?? [])]);
  const added = createAdditions(all.map(({ name }) => name));
  for (const feature of all) addKeys(added, folder, feature, known);
  return withSite({ folder, added, setUp: (site) => setUp(all, site) });
}

/** Creates the engine of the project, whose content folder the environment names. */
export const projectEngine = (folder = contentFolder()): Engine => createEngine({ folder, features: FEATURES });
