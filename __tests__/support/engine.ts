import { createEngine, projectEngine } from '../../src/engine';
import type { Feature } from '../../src/extend';
import type { Additions } from '../../src/model/site/additions';
import type { Engine } from '../../src/node/content/engine';
import type { SiteFacts } from '../../src/node/site/siteFacts';
import { contentFolder } from '../../src/node/environment';

const engines = new Map<string, Engine>();

/** The engine with all features, of a content folder; always the same for one folder. */
export function engineOf(folder = contentFolder()): Engine {
  const engine = engines.get(folder) ?? projectEngine(folder);
  engines.set(folder, engine);
  return engine;
}

/** What all features add on every site. */
export const { added } = engineOf();

/** What a feature adds to a site with these facts; nothing where the site does not have it. */
export const addedBy = (feature: Feature, site: Partial<SiteFacts>): Additions =>
  createEngine({ folder: site.folder ?? '', features: [feature] }).setUp(site as SiteFacts);
