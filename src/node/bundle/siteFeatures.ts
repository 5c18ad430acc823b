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
const SEPARATE_SLOTS = ['articleBottom', 'listBottom', 'searchOption'];

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

/**
 * Parts of the core that only some settings ask for, by the name of their export: without them neither their code nor
 * their styles ship. `develop` has all: its bundler does not notice a change of the settings.
 * @returns their files in `src`; undefined for one that the site does not need
 */
function optionalParts(
  loaded: FeatureSite | undefined,
  isDeveloped: boolean,
): Readonly<Record<string, string | undefined>> {
  const { navbar, footer } = loaded?.site ?? {};
  const links = footer?.links ?? [];
  const hasLogo = navbar?.logo !== undefined || footer?.logo !== undefined;
  const hasDropdown = navbar?.items.some(({ type }) => type === 'dropdown') === true;
  const fileIf = (isNeeded: boolean, file: string) => (isNeeded || isDeveloped ? file : undefined);
  return {
    NavbarDropdown: fileIf(hasDropdown, 'components/navigation/NavbarDropdown'),
    FooterColumns: fileIf(
      links.some((link) => 'items' in link),
      'components/layout/FooterColumns',
    ),
    FooterRow: fileIf(
      links.some((link) => !('items' in link)),
      'components/layout/FooterRow',
    ),
    darkFooter: fileIf(footer?.style === 'dark', 'components/layout/darkFooter'),
    ThemedLogo: fileIf(hasLogo, 'components/ui/ThemedLogo'),
    // Readers of Finnish search in no other language where it is the first one.
    startWorker: `browser/search/${loaded?.codes[0] === 'fi' ? 'startFinnishWorker' : 'startWorker'}`,
  };
}

/** Exports a part of the core, or nothing in its place. */
const exportOf = (name: string, file: string | undefined) =>
  file === undefined
    ? `export const ${name} = () => null;\n`
    : `export { ${name} } from ${JSON.stringify(path.resolve('src', file))};\n`;

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

function moduleCode(loaded: FeatureSite | undefined, isDeveloped: boolean): ModuleCode {
  const { slots, browser, settings } = loaded === undefined ? NO_PARTS : partsOf(featuresOf(loaded), loaded);
  const ofFrame = slots.filter(({ slot }) => !SEPARATE_SLOTS.includes(slot));
  const parts = [...ofFrame, ...browser];
  const listOf = (slot: string) =>
    parts.flatMap((part, index) => ('slot' in part && part.slot === slot ? [`part${index}`] : []));
  const lists = [...new Set(ofFrame.map(({ slot }) => slot))].map((slot) => `${slot}: [${listOf(slot).join(', ')}]`);
  const frame = [
    ...Object.entries(optionalParts(loaded, isDeveloped)).map(([name, file]) => exportOf(name, file)),
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
  const wrapper = exportOf('wrapPageElement', isDeveloped ? undefined : 'app/wrapPageElement');
  return new Map([[`${SITE_FEATURES}.js`, frame.join('')], [`${SITE_SLOTS}/wrapPageElement.js`, wrapper], ...separate]);
}

/**
 * Writes the modules that compose the features and optional parts of a site; none where the settings cannot be read.
 * @returns the absolute path of the module `site-features`; the modules of single slots are in a folder beside it
 */
export function writeSiteFeatures(
  loaded: FeatureSite | undefined,
  folder = FOLDER,
  isDeveloped = process.env.NODE_ENV !== 'production',
): string {
  for (const [name, text] of moduleCode(loaded, isDeveloped)) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return path.join(folder, `${SITE_FEATURES}.js`);
}
