import path from 'node:path';

/** Modules, by name or by file, and what is in their place. */
export type Aliases = Readonly<Record<string, string>>;

/** Files of `src` and the one that stands in for them. */
export const aliases = (files: readonly string[], standIn: string): Aliases =>
  Object.fromEntries(files.map((name) => [path.resolve('src', name), path.resolve('src', standIn)]));
