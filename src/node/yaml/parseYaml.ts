import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { z } from 'zod';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { findWrongEncoding } from '../files/encoding';
import { aliasesIn, cutTexts, yamlDiagnostic } from './yamlDiagnostics';
import { unknownKeysIn, zodDiagnostics } from './zodDiagnostics';
import { exceeded, LIMITS, LimitError, withinLimits } from '../diagnostics/limits';
import { say, type Message } from '../diagnostics/messages';

/** A parsed YAML text that can find the position of a value. */
export interface YamlSource {
  file: string;
  /** Line of the file where the text starts; 1 for a whole file. */
  firstLine: number;
  value: unknown;
  /** Returns line and column of the value at a path of keys; of the key itself when `ofKey` is set. */
  locate: (path: readonly PropertyKey[], ofKey?: boolean) => { line: number; column: number };
  /** Returns the source text of the value at a path: 2.0 differs from 2. */
  written: (path: readonly PropertyKey[]) => string | undefined;
}

export interface Parsed<Value> {
  /** Undefined where the findings leave nothing usable. */
  value: Value | undefined;
  diagnostics: ReadingFinding[];
}

/** Parses YAML; syntax errors have positions. */
export function parseYaml(text: string, file: string, firstLine = 1): Parsed<YamlSource> {
  // The encoding of a partial text is checked where its whole file is read.
  const wrongEncoding = firstLine === 1 ? findWrongEncoding(text, file) : [];
  if (wrongEncoding.length > 0) return { value: undefined, diagnostics: wrongEncoding };
  const lines = new LineCounter();
  const limited = (error: unknown): Parsed<never> => {
    if (!(error instanceof LimitError)) throw error;
    return {
      value: undefined,
      diagnostics: [{ rule: 'content/limit', file, line: firstLine, ...exceeded(error.limit) }],
    };
  };
  let document;
  try {
    if (text.length > LIMITS.yamlCharacters) throw new LimitError('yamlCharacters');
    document = withinLimits(text, 'yamlLevels', () => parseDocument(text, { lineCounter: lines, prettyErrors: false }));
    assertLevels(document.contents);
  } catch (error) {
    return limited(error);
  }
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const syntaxError = yamlDiagnostic(document, text, firstLine > 1);
  if (syntaxError !== undefined) {
    const { offset, message, hint } = syntaxError;
    return { value: undefined, diagnostics: [{ rule: 'syntax/yaml', file, ...placeAt(offset), message, hint }] };
  }
  const locate: YamlSource['locate'] = (path, ofKey = false) => placeAt(offsetOf(document, path, ofKey) ?? 0);
  const written: YamlSource['written'] = (path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    // Aliases are resolved here: too many, or one without its anchor.
    if (!(error instanceof ReferenceError)) throw error;
    const offset = aliasesIn(document)[0] ?? 0;
    const message: Message = say('syntax/yaml.aliases');
    return { value: undefined, diagnostics: [{ rule: 'syntax/yaml', file, ...placeAt(offset), ...message }] };
  }
  const diagnostics = firstLine > 1 ? cutTexts(document).map((offset) => cutText(file, placeAt(offset))) : [];
  return { value: { file, firstLine, value, locate, written }, diagnostics };
}

/** Throws if values are nested too deep for recursive functions. */
function assertLevels(contents: unknown): void {
  let level: unknown[] = [contents];
  for (let count = 0; level.length > 0; count += 1) {
    if (count > LIMITS.yamlLevels) throw new LimitError('yamlLevels');
    level = level.flatMap((node): unknown[] =>
      isMap(node) ? node.items.map(({ value }) => value) : isSeq(node) ? node.items : [],
    );
  }
}

const cutText = (file: string, place: { line: number; column: number }): ReadingFinding => ({
  rule: 'front-matter/cut-text',
  file,
  ...place,
  ...say('front-matter/cut-text'),
});

/** Copies a value without the keys at some paths. */
function withoutKeys(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  const copy = structuredClone(value);
  for (const path of paths) {
    let at: unknown = copy;
    for (const step of path.slice(0, -1)) at = (at as Record<PropertyKey, unknown>)[step];
    delete (at as Record<PropertyKey, unknown>)[path[path.length - 1] ?? ''];
  }
  return copy;
}

/** Parses YAML and validates it; every finding has a position. With only unknown keys, the rest is usable. */
export function parseYamlAs<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  firstLine = 1,
): Parsed<{ data: z.output<Schema>; source: YamlSource }> {
  const parsed = parseYaml(text, file, firstLine);
  if (parsed.value === undefined) return { value: undefined, diagnostics: parsed.diagnostics };
  const source = parsed.value;
  const result = schema.safeParse(source.value);
  if (result.success) return { value: { data: result.data, source }, diagnostics: parsed.diagnostics };
  const cleaned = schema.safeParse(withoutKeys(source.value, unknownKeysIn(result.error)));
  const diagnosed = (kind: 'value' | 'unknown-key') => [
    ...parsed.diagnostics,
    ...zodDiagnostics(result.error, source, kind),
  ];
  if (!cleaned.success) return { value: undefined, diagnostics: diagnosed('value') };
  return { value: { data: cleaned.data, source }, diagnostics: diagnosed('unknown-key') };
}

/** Returns the offset of the node at a path, or of its nearest existing parent. */
function offsetOf(document: Document, path: readonly PropertyKey[], ofKey: boolean): number | undefined {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isNode(key) ? String(key) : key) === step);
      if (pair === undefined) break;
      offset = startOf(isLast && ofKey ? pair.key : (pair.value ?? pair.key)) ?? offset;
      node = pair.value;
    } else {
      node = document.getIn(path.slice(0, index + 1), true);
      offset = startOf(node) ?? offset;
    }
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node as Node).range?.[0] : undefined;
}
