import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Feature, FeatureSite } from '../../extend';
import { FEATURES } from '../../features';

/** The name by which components import the module. */
export const SITE_FEATURES = 'site-features';

/** The file of the module, in a folder that Gatsby keeps when it fills `.cache` anew. */
const FILE = path.join('.cache', 'compiled', 'site-features.js');

/** An import of a feature's file, by the name that the file has. */
interface Part {
  file: string;
  name: string;
  alias: string;
}

/**
 * The code of the module that gives components the slots and browser modules of features: of those alone that the site
 * has, so that nothing of the others ships.
 */
export function siteFeaturesCode(features: readonly Feature[], loaded: FeatureSite | undefined): string {
  const parts: Part[] = [];
  const partOf = ({ name }: Feature, file: string): string => {
    const alias = `part${parts.length}`;
    parts.push({ file: path.resolve('src/features', name, file), name: path.basename(file), alias });
    return alias;
  };
  const slots = new Map<string, string[]>();
  for (const feature of features)
    for (const [slot, file] of Object.entries(feature.slots ?? {}))
      slots.set(slot, [...(slots.get(slot) ?? []), partOf(feature, file)]);
  const browser = features.flatMap((feature) =>
    feature.browser === undefined ? [] : [partOf(feature, feature.browser)],
  );
  const settings = Object.fromEntries(
    features.flatMap(({ name, browserSettings }) =>
      browserSettings === undefined || loaded === undefined ? [] : [[name, browserSettings(loaded)] as const],
    ),
  );
  return [
    ...parts.map(({ file, name, alias }) => `import { ${name} as ${alias} } from ${JSON.stringify(file)};`),
    `export const slots = { ${[...slots].map(([slot, names]) => `${slot}: [${names.join(', ')}]`).join(', ')} };`,
    `export const settings = ${JSON.stringify(settings)};`,
    `export const browser = [${browser.join(', ')}];`,
    '',
  ].join('\n');
}

/**
 * Writes the module of the features that a site has.
 * @returns its absolute path
 */
export function writeSiteFeatures(loaded: FeatureSite | undefined): string {
  const file = path.resolve(FILE);
  const code = siteFeaturesCode(loaded === undefined ? [] : FEATURES.filter(({ isOn }) => isOn(loaded)), loaded);
  if (existsSync(file) && readFileSync(file, 'utf8') === code) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
  return file;
}
