import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** The code of a bundle as it is run, in stack traces. */
export const RUN = 'page.js';

/** A place in a source; the file is absolute. */
interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

/**
 * Where in some sources of a bundle something was thrown; undefined for elsewhere.
 * @param map the source map of the bundle
 */
export function thrownAt(error: unknown, map: string, isWanted: (file: string) => boolean): SourcePlace | undefined {
  const { stack = '' } = error as { stack?: string };
  const sources = new SourceMap(JSON.parse(map) as SourceMapPayload);
  for (const [, line, column] of String(stack).matchAll(/page\.js:(\d+):(\d+)/g)) {
    const found = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) continue;
    const file = path.resolve(found.originalSource);
    if (isWanted(file)) return { file, line: found.originalLine + 1, column: found.originalColumn + 1 };
  }
  return undefined;
}
