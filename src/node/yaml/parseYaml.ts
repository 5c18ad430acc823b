import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { yamlDiagnostic } from './yamlDiagnostics';
import { zodDiagnostics } from './zodDiagnostics';

/** A YAML text that keeps the way back from a value to its place. */
export interface YamlSource {
  file: string;
  /** Line of the file on which the text starts; 1 for a whole file. */
  firstLine: number;
  value: unknown;
  /** Line and column of the value at a path of keys; of the key itself when `ofKey` is set. */
  locate: (path: readonly PropertyKey[], ofKey?: boolean) => { line: number; column: number };
  /** The value at a path as it was written, which for a number is more than its value: 2.0 is no 2. */
  written: (path: readonly PropertyKey[]) => string | undefined;
}

export type Parsed<Value> = { value: Value; diagnostics: [] } | { value: undefined; diagnostics: Diagnostic[] };

/** Parses YAML; a syntax fault is told with its place. */
export function parseYaml(text: string, file: string, firstLine = 1): Parsed<YamlSource> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const fault = yamlDiagnostic(document);
  if (fault !== undefined) {
    const { offset, message, hint } = fault;
    return { value: undefined, diagnostics: [{ file, ...placeAt(offset), message, hint }] };
  }
  const locate: YamlSource['locate'] = (path, ofKey = false) => placeAt(offsetOf(document, path, ofKey) ?? 0);
  const written: YamlSource['written'] = (path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  return { value: { file, firstLine, value: document.toJS() as unknown, locate, written }, diagnostics: [] };
}

/** Parses YAML and holds it against a schema; every fault is told with its place. */
export function parseYamlAs<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  firstLine = 1,
): Parsed<{ data: z.output<Schema>; source: YamlSource }> {
  const parsed = parseYaml(text, file, firstLine);
  if (parsed.value === undefined) return parsed;
  const source = parsed.value;
  const result = schema.safeParse(source.value);
  if (result.success) return { value: { data: result.data, source }, diagnostics: [] };
  return { value: undefined, diagnostics: zodDiagnostics(result.error, source) };
}

/** Offset of the node at a path; of the nearest parent that exists, where the path ends early. */
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
