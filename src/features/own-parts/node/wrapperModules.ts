import path from 'node:path';
import { writeFiles } from '../../../node/files/writeFiles';
import { contentFolder } from '../../../node/files/contentFolder';
import { OVERRIDDEN, type Part } from './parts';

/** A folder that Gatsby keeps when it clears `.cache`. */
const FOLDER = path.resolve('.cache/compiled/own-parts');
const SOURCE = path.resolve('src/features/own-parts/components/guardPart');

function write(name: string, file: string, component: string, change = ''): string {
  const place = path.relative(contentFolder(), file).replace(/[^\w]+/g, '-');
  const text = [
    `import * as own from ${JSON.stringify(file)};\n`,
    `import { guardPart, inMain } from ${JSON.stringify(SOURCE)};\n`,
    `export const ${name} = ${change}(guardPart(own, ${JSON.stringify(component)}));\n`,
  ].join('');
  const folder = path.join(FOLDER, place);
  writeFiles(folder, [{ path: `${name}.js`, text }]);
  return path.join(folder, `${name}.js`);
}

/** Writes a module whose export has the file's name: the component of a file of the content, which may crash. */
export function guardedFile(file: string): string {
  const { name } = path.parse(file);
  return write(name, file, name);
}

/** Writes the module that replaces a file of the core, and returns both. */
export function overrideModule({ name, file }: Part): [replaced: string, by: string] {
  const replaced = OVERRIDDEN[name] ?? '';
  return [path.resolve('src', replaced), write(path.parse(replaced).name, file, name, name === 'Home' ? 'inMain' : '')];
}
