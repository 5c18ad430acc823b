import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { displayName } from './contentFolder';
import { parseYaml, type Parsed, type YamlSource } from '../yaml/parseYaml';
import { readText } from '../content/readText';

/** Tells where each key is; keys without plural endings, so a key with plural forms is there once. */
export type CatalogueKeys = ReadonlyMap<string, () => { line: number; column: number }>;

/** One catalogue of UI texts: its locale, its name (`common`) and its keys. */
export interface Catalogue {
  locale: string;
  namespace: string;
  file: string;
  /** Undefined when the file cannot be read. */
  keys: CatalogueKeys | undefined;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

interface FoundText {
  key: string[];
  text: unknown;
}

function textsIn(value: object, prefix: string[] = []): FoundText[] {
  return Object.entries(value).flatMap(([name, text]: [string, unknown]) => {
    const key = [...prefix, name];
    return typeof text === 'object' && text !== null && !Array.isArray(text) ? textsIn(text, key) : [{ key, text }];
  });
}

/** JSON is YAML too, so the YAML parser finds the places; but i18next reads the files as JSON, which is stricter. */
function parseJson(text: string, file: string): Parsed<YamlSource> {
  try {
    JSON.parse(text);
  } catch (error) {
    const offset = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const before = text.slice(0, offset).split('\n');
    const place = { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
    return {
      value: undefined,
      diagnostics: [
        {
          rule: 'syntax/json',
          file,
          ...place,
          message: 'This is not valid JSON.',
          hint: 'Look for a comma, a bracket or a quotation mark that is missing or too many.',
        },
      ],
    };
  }
  if (text.trimStart().startsWith('{')) return parseYaml(text, file);
  return {
    value: undefined,
    diagnostics: [
      { rule: 'interface/texts', file, message: 'This file is no group of texts.', hint: 'Write { "key": "text" }.' },
    ],
  };
}

interface ReadCatalogue {
  catalogue: Catalogue;
  diagnostics: ReadingFinding[];
}

/** What was read last of each file. Reading catalogues is most of what a check costs whose pages are compiled. */
const lastRead = new Map<string, { text: string; file: string; result: ReadCatalogue }>();

/** Reads the catalogue in a JSON file; one that has not changed since is not parsed again. */
export function readCatalogue(absolutePath: string): ReadCatalogue {
  const text = readText(absolutePath);
  const file = displayName(absolutePath);
  const last = lastRead.get(absolutePath);
  if (last?.text === text && last.file === file) return last.result;
  const result = parseCatalogue(absolutePath, text, file);
  lastRead.set(absolutePath, { text, file, result });
  return result;
}

function parseCatalogue(absolutePath: string, text: string, file: string): ReadCatalogue {
  const named = {
    file,
    namespace: path.basename(absolutePath, '.json'),
    locale: path.basename(path.dirname(absolutePath)),
  };
  const parsed = parseJson(text, file);
  if (parsed.value === undefined) return { catalogue: { ...named, keys: undefined }, diagnostics: parsed.diagnostics };
  const { value, locate } = parsed.value;
  const texts = textsIn(value as object);
  const keys = new Map(texts.map(({ key }) => [key.join('.').replace(PLURAL, ''), () => locate(key, true)]));
  const diagnostics = texts
    .filter(({ text }) => typeof text !== 'string' || text.trim() === '')
    .map(({ key }) => ({
      rule: 'interface/texts' as const,
      file,
      ...locate(key),
      message: `The text "${key.join('.')}" is empty or no text.`,
      hint: 'Write the text in quotation marks.',
    }));
  return { catalogue: { ...named, keys }, diagnostics };
}
