import path from 'node:path';
import type { ContentProblem } from '../../model/contentProblem';
import { didYouMean } from '../../model/text/nearest';
import { displayName } from './contentFolder';
import { listFiles } from './listFiles';
import { parseYaml, type YamlSource } from './parseYaml';
import { readText } from './readText';

/** One catalogue of UI texts: its locale, its name (`common`) and the place of each key. */
interface Catalogue {
  locale: string;
  namespace: string;
  file: string;
  /** Keys without plural endings; a key with plural forms is there once. */
  keys: Map<string, { line: number; column: number }>;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(value: unknown, prefix: string[], locate: YamlSource['locate'], keys: Catalogue['keys'], faults: string[][]): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, [...prefix, key], locate, keys, faults);
  } else if (typeof value === 'string' && value.trim() !== '') {
    keys.set(prefix.join('.').replace(PLURAL, ''), locate(prefix, true));
  } else {
    faults.push(prefix);
  }
}

function readCatalogue(absolutePath: string): { catalogue: Catalogue | undefined; problems: ContentProblem[] } {
  const file = displayName(absolutePath);
  const parsed = parseYaml(readText(absolutePath), file);
  if (parsed.value === undefined) return { catalogue: undefined, problems: parsed.problems };
  const { value, locate } = parsed.value;
  const keys: Catalogue['keys'] = new Map();
  const faults: string[][] = [];
  flatten(value, [], locate, keys, faults);
  const problems = faults.map((key) => ({ file, ...locate(key), message: `The text "${key.join('.')}" is empty or no text.`, hint: 'Write the text in quotation marks.' }));
  const namespace = path.basename(absolutePath, '.json');
  const locale = path.basename(path.dirname(absolutePath));
  return { catalogue: { locale, namespace, file, keys }, problems };
}

/** Holds the catalogues of UI texts of all locales against the default locale's: no key missing, none too many. */
export function checkLocales(folder: string, codes: readonly string[]): ContentProblem[] {
  const root = path.join(folder, 'locales');
  const results = codes.flatMap((code) =>
    listFiles(path.join(root, code)).filter((file) => file.endsWith('.json')).map(readCatalogue),
  );
  const catalogues = results.flatMap(({ catalogue }) => (catalogue === undefined ? [] : [catalogue]));
  const [defaultCode = '', ...otherCodes] = codes;
  const originals = catalogues.filter(({ locale }) => locale === defaultCode);
  if (originals.length === 0) {
    const file = displayName(path.join(root, defaultCode));
    return [{ file, message: 'There are no UI texts for the default locale.', hint: 'Copy the JSON files of locales/fi from the site\'s own content folder.' }];
  }
  const comparisons = otherCodes.flatMap((code) =>
    originals.flatMap((original) => {
      const translated = catalogues.find(({ locale, namespace }) => locale === code && namespace === original.namespace);
      const file = displayName(path.join(root, code, `${original.namespace}.json`));
      return compareCatalogues(original, translated, file);
    }),
  );
  return [...results.flatMap(({ problems }) => problems), ...comparisons];
}

function compareCatalogues(original: Catalogue, translated: Catalogue | undefined, file: string): ContentProblem[] {
  if (translated === undefined) return [{ file, message: 'This catalogue of UI texts does not exist.', hint: `Translate ${original.file} into it.` }];
  const missing = [...original.keys.keys()].filter((key) => !translated.keys.has(key));
  const extra = [...translated.keys].filter(([key]) => !original.keys.has(key));
  return [
    ...missing.map((key) => ({ file, line: 1, column: 1, message: `The text "${key}" is missing.`, hint: `Translate it from ${original.file}.` })),
    ...extra.map(([key, place]) => ({ file, ...place, message: `The text "${key}" is not in ${original.file}.`, hint: didYouMean(key, missing) ?? 'Remove it, or add it to the default locale.' })),
  ];
}
