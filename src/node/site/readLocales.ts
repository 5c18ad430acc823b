import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { nearest } from '../diagnostics/nearest';
import { displayName } from '../files/contentFolder';
import { listFiles } from '../files/listFiles';
import type { EngineParts } from './siteFacts';
import { checkRequestedTexts, type RequestedTexts } from './requestedTexts';
import { readCatalogue, type Catalogue, type CatalogueKeys } from './readCatalogue';
import { say } from '../diagnostics/messages';
import { suggest } from '../diagnostics/nearest';

const RULE = 'interface/texts' as const;

/** Checks the catalogues for missing and unknown keys: against the code, and the default locale's. */
export function checkLocales(
  { folder, added }: EngineParts,
  codes: readonly string[],
  asked: RequestedTexts,
): ReadingFinding[] {
  const root = path.join(folder, 'locales');
  const results = codes.flatMap((code) =>
    listFiles(path.join(root, code), folder)
      .filter((file) => file.endsWith('.json'))
      .map(readCatalogue),
  );
  const catalogues = results.map(({ catalogue }) => catalogue);
  const [defaultCode = '', ...otherCodes] = codes;
  const originals = catalogues.filter(({ locale }) => locale === defaultCode);
  if (originals.length === 0) {
    const file = displayName(path.join(root, defaultCode));
    return [{ rule: RULE, file, ...say('interface/texts.none') }];
  }
  const named = (locale: string, namespace: string) =>
    catalogues.find((catalogue) => catalogue.locale === locale && catalogue.namespace === namespace);
  const fileOf = (code: string, namespace: string) => displayName(path.join(root, code, `${namespace}.json`));
  const missing = checkRequestedTexts(added, asked, originals, (namespace) => fileOf(defaultCode, namespace));
  const names = [...new Set([...asked.keys(), ...originals.map(({ namespace }) => namespace)])];
  const comparisons = names.flatMap((namespace) => {
    const catalogue = named(defaultCode, namespace);
    const keys = catalogue === undefined ? [] : catalogue.keys?.keys();
    const original = { file: fileOf(defaultCode, namespace), keys: keys && new Set(keys), asked: asked.get(namespace) };
    return otherCodes.flatMap((code) => compareCatalogues(original, named(code, namespace), fileOf(code, namespace)));
  });
  const strays = catalogues
    .filter(({ namespace }) => !names.includes(namespace))
    .map(({ file, namespace }) => ({
      rule: RULE,
      file,
      ...say('interface/texts.extraCatalogue', { file: fileOf(defaultCode, namespace) }),
    }));
  return [...results.flatMap(({ diagnostics }) => diagnostics), ...missing, ...comparisons, ...strays];
}

/** A catalogue of the default locale. */
interface Original {
  file: string;
  /** Its keys; undefined where it is unreadable. */
  keys: ReadonlySet<string> | undefined;
  /** The keys in use; undefined where nothing uses it. */
  asked: readonly string[] | undefined;
}

function compareCatalogues(original: Original, translated: Catalogue | undefined, file: string): ReadingFinding[] {
  if (translated === undefined)
    return [{ rule: RULE, file, ...say('interface/texts.untranslatedCatalogue', { file: original.file }) }];
  return original.keys === undefined || translated.keys === undefined
    ? []
    : compareKeys(original.file, original.keys, original.asked ?? [...original.keys], file, translated.keys);
}

/** Reports missing and unknown keys, but no missing key for which a misspelt one is reported. */
function compareKeys(
  originalFile: string,
  original: ReadonlySet<string>,
  needed: readonly string[],
  file: string,
  translated: CatalogueKeys,
): ReadingFinding[] {
  const missing = needed.filter((key) => !translated.has(key));
  const extra = [...translated]
    .filter(([key]) => !original.has(key) && !needed.includes(key))
    .map(([key, locate]) => ({ key, locate, meant: nearest(key, missing) }));
  const meant = new Set(extra.map((each) => each.meant));
  return [
    ...missing
      .filter((key) => !meant.has(key))
      .map((key) => ({
        rule: RULE,
        file,
        line: 1,
        column: 1,
        ...say('interface/texts.untranslated', { key, originalFile }),
      })),
    ...extra.map(({ key, locate, meant: own }) => ({
      rule: RULE,
      file,
      ...locate(),
      ...say('interface/texts.extra', { key, originalFile }, suggest(own)),
    })),
  ];
}
