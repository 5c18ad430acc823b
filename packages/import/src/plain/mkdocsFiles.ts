import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readYaml } from '../docusaurus/pageText';
import { asGroup, asText, type Json } from '../docusaurus/settings';
import { isReadable, PAGE_LIMIT, readSiteFile } from '../docusaurus/sourceFiles';

/** Most files that inherit each other. */
const LEVEL_LIMIT = 5;

const isGroup = (value: unknown) => Object.keys(asGroup(value)).length > 0;
const merge = (below: Json, above: Json): Json => ({
  ...below,
  ...Object.fromEntries(
    Object.entries(above).map(([key, value]) =>
      isGroup(value) && isGroup(below[key]) ? [key, merge(asGroup(below[key]), asGroup(value))] : [key, value],
    ),
  ),
});

/** Parses settings: environment variables get their default, and names of Python code are text. */
function parseSettings(text: string): Json {
  const plain = text
    .replace(/!ENV[ \t]*\[(?:[^\]\n]*,)?[ \t]*([^\],\n]+)\]/g, '$1')
    .replace(/!ENV[ \t]+\w+/g, 'null')
    .replace(/!!python\/name:([\w.]+)(?:[ \t]+(?:''|""))?/g, '"$1"')
    .replace(/(?<=[:\s-])!!?[A-Za-z][\w/:.]*/g, '');
  return asGroup(readYaml(plain).value);
}

/** Reads `mkdocs.yml` and the file that it inherits. */
export function readSettings(file: string, readable: readonly string[], level = 0): Json {
  const own = parseSettings(readSiteFile(file, readable) ?? '');
  const parent = asText(own.INHERIT);
  return parent === undefined || level > LEVEL_LIMIT
    ? own
    : merge(readSettings(path.resolve(path.dirname(file), parent), readable, level + 1), own);
}

/** Reads a hidden file, to which the usual checks of readable files do not apply. It must be no link. */
export function readHidden(folder: string, name: string, readable: readonly string[]): Json {
  const file = path.join(folder, name);
  const stats = isReadable(folder, readable) ? lstatSync(file, { throwIfNoEntry: false }) : undefined;
  const isSmall = stats?.isFile() === true && stats.size <= PAGE_LIMIT;
  return isSmall ? asGroup(readYaml(readFileSync(file, 'utf8')).value) : {};
}

/** Returns the front matter that the files `.meta.yml` of the folders above a page give it. */
export function metaOf(docs: string, relative: string, readable: readonly string[]): Json {
  const parts = relative.split('/');
  const read = parts.map((_part, index) =>
    readHidden(path.join(docs, ...parts.slice(0, index)), '.meta.yml', readable),
  );
  return Object.assign({}, ...read) as Json;
}
