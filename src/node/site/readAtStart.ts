import { additionPoint, type Additions } from '../../model/site/additions';
import type { EngineParts } from './siteFacts';
import { themeOf } from './theme';

/**
 * What is read only when a process starts, outside of what each load of the site reads: values that change with it, by
 * the name of the file or folder. `develop` asks for a restart after a change, and other runs discard the cache.
 */
export const READ_AT_START = additionPoint<(folder: string) => Readonly<Record<string, string>>>('readAtStart');

/** Returns the values as they are now. */
export const readAtStart = ({ folder, added }: EngineParts) =>
  Object.assign({}, ...added.of(READ_AT_START).map((read) => read(folder))) as Readonly<Record<string, string>>;

const keys = new WeakMap<Additions, string>();

/** Returns a text of the values as they were when the process started. */
export function keyAtStart(engine: EngineParts): string {
  const key = keys.get(engine.added) ?? JSON.stringify(readAtStart(engine));
  keys.set(engine.added, key);
  return key;
}

/** Returns a text that changes with what each page is made of: the folder, the theme and what is read at the start. */
export const siteKey = (engine: EngineParts): string =>
  JSON.stringify([engine.folder, themeOf(engine), keyAtStart(engine)]);
