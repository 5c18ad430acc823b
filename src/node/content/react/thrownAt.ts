import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** File name of the bundle's code in stack traces. */
export const RUN = 'page.js';

/** A position in a source: line and column count from 1. */
interface SourcePosition {
  /** Absolute path, or the name of a source in memory. */
  file: string;
  line: number;
  column: number;
}

/** Returns the positions in sources through which an error was thrown, by a source map, the innermost first. */
export function thrownThrough(error: unknown, map: string): SourcePosition[] {
  const { stack = '' } = error as { stack?: string };
  const sources = new SourceMap(JSON.parse(map) as SourceMapPayload);
  return [...String(stack).matchAll(/page\.js:(\d+):(\d+)/g)].flatMap(([, line, column]) => {
    const found = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) return [];
    const { originalSource: name, originalLine, originalColumn } = found;
    const file = /^\w+:/.test(name) ? name : path.resolve(name);
    return [{ file, line: originalLine + 1, column: originalColumn + 1 }];
  });
}
