import { additionPoint, onceFor, type Additions } from '../../model/site/additions';
import { TEXT_KEYS } from '../../model/site/textKeys';
import { nearest } from '../diagnostics/nearest';
import type { Finding } from '../diagnostics/diagnostic';
import type { ReadingFinding } from '../diagnostics/readingRules';
import type { Catalogue } from './readCatalogue';
import { say } from '../diagnostics/messages';

/** Keys of UI texts by catalogue name. */
export type RequestedTexts = ReadonlyMap<string, readonly string[]>;

/** The keys of a feature's interface texts by namespace. */
export const FEATURE_TEXTS = additionPoint<Readonly<Record<string, readonly string[]>>>('texts');

/** The namespaces that a feature needs on a site; all of them where it does not say. */
export const NEEDED_TEXTS = additionPoint<{
  namespaces: readonly string[];
  /** True where they load with the search's facts. */
  inSearch?: boolean;
}>('neededTexts');

/** Returns the UI texts that the code uses on a site, without those that its settings make unnecessary. */
export function requestedTexts(engine: Additions, site: Additions): RequestedTexts {
  const ofFeatures = engine.named(FEATURE_TEXTS).flatMap(([feature, texts]) => {
    if (!site.names.includes(feature)) return [];
    const needed = site.named(NEEDED_TEXTS).filter(([name]) => name === feature);
    const names = needed.length === 0 ? Object.keys(texts) : needed.flatMap(([, { namespaces }]) => namespaces);
    return names.map((name) => [name, texts[name] ?? []] as const);
  });
  return new Map<string, readonly string[]>([...Object.entries(TEXT_KEYS), ...ofFeatures]);
}

/** Returns the texts that the code uses on any site, by namespace. */
export const allTextKeys = onceFor(
  (added): Readonly<Record<string, readonly string[]>> =>
    Object.assign({}, TEXT_KEYS, ...added.of(FEATURE_TEXTS)) as object as Record<string, readonly string[]>,
);

/** Where to copy a missing text from. */
const delivered = (name: string) => `locales/*/${name}.json of the content that comes with the engine`;

/**
 * Compares the default locale's catalogues with the texts in use. A misspelt or misplaced key is reported itself, not
 * as missing elsewhere.
 * @param fileOf returns the file of a catalogue by name
 */
export function checkRequestedTexts(
  added: Additions,
  asked: RequestedTexts,
  catalogues: readonly Catalogue[],
  fileOf: (name: string) => string,
): ReadingFinding[] {
  const isKnown = (name: string, key: string) => allTextKeys(added)[name]?.includes(key) === true;
  const unasked = catalogues.flatMap(({ namespace, file, keys }) =>
    [...(keys ?? [])]
      .filter(([key]) => !isKnown(namespace, key))
      .map(([key, locate]) => ({ key, locate, file, namespace })),
  );
  const findMissing = (name: string, key: string, hasFile: boolean): Finding[] => {
    const moved = unasked.find((each) => each.key === key && each.namespace !== name);
    if (moved !== undefined) {
      const { file, locate } = moved;
      return [{ file, ...locate(), ...say('interface/texts.moved', { key, file: fileOf(name) }) }];
    }
    const inFile = unasked.filter(({ namespace }) => namespace === name);
    const near = nearest(
      key,
      inFile.map((each) => each.key),
    );
    const misspelt = inFile.find((each) => each.key === near);
    if (misspelt !== undefined) {
      const { file, locate } = misspelt;
      return [{ file, ...locate(), ...say('interface/texts.unused', { near, key }) }];
    }
    return hasFile
      ? [{ file: fileOf(name), line: 1, column: 1, ...say('interface/texts.missing', { key, file: delivered(name) }) }]
      : [];
  };
  const findings = [...asked].flatMap(([name, keys]): Finding[] => {
    const found = catalogues.find(({ namespace }) => namespace === name);
    if (found !== undefined && found.keys === undefined) return [];
    const missing = keys
      .filter((key) => found?.keys?.has(key) !== true)
      .flatMap((key) => findMissing(name, key, found !== undefined));
    if (found !== undefined) return missing;
    return [{ file: fileOf(name), ...say('interface/texts.noCatalogue', { file: delivered(name) }) }, ...missing];
  });
  return findings.map((finding) => ({ rule: 'interface/texts', ...finding }));
}
