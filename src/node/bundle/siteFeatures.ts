import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Feature, FeatureSite } from '../../extend';
import { featuresOf } from '../site/featuresOf';

/** The name by which components import the module. */
export const SITE_FEATURES = 'site-features';
/** The folder by whose name components import the slots that have a module of their own: `site-slots/articleBottom`. */
export const SITE_SLOTS = 'site-slots';

/** A folder that Gatsby keeps when it clears `.cache`. */
const FOLDER = path.resolve('.cache', 'compiled');
export const SLOTS_FOLDER = path.join(FOLDER, SITE_SLOTS);

/** The slots that only some pages have: their components ship with the code that renders the slot. */
const SEPARATE_SLOTS = ['articleBottom', 'contact', 'listBottom', 'searchOption', 'searchStart'];

/** An import of a feature's file. */
interface Part {
  feature: string;
  /** Path in the feature's folder; the file exports its own name. */
  file: string;
}

const importsOf = (parts: readonly Part[]) =>
  parts.map(({ feature, file }, index) => {
    const from = JSON.stringify(path.resolve('src/features', feature, file));
    return `import { ${path.basename(file)} as part${index} } from ${from};\n`;
  });

/** The code of each module, by its file in the folder. */
type ModuleCode = ReadonlyMap<string, string>;

/** What the features of a site give to its pages. */
interface SiteParts {
  slots: readonly (Part & { slot: string })[];
  browser: readonly Part[];
  settings: Readonly<Record<string, unknown>>;
}

const NO_PARTS: SiteParts = { slots: [], browser: [], settings: {} };

function partsOf(features: readonly Feature[], loaded: FeatureSite): SiteParts {
  const slots = features.flatMap(({ name: feature, slots: given = {} }) =>
    Object.entries(typeof given === 'function' ? given(loaded) : given).map(([slot, file]) => ({
      slot,
      feature,
      file,
    })),
  );
  const browser = features.flatMap(({ name: feature, browser: given = [] }) =>
    [typeof given === 'function' ? given(loaded) : given].flat().map((file) => ({ feature, file })),
  );
  const settings = features.map(({ name, browserSettings }) => [name, browserSettings?.(loaded)] as const);
  return { slots, browser, settings: Object.fromEntries(settings) };
}

function moduleCode({ slots, browser, settings }: SiteParts): ModuleCode {
  const ofFrame = slots.filter(({ slot }) => !SEPARATE_SLOTS.includes(slot));
  const parts = [...ofFrame, ...browser];
  const listOf = (slot: string) =>
    parts.flatMap((part, index) => ('slot' in part && part.slot === slot ? [`part${index}`] : []));
  const lists = [...new Set(ofFrame.map(({ slot }) => slot))].map((slot) => `${slot}: [${listOf(slot).join(', ')}]`);
  const frame = [
    ...importsOf(parts),
    `export const slots = { ${lists.join(', ')} };\n`,
    `export const settings = ${JSON.stringify(settings)};\n`,
    `export const browser = [${browser.map((_, index) => `part${ofFrame.length + index}`).join(', ')}];\n`,
  ];
  const separate = SEPARATE_SLOTS.map((name) => {
    const own = slots.filter(({ slot }) => slot === name);
    const list = own.map((_, index) => `part${index}`).join(', ');
    return [`${SITE_SLOTS}/${name}.js`, `${importsOf(own).join('')}export const components = [${list}];\n`] as const;
  });
  return new Map([[`${SITE_FEATURES}.js`, frame.join('')], ...separate]);
}

/** The code of the modules that import the slots and browser modules of the features, and of no other feature. */
const siteFeaturesCode = (features: readonly Feature[], loaded: FeatureSite): ModuleCode =>
  moduleCode(partsOf(features, loaded));

/**
 * Writes the modules of the features that a site has; of none where the settings cannot be read.
 * @returns the absolute path of the module `site-features`; the modules of single slots are in a folder beside it
 */
export function writeSiteFeatures(loaded: FeatureSite | undefined, folder = FOLDER): string {
  const code = loaded === undefined ? moduleCode(NO_PARTS) : siteFeaturesCode(featuresOf(loaded), loaded);
  for (const [name, text] of code) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return path.join(folder, `${SITE_FEATURES}.js`);
}
