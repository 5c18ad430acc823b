import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { displayName } from '../files/contentFolder';
import { parseYaml, type Parsed, type YamlSource } from '../yaml/parseYaml';
import { findWrongEncoding } from '../files/encoding';
import { readText } from '../files/readText';
import { say } from '../diagnostics/messages';

/** Positions of the keys; plural forms of a key count once. */
export type CatalogueKeys = ReadonlyMap<string, () => { line: number; column: number }>;

/** One catalogue of UI texts: locale, name (`common`) and keys. */
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

const countKeys = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + 1 + countKeys(each), 0)
    : 0;

/** Counts the keys in a JSON text, including repeated ones. */
const countWrittenKeys = (text: string) =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;

const positionIn = (error: unknown): number | undefined => {
  const position = /JSON at position (\d+)/.exec(String(error))?.[1];
  return position === undefined ? undefined : Number(position);
};

/** True for the start of a JSON text that no continuation can make valid. */
function isBeyondMending(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return false;
  } catch (error) {
    const position = positionIn(error);
    return position === undefined ? !String(error).includes('Unexpected end of JSON') : position < beginning.length;
  }
}

/** Returns the offset of a JSON error. The parser gives none for an unexpected character, so it is searched for. */
function errorOffset(text: string, error: unknown): number {
  const position = positionIn(error);
  if (position !== undefined) return position;
  if (!isBeyondMending(text)) return text.length;
  let [sound, broken] = [0, text.length];
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (isBeyondMending(text.slice(0, middle))) broken = middle;
    else sound = middle;
  }
  return sound;
}

/** Parses JSON. The YAML parser finds positions of keys but is slow: it runs only for a finding or a repeated key. */
function parseJson(text: string, file: string): Parsed<Pick<YamlSource, 'value' | 'locate'>> {
  const wrongEncoding = findWrongEncoding(text, file);
  if (wrongEncoding.length > 0) return { value: undefined, diagnostics: wrongEncoding };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const before = text.slice(0, errorOffset(text, error)).split('\n');
    const place = { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
    return { value: undefined, diagnostics: [{ rule: 'syntax/json', file, ...place, ...say('syntax/json') }] };
  }
  if (!text.trimStart().startsWith('{'))
    return { value: undefined, diagnostics: [{ rule: 'interface/texts', file, ...say('interface/texts.noGroup') }] };
  // JSON silently keeps the last of repeated keys; YAML reports them.
  if (countWrittenKeys(text) !== countKeys(value)) return parseYaml(text, file);
  let source: YamlSource | undefined;
  const locate: YamlSource['locate'] = (...place) =>
    (source ??= parseYaml(text, file).value)?.locate(...place) ?? { line: 1, column: 1 };
  return { value: { value, locate }, diagnostics: [] };
}

interface ReadCatalogue {
  catalogue: Catalogue;
  diagnostics: ReadingFinding[];
}

/** Reads the catalogue in a JSON file. */
export function readCatalogue(absolutePath: string): ReadCatalogue {
  const text = readText(absolutePath);
  const file = displayName(absolutePath);
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
      ...say('interface/texts.empty', { key: key.join('.') }),
    }));
  return { catalogue: { ...named, keys }, diagnostics };
}
