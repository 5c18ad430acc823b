import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isBuild } from '../environment';
import * as snowball from '../../model/search/snowball';
import { additionPoint } from '../../model/site/additions';
import type { SlotName } from '../../slots';
import type { LoadedSite } from '../content/loadSite';
import { DATA } from '../pages/pagesOfFeatures';

/** The file of a component for a slot, in the feature's folder or absolute: `components/OfflineButton`. */
export const SLOTS = additionPoint<{ slot: SlotName; file: string }>('slot');

/** A module for the browser. */
export const BROWSER = additionPoint<{
  /** Its file in the feature's folder, or an absolute path. */
  file: string;
  /** The file of the bundle that it replaces, as an absolute path; without it, it exports a `BrowserModule`. */
  replaces?: string;
}>('browser');

/** What the modules are made of. */
type BundledSite = Pick<LoadedSite, 'site' | 'codes' | 'added'>;

/** The name by which components import the module. */
export const SITE_FEATURES = 'site-features';
/** The folder from which components import slots with modules of their own: `site-slots/articleBottom`. */
export const SITE_SLOTS = 'site-slots';

/** A folder that Gatsby keeps when it clears `.cache`. */
const FOLDER = path.resolve('.cache', 'compiled');
export const SLOTS_FOLDER = path.join(FOLDER, SITE_SLOTS);
const STEMMERS = 'stemmers.js';

/** Slots that only some pages have: their components ship with the code that renders the slot. */
// prettier-ignore
const SEPARATE_SLOTS = [
  'articleBottom', 'contact', 'homeBottom', 'homeTop', 'listBottom', 'searchOption', 'searchStart',
];

/** Returns the imports of files of features as `part0`, `part1` and so on. The export of each has the file's name. */
const importsOf = (files: readonly string[]) =>
  files
    .map(
      (file, at) =>
        `import { ${path.parse(file).name} as part${at} } from ${JSON.stringify(path.resolve('src/features', file))};\n`,
    )
    .join('');

/** Returns the export of a file of `src`, which has the file's name, or of a function that returns null instead. */
const exportOf = (file: string, isNeeded: boolean) =>
  isNeeded
    ? `export { ${path.basename(file)} } from ${JSON.stringify(path.resolve('src', file))};\n`
    : `export const ${path.basename(file)} = () => null;\n`;

/** Returns the exports of the core's optional parts that a setting needs; all in `develop`, which misses changes. */
function coreParts(loaded: BundledSite | undefined, isDeveloped: boolean): string {
  const { navbar, footer } = loaded?.site ?? {};
  const links = footer?.links ?? [];
  const parts = {
    'components/navigation/NavbarDropdown': navbar?.items.some(({ type }) => type === 'dropdown') === true,
    'components/layout/FooterColumns': links.some((link) => 'items' in link),
    'components/layout/FooterRow': links.some((link) => !('items' in link)),
    'components/layout/darkFooter': footer?.style === 'dark',
    'components/ui/ThemedLogo': navbar?.logo !== undefined || footer?.logo !== undefined,
  };
  // If Finnish is the default language, its readers search in no other.
  const worker = loaded?.codes[0] === 'fi' ? 'startFinnishWorker' : 'startWorker';
  return [
    ...Object.entries(parts).map(([file, isNeeded]) => exportOf(file, isNeeded || isDeveloped)),
    `export { startWorker } from ${JSON.stringify(path.resolve('src/browser/search', worker))};\n`,
  ].join('');
}

/** Returns the files that fill slots, in the order of the features. */
export const filledSlots = (loaded: BundledSite | undefined): { slot: string; file: string }[] =>
  (loaded?.added.named(SLOTS) ?? []).map(([name, { slot, file }]) => ({
    slot,
    file: path.resolve('src/features', name, file),
  }));

/** Returns the modules by which features replace files of the bundle, and the module of the site's stemmers. */
export const replacedModules = (loaded: BundledSite | undefined): Record<string, string> => ({
  [path.resolve('src/model/search/stemmers.ts')]: path.join(FOLDER, STEMMERS),
  ...Object.fromEntries(
    (loaded?.added.named(BROWSER) ?? []).flatMap(([name, { file, replaces }]) =>
      replaces === undefined ? [] : [[replaces, path.resolve('src/features', name, file)]],
    ),
  ),
});

/** Returns the code of `src/model/search/stemmers.ts` for a site; all of them in `develop`. */
function stemmersCode(codes: readonly string[], isDeveloped: boolean): string {
  const used = new Set(codes.map((code) => code.slice(0, 2)));
  const languages = Object.keys(snowball).filter((language) => isDeveloped || used.has(language));
  const choices = languages.map((language) => `locale.slice(0, 2) === '${language}' ? ${language} : `).join('');
  return [
    `import { ${languages.join(', ')} } from ${JSON.stringify(path.resolve('src/model/search/snowball'))};\n`,
    `export const stemmerOf = (locale) => ${choices}(word) => word;\n`,
  ].join('');
}

/** Returns the code of each module, by file in the folder. */
function moduleCode(loaded: BundledSite | undefined, isDeveloped: boolean): [file: string, code: string][] {
  const slots = filledSlots(loaded);
  const browser = (loaded?.added.named(BROWSER) ?? []).flatMap(([name, { file, replaces }]) =>
    replaces === undefined ? [path.resolve('src/features', name, file)] : [],
  );
  const settings = (loaded?.added.named(DATA) ?? []).flatMap(([name, data]) =>
    data.browser === undefined ? [] : [[name, data.browser] as const],
  );
  const ofFrame = slots.filter(({ slot }) => !SEPARATE_SLOTS.includes(slot));
  const filling = (name: string) => ofFrame.flatMap(({ slot }, at) => (slot === name ? [`part${at}`] : [])).join(', ');
  const lists = [...new Set(ofFrame.map(({ slot }) => slot))].map((slot) => `${slot}: [${filling(slot)}]`);
  const frame = [
    coreParts(loaded, isDeveloped),
    importsOf([...ofFrame.map(({ file }) => file), ...browser]),
    `export const slots = { ${lists.join(', ')} };\n`,
    `export const settings = ${JSON.stringify(Object.fromEntries(settings))};\n`,
    `export const browser = [${browser.map((_, at) => `part${ofFrame.length + at}`).join(', ')}];\n`,
  ];
  const separate = SEPARATE_SLOTS.map((name): [string, string] => {
    const files = slots.flatMap(({ slot, file }) => (slot === name ? [file] : []));
    const list = files.map((_, at) => `part${at}`).join(', ');
    return [`${SITE_SLOTS}/${name}.js`, `${importsOf(files)}export const components = [${list}];\n`];
  });
  return [
    [`${SITE_FEATURES}.js`, frame.join('')],
    [STEMMERS, stemmersCode(loaded?.codes ?? [], isDeveloped)],
    // The server of `develop` renders no page, so its bundle has no layout.
    [`${SITE_SLOTS}/wrapPageElement.js`, exportOf('ssr/wrapPageElement', !isDeveloped)],
    ...separate,
  ];
}

/**
 * Writes the modules that compose the features and optional parts of a site. Where the settings are unreadable, the
 * modules contain no features.
 * @returns the absolute path of the module `site-features`; the modules of single slots are in a folder beside it
 */
export function writeSiteFeatures(loaded: BundledSite | undefined, folder = FOLDER, isDeveloped = !isBuild()): string {
  for (const [name, text] of moduleCode(loaded, isDeveloped)) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return path.join(folder, `${SITE_FEATURES}.js`);
}
