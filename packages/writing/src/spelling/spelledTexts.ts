import { existsSync } from 'node:fs';
import path from 'node:path';
import { placeInPassage, wordsOnly, type Passage } from '../../../../src/node/content/passage';
import { originals, textsOf } from '../../../../src/node/content/checks/pageTexts';
import { displayName } from '../../../../src/node/files/contentFolder';
import type { Content } from '../../../../src/node/content/loadContent';
import { listFiles } from '../../../../src/node/files/listFiles';
import { parseYaml } from '../../../../src/node/yaml/parseYaml';
import { readText } from '../../../../src/node/files/readText';

/** A text to be spelt, and the way from its characters to their places. */
interface SpelledText {
  file: string;
  text: string;
  placeAt: (offset: number) => { line: number; column: number };
}

const asText = (file: string, passage: Passage): SpelledText => ({
  file,
  text: wordsOnly(passage),
  placeAt: (offset) => placeInPassage(passage, offset),
});

/** A value of YAML or JSON; its characters follow its first, which may be a quotation mark. */
const asValue = (file: string, text: string, place: { line: number; column: number }, mark: number): SpelledText => ({
  file,
  text,
  placeAt: (offset) => ({ line: place.line, column: place.column + mark + offset }),
});

function glossaryTexts({ glossary: { file, data, locate } }: Content): SpelledText[] {
  return Object.entries(data).flatMap(([key, entry]) =>
    (['term', 'explanation'] as const).map((name) => asValue(file, entry[name], locate([key, name]), 0)),
  );
}

/** The UI texts of a locale. */
function uiTexts(folder: string, locale: string): SpelledText[] {
  const catalogues = path.join(folder, 'locales', locale);
  if (!existsSync(catalogues)) return [];
  return listFiles(catalogues).flatMap((name) => {
    const file = displayName(name);
    const source = parseYaml(readText(name), file).value;
    const data = source?.value;
    if (source === undefined || typeof data !== 'object' || data === null) return [];
    return Object.entries(data).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'string' ? [asValue(file, text, source.locate([key]), 1)] : [],
    );
  });
}

const DRAWN = /<(title|desc|text|tspan)\b[^>]*>([^<]+)/g;

/** The words in the drawings of a page. */
function drawnTexts(files: readonly string[]): SpelledText[] {
  return files.flatMap((name) => {
    const svg = readText(name);
    return [...svg.matchAll(DRAWN)].map(({ 0: whole, 2: text = '', index }) => {
      const before = svg.slice(0, index + whole.length - text.length).split('\n');
      const line = before.length;
      const column = (before[before.length - 1] ?? '').length + 1;
      return asValue(displayName(name), text, { line, column }, 0);
    });
  });
}

/** Everything in the default locale that readers read: pages, drawings, explanations and UI texts. */
export function spelledTexts(content: Content): SpelledText[] {
  const pages = originals(content);
  const drawings = pages.flatMap(({ content: { images } }) => images.map(({ file }) => file));
  return [
    ...pages.flatMap((page) => textsOf(page).map((passage) => asText(page.file, passage))),
    ...drawnTexts([...new Set(drawings)].filter((file) => file.endsWith('.svg'))),
    ...glossaryTexts(content),
    ...uiTexts(content.folder, content.codes[0] ?? ''),
  ];
}
