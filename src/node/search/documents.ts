import type { Analyser } from '../../model/search/analyserBy';
import { wordsOf } from '../../model/search/normalise';
import { askedOf, phraseOf } from '../../model/search/phrases';
import { writeToken, type Field } from '../../model/search/tokens';
import { createLexicon, type Lexicon } from './lexicon';

/** A section of a page as the index wants it. */
interface SearchableSection {
  id: string;
  heading: string;
  text: string;
  /** True for what a video says: its heading is the video's title over and over, so it is shown but not searched. */
  isSpoken?: boolean | null;
  /** States or messages that a row of a table is asked by; none for what is no such row. */
  asked?: readonly string[] | null;
  /** True for the links that a page ends with. They are neither searched nor shown: their pages are found. */
  isReferences?: boolean | null;
}

/** A page as the index wants it. */
export interface SearchablePage {
  path: string;
  title: string;
  description: string;
  /** Words and phrases that readers use for the page's topic: of the front matter, the synonyms, the glossary. */
  keywords: readonly string[];
  /** The language of its text. */
  lang: string;
  /** True for news: a post, or a release note. It is ranked behind guides that say the same. */
  isNews: boolean;
  /** Its docs tag, such as `docs-default-current`; `default` for what is not a doc. */
  tag: string;
  sections: readonly SearchableSection[];
}

/** True for a page that readers may find: drafts are not published, and unlisted pages are for those who know them. */
export const isSearched = ({ draft, unlisted }: { draft: boolean; unlisted?: boolean | null }): boolean =>
  !draft && unlisted !== true;

/** What is stored of a section; what is the page's own is with its first section. */
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
  /** Stands only with news. */
  isNews?: true;
}

/** A section of a page as a document of the index: its number, and what is stored of it. */
export interface SectionDocument extends SectionEntry {
  n: number;
}

/** Pages as an index takes them. */
export interface SectionIndexing {
  documents: SectionDocument[];
  /** The tokens of the document of a number, each once. Compounds are split by the words of these very pages. */
  tokensOf: (n: number) => string[];
}

/** A text of a section, with the field that it is in. */
type FieldText = readonly [field: Field, text: string];

/** Texts of a page's sections by field; the page's own texts belong to its first section. */
function textsOf({ title, description, keywords, sections }: SearchablePage): FieldText[][] {
  const own: FieldText[] = [['t', title], ...keywords.map((keyword) => ['k', keyword] as const), ['b', description]];
  const bodies = sections.map(({ heading, text, isSpoken, asked, isReferences }): FieldText[] => {
    if (isReferences === true) return [];
    // The name of a row is its first cell: text like the others, behind what the table is of.
    const rows = (asked ?? []).map((each) => ['a', each] as const);
    const cell: FieldText[] = rows.length === 0 ? [] : [['b', heading.replace(/^[^:]*: /, '')]];
    return [['h', isSpoken === true ? '' : heading], ...cell, ['b', text], ...rows];
  });
  const [first = [], ...rest] = bodies;
  return [[...own, ...first], ...rest];
}

/** A text that has been read: its words by their numbers in the lexicon. */
interface ReadText {
  field: Field;
  words: readonly number[];
  /** The text itself, of those whose words count together. */
  text: string;
}

/** Fields whose texts count as a whole, too. The others' texts are not held when they have been read. */
const WHOLE_FIELDS: readonly Field[] = ['k', 'a'];

/**
 * Makes the documents of the index, one for each section of each page, numbered in order, and what turns each into
 * tokens: a site's own vocabulary is all the dictionary that there is.
 */
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
      const { id = '', heading = '', text = '' } = sections[at] ?? {};
      const own = at === 0 ? { path, title, description, lang, tag, ...(isNews ? { isNews } : {}) } : {};
      documents.push({ n: documents.length, page: number, anchor: id, heading, text, ...own });
      texts.push(ofSection);
    });
    const ofTopics = ofPage.flat().filter(({ field }) => field !== 'b');
    const stems = ofTopics.flatMap(({ words }) => words.map(lexicon.stemOf));
    for (const stem of new Set(stems)) topics.set(stem, (topics.get(stem) ?? 0) + 1);
  });
  // A stem of the titles, headings and keywords of one page leads to that page alone.
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

/** How a keyword of several words stands among the stems. */
function phraseIn(text: string, { analyser, isShared }: Reading): string | undefined {
  const own = wordsOf(text)
    .filter((word) => !analyser.isStopWord(word))
    .map(analyser.stem);
  return own.every(isShared) ? phraseOf(own) : undefined;
}

/** How what a row is asked by stands among the stems. */
function askedIn(text: string, { analyser }: Reading): string | undefined {
  // A word with hyphens is one, as in a query.
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
    const phrase = isPhrase ? phraseIn(text, reading) : undefined;
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
