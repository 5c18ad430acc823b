import path from 'node:path';
import { writeFiles } from '../../../node/files/writeFiles';
import { OVERRIDDEN, type Part } from './parts';

/** A folder that Gatsby keeps when it clears `.cache`. */
const FOLDER = path.resolve('.cache/compiled/own-parts');

const engineFile = (name: string) => JSON.stringify(path.resolve('src/features/own-parts/components', name));

/** Writes a module for a file of the content, and returns its path. */
function write(contentFolder: string, file: string, name: string, lines: readonly string[]): string {
  const folder = path.join(FOLDER, path.relative(contentFolder, file).replace(/\W+/g, '-'));
  const text = [`import * as own from ${JSON.stringify(file)};`, ...lines, ''].join('\n');
  writeFiles(folder, [{ path: `${name}.js`, text }]);
  return path.join(folder, `${name}.js`);
}

const guard = (name: string, component: string, change = '') => [
  `import { guardPart, inMain } from ${engineFile('guardPart')};`,
  `export const ${name} = ${change}(guardPart(own, ${JSON.stringify(component)}));`,
];

/** Writes a module whose export has the file's name: the component of a file of the content, which may crash. */
export function guardedFile(contentFolder: string, file: string): string {
  const { name } = path.parse(file);
  return write(contentFolder, file, name, guard(name, name));
}

/** Writes the module that replaces a file of the core, and returns both. */
export function overrideModule(
  contentFolder: string,
  { name, file }: Part,
): [file: string, options: { replaces: string }] {
  const replaced = path.resolve('src', OVERRIDDEN[name] ?? '');
  const component = path.parse(replaced).name;
  const code = guard(component, name, name === 'Home' ? 'inMain' : '');
  return [write(contentFolder, file, component, code), { replaces: replaced }];
}

/** Writes the template of a page. Gatsby reads its query as text, and needs another name for each. */
export const pageTemplate = (contentFolder: string, { name, file }: Part): string =>
  write(contentFolder, file, 'ownPage', [
    `import { graphql } from 'gatsby';`,
    `import { createElement } from 'react';`,
    `import { OwnPage } from ${engineFile('OwnPage')};`,
    `import { guardPart } from ${engineFile('guardPart')};`,
    `export { OwnPageHead as Head } from ${engineFile('OwnPage')};`,
    'const Part = guardPart(own);',
    'export default (props) => createElement(OwnPage, props, createElement(Part));',
    `export const query = graphql\`
  query OwnPage${name.replace(/\W/g, '_')}($sitePath: String!, $language: String!) {
    locales: texts(namespaces: ["common", "navigation"], locale: $language)
    site: siteAt(locale: $language) {
      ...Chrome
    }
    features: featuresAt(path: $sitePath, locale: $language)
  }
\`;`,
  ]);
