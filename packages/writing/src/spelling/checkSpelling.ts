import { INVISIBLE_SIGNS } from '../../../../src/model/search/normalise';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatReport, type Finding } from '../../../../src/node/diagnostics/diagnostic';
import { loadContent, type Content } from '../../../../src/node/content/loadContent';
import type { RecordStore } from '../../../../src/node/content/recordStore';
import type { Speller } from './voikko';
import { placeInPassage, wordsOnly, type Passage } from '../../../../src/node/content/passage';
import { originals, textsOf } from '../../../../src/node/content/checks/pageTexts';
import { displayName } from '../../../../src/node/files/contentFolder';
import { listFiles } from '../../../../src/node/files/listFiles';
import { parseYaml } from '../../../../src/node/yaml/parseYaml';
import { readText } from '../../../../src/node/files/readText';
import type { SiteEngine } from '../../../../src/node/content/loadSite';

/** Finnish case endings of foreign names: `Paytrailista`, `Maventaan`. */
const ENDING = /^i?(?:[nt]|t?[aä]|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|n[aä]|[aeiouyäö]{1,2}n|hin)?$/;

/** Parses a word list: one word per line, comments after `#`. */
export function parseWordList(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** Creates a test for the words of a list with any case ending or a capital. */
export function createWordTest(words: readonly string[]): (word: string) => boolean {
  const isForm = (word: string) =>
    words.some((listed) => word.startsWith(listed) && ENDING.test(word.slice(listed.length)));
  return (word) => isForm(word) || isForm(word.charAt(0).toLowerCase() + word.slice(1));
}

/** Words accepted in addition to the dictionary: those of `words.fi.txt` and the glossary. */
interface AcceptedWords {
  /** File of the list, for messages. */
  file: string;
  /** True for a word or an inflected form. */
  has: (word: string) => boolean;
}

/** Reads the accepted words of a locale from the content folder. */
function readAcceptedWords({ folder, glossary }: Content, locale: string): AcceptedWords {
  const name = path.join(folder, `words.${locale}.txt`);
  const listed = existsSync(name) ? parseWordList(readText(name)) : [];
  const terms = Object.values(glossary.data).flatMap(({ term }) => term.split(/\s+/));
  return { file: displayName(name), has: createWordTest([...listed, ...terms]) };
}

/** A word of a text and its offset. */
interface SpelledWord {
  text: string;
  start: number;
  /** True before a full stop, which may belong to an abbreviation. */
  hasStop: boolean;
}

/** Addresses, hosts and placeholders, which are not words. */
const NO_WORDS = /\S*(?:@|:\/\/)\S*|\/[\w/.#-]+|\w+(?:\.\w+)+|\{\{.*?\}\}|<\/?\w+>/g;
/** A trailing hyphen replaces a shared second part: `alkamis- ja päättymispäivä`. */
const LETTERS = `[\\p{L}\\p{N}${INVISIBLE_SIGNS}]+`;
const WORD = new RegExp(`${LETTERS}(?:[-:’']${LETTERS})*(?:-(?![\\p{L}\\p{N}]))?`, 'gu');
const INVISIBLE = new RegExp(`[${INVISIBLE_SIGNS}]`, 'g');

/** The words of a text, without single letters and words with digits. */
export function spelledWords(text: string): SpelledWord[] {
  const plain = text.replace(NO_WORDS, (found) => ' '.repeat(found.length));
  return [...plain.matchAll(WORD)]
    .map(({ 0: word, index }) => ({
      text: word.replace(INVISIBLE, ''),
      start: index,
      hasStop: plain[index + word.length] === '.',
    }))
    .filter((word) => word.text.length > 1 && !/\d/.test(word.text));
}

/** Alternative spellings, one of which must be right: the word, an abbreviation, or all hyphenated parts. */
export function spellingsOf({ text, hasStop }: SpelledWord): string[][] {
  const parts = text.split('-').filter((part) => part.length > 1);
  return [[text], ...(hasStop ? [[`${text}.`]] : []), ...(text.includes('-') ? [parts] : [])];
}

/** A text to check, and a function that maps offsets to positions. */
interface SpelledText {
  file: string;
  text: string;
  placeAt: (offset: number) => { file?: string; line: number; column: number };
}

const asText = (file: string, passage: Passage): SpelledText => ({
  file,
  text: wordsOnly(passage),
  placeAt: (offset) => placeInPassage(passage, offset),
});

/** A YAML or JSON value; offsets start after an opening quote. */
const asValue = (
  file: string,
  text: string,
  position: { line: number; column: number },
  mark: number,
): SpelledText => ({
  file,
  text,
  placeAt: (offset) => ({ line: position.line, column: position.column + mark + offset }),
});

function glossaryTexts({ glossary: { file, data, locate } }: Content): SpelledText[] {
  return Object.entries(data).flatMap(([key, entry]) =>
    (['term', 'explanation'] as const).map((name) => asValue(file, entry[name], locate([key, name]), 0)),
  );
}

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

/** The texts in a page's drawings. */
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

/** All texts for readers in the default locale: pages, drawings, glossary and UI texts. */
function spelledTexts(content: Content): SpelledText[] {
  const pages = originals(content);
  const drawings = pages.flatMap(({ content: { images } }) => images.map(({ file }) => file));
  return [
    ...pages.flatMap((page) => textsOf(page).map((passage) => asText(page.file, passage))),
    ...drawnTexts([...new Set(drawings)].filter((file) => file.endsWith('.svg'))),
    ...glossaryTexts(content),
    ...uiTexts(content.folder, content.codes[0] ?? ''),
  ];
}

/** Language of the speller. */
const LOCALE = 'fi';

function isRight(word: SpelledWord, unknown: ReadonlySet<string>, accepted: AcceptedWords): boolean {
  return spellingsOf(word).some((parts) => parts.every((part) => !unknown.has(part) || accepted.has(part)));
}

/** The words that neither the speller nor the word lists accept; undefined for a folder that is not Finnish. */
export async function checkSpelling(
  engine: SiteEngine,
  records: RecordStore,
  speller: Speller,
): Promise<Finding[] | undefined> {
  const { content, diagnostics } = await loadContent(engine, records);
  if (content === undefined) throw new Error(formatReport(diagnostics));
  if (content.codes[0] !== LOCALE) return undefined;
  const accepted = readAcceptedWords(content, LOCALE);
  const found = spelledTexts(content).flatMap((text) => spelledWords(text.text).map((word) => ({ text, word })));
  const unknown = speller.unknown([...new Set(found.flatMap(({ word }) => spellingsOf(word).flat()))]);
  const wrong = found.filter(({ word }) => !isRight(word, unknown, accepted));
  const suggestions = speller.suggest([...new Set(wrong.map(({ word }) => word.text))]);
  return wrong.map(({ text: { file, placeAt }, word }) => {
    const [suggestion] = suggestions.get(word.text) ?? [];
    const add = `its basic form to ${accepted.file}`;
    return {
      file,
      ...placeAt(word.start),
      message: `The speller does not know "${word.text}".`,
      hint:
        suggestion === undefined ? `Fix it, or add ${add}.` : `Write "${suggestion}", or add ${add} if it is right.`,
    };
  });
}
