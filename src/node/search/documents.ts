import type { Analyser } from '../../model/search/analyserBy';
import type { Section } from '../../model/pages/compiledContent';
import { wordsOf } from '../../model/search/normalise';
import { askedOf, phraseOf, titleOf } from '../../model/search/phrases';
import { writeToken, type Field } from '../../model/search/tokens';
import { remember } from '../../model/search/vocabulary';
import { partsWithin } from '../../model/search/finnish/compounds';

/** The words of an index's texts, each analysed once. */
interface Lexicon {
  /** Returns the numbers of a text's words. */
  read: (text: string) => number[];
  stemOf: (word: number) => string;
  /** Returns the stems of a compound's parts. Requires all texts to be read, since their words form compounds. */
  partsOf: (word: number) => readonly string[];
}

/** Numbers and codes are not parts of compounds. */
const CODE = /\p{N}/u;

/** Creates a lexicon that reading texts fills. */
export function createLexicon(analyser: Analyser): Lexicon {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const stems: string[] = [];
  const numberOf = (word: string): number => {
    const found = numbers.get(word);
    if (found !== undefined) return found;
    numbers.set(word, words.length);
    stems.push(analyser.stem(word));
    return words.push(word) - 1;
  };

  let split: (readonly string[])[] | undefined;
  const splitAll = () => {
    const vocabulary = new Set(stems.filter((stem) => !CODE.test(stem)));
    const stemOf = remember((word) => analyser.stem(word));
    const isKnown = (stem: string) => vocabulary.has(stem) || analyser.isCommon(stem);
    return words.map((word, number) => partsWithin(word, { stemOf, isKnown }).filter((part) => part !== stems[number]));
  };

  return {
    read: (text) => wordsOf(text).map(numberOf),
    stemOf: (word) => stems[word] ?? '',
    partsOf: (word) => (split ??= splitAll())[word] ?? [],
  };
}

/** A section of a page for the index; a query has null for what a section lacks. */
type SearchableSection = Pick<Section, 'id' | 'heading' | 'text'> & { asked?: readonly string[] | null } & {
  [Key in 'isSpoken' | 'isReferences' | 'hasSteps']?: boolean | null;
};

/** A page for the index. */
export interface SearchablePage {
  path: string;
  title: string;
  description: string;
  /** Readers' words and phrases for the page's topic, from front matter, synonyms and glossary. */
  keywords: readonly string[];
  /** The language of its text. */
  lang: string;
  /** True for a post or a release note. It is ranked below guides with the same words. */
  isNews: boolean;
  /** Its docs tag, such as `docs-default-current`; `default` for other pages. */
  tag: string;
  sections: readonly SearchableSection[];
}

/** True for a page that the search finds: drafts are not published, and unlisted pages are for those who know them. */
export const isSearched = ({ draft, unlisted }: { draft: boolean; unlisted?: boolean | null }): boolean =>
  !draft && unlisted !== true;

/** The stored data of a section; the page's data is in its first section. */
export interface SectionEntry {
  /** Number of its page, from 0. */
  page: number;
  /** Id of the section's heading; empty before the first heading. */
  anchor: string;
  heading: string;
  text: string;
  path?: string;
  title?: string;
  description?: string;
  lang?: string;
  tag?: string;
  /** Present for news only. */
  isNews?: true;
  /** Present for a section with steps only. */
  hasSteps?: true;
}

/** A section as a document of the index: its number and its stored data. */
export interface SectionDocument extends SectionEntry {
  n: number;
}

/** Pages prepared for an index. */
export interface SectionIndexing {
  documents: SectionDocument[];
  /** Returns the distinct tokens of a document. Compounds are split by the words of these pages. */
  tokensOf: (n: number) => string[];
}

/** A text of a section with its field. */
type FieldText = readonly [field: Field, text: string];

/** Returns the texts of a page's sections by field; the page's texts belong to its first section. */
function textsOf({ title, description, keywords, sections }: SearchablePage): FieldText[][] {
  const texts: FieldText[] = [['t', title], ...keywords.map((keyword) => ['k', keyword] as const), ['b', description]];
  const bodies = sections.map(({ heading, text, isSpoken, asked, isReferences }): FieldText[] => {
    if (isReferences === true) return [];
    // The name of a row is its first cell: ordinary text, after the table's topic.
    const rows = (asked ?? []).map((each) => ['a', each] as const);
    const cell: FieldText[] = rows.length === 0 ? [] : [['b', heading.replace(/^[^:]*: /, '')]];
    // An item of a list: its first sentence is no heading of the page.
    if (asked?.length === 0)
      return [
        ['b', heading],
        ['b', heading],
        ['b', text],
      ];
    return [['h', isSpoken === true ? '' : heading], ...cell, ['b', text], ...rows];
  });
  const [first = [], ...rest] = bodies;
  return [[...texts, ...first], ...rest];
}

/** An analysed text: its words by their numbers in the lexicon. */
interface ReadText {
  field: Field;
  words: readonly number[];
  /** The text itself, for fields that also match as a whole. */
  text: string;
}

/** Fields whose texts also match as a whole. Texts of other fields are not kept. */
const WHOLE_FIELDS: readonly Field[] = ['t', 'k', 'a'];

/** Prepares the documents of the index, one per section in order, and their tokens, by the site's own vocabulary. */
export function indexSections(pages: readonly SearchablePage[], analyser: Analyser): SectionIndexing {
  const lexicon = createLexicon(analyser);
  const documents: SectionDocument[] = [];
  const texts: ReadText[][] = [];
  const topics = new Map<string, number>();
  pages.forEach((page, number) => {
    const { path, title, description, lang, tag, isNews, sections } = page;
    const ofPage = textsOf(page).map((ofSection) =>
      ofSection.map(([field, text]) => ({
        field,
        words: lexicon.read(text),
        text: WHOLE_FIELDS.includes(field) ? text : '',
      })),
    );
    ofPage.forEach((ofSection, at) => {
      const { id = '', heading = '', text = '', hasSteps } = sections[at] ?? {};
      const pageEntry = at === 0 ? { path, title, description, lang, tag, ...(isNews ? { isNews } : {}) } : {};
      const steps = hasSteps === true ? { hasSteps } : {};
      documents.push({ n: documents.length, page: number, anchor: id, heading, text, ...steps, ...pageEntry });
      texts.push(ofSection);
    });
    const ofTopics = ofPage.flat().filter(({ field }) => field !== 'b');
    const stems = ofTopics.flatMap(({ words }) => words.map(lexicon.stemOf));
    for (const stem of new Set(stems)) topics.set(stem, (topics.get(stem) ?? 0) + 1);
  });
  // False for a stem in the titles, headings and keywords of one page only, which identifies that page.
  const isShared = (stem: string) => (topics.get(stem) ?? 0) > 1;
  return {
    documents,
    tokensOf: (n) => [...tokensOf(texts[n] ?? [], { analyser, lexicon, isShared })],
  };
}

interface Reading {
  analyser: Analyser;
  lexicon: Lexicon;
  isShared: (stem: string) => boolean;
}

/**
 * Returns the phrase of a keyword of several words, undefined where one of its words identifies a page; or the token of
 * a title with stop words.
 */
function phraseIn(field: 't' | 'k', text: string, { analyser, isShared }: Reading): string | undefined {
  const words = wordsOf(text);
  const stems = words.filter((word) => !analyser.isStopWord(word)).map(analyser.stem);
  if (field === 'k') return stems.every(isShared) ? phraseOf(stems) : undefined;
  return stems.length > 0 && stems.length < words.length ? titleOf(stems, words) : undefined;
}

/** Returns the phrase of a state or message of a row. */
function askedIn(text: string, { analyser }: Reading): string | undefined {
  // A hyphenated word is one, as in a query.
  const words = text.split(/\s+/).flatMap((piece) => wordsOf(piece).slice(0, 1));
  const telling = words.filter((word) => !analyser.isStopWord(word));
  return askedOf((telling.length > 0 ? telling : words).map(analyser.stem), words.some(analyser.isDenial));
}

function tokensOf(texts: readonly ReadText[], reading: Reading): Set<string> {
  const { lexicon } = reading;
  const tokens = new Set<string>();
  const seen = new Set<string>();
  for (const { field, words, text } of texts) {
    if (field === 'a') {
      const stem = askedIn(text, reading);
      if (stem !== undefined) tokens.add(writeToken({ field, stem, isPart: false }));
      continue;
    }
    const isPhrase = field === 'k' && /\s/.test(text.trim());
    const phrase = isPhrase || field === 't' ? phraseIn(field, text, reading) : undefined;
    if (phrase !== undefined) tokens.add(writeToken({ field, stem: phrase, isPart: false }));
    for (const [place, word] of words.entries()) {
      const stem = lexicon.stemOf(word);
      const isRepeated = field === 'b' && seen.has(stem);
      if (field === 'b') seen.add(stem);
      tokens.add(
        writeToken({ field: isRepeated ? 'c' : field, stem, isPart: isPhrase || (field === 'k' && place > 0) }),
      );
      for (const part of lexicon.partsOf(word)) tokens.add(writeToken({ field, stem: part, isPart: true }));
    }
  }
  return tokens;
}
