import type { Analyser } from '../../model/search/analyserBy';
import { partsWithin } from '../../model/search/finnish/compounds';
import { wordsOf } from '../../model/search/normalise';
import { askedOf, phraseOf } from '../../model/search/phrases';
import { writeToken, type Field } from '../../model/search/tokens';

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

/** Texts of a section, each with the field that it is in. */
export type FieldTexts = readonly (readonly [field: Field, text: string])[];

/** A section of a page as a document of the index: its number, the texts that are indexed, and what is stored of it. */
export interface SectionDocument extends SectionEntry {
  n: number;
  texts: FieldTexts;
}

/** Pages as an index takes them. */
export interface SectionIndexing {
  documents: SectionDocument[];
  /** The tokens of a document's texts, each once. Compounds are split by the words of these very pages. */
  tokensOf: (texts: FieldTexts) => string[];
}

/** Texts of a page's sections by field; the page's own texts belong to its first section. */
function textsOf({ title, description, keywords, sections }: SearchablePage): FieldTexts[] {
  const own: FieldTexts = [['t', title], ...keywords.map((keyword) => ['k', keyword] as const), ['b', description]];
  const bodies = sections.map(({ heading, text, isSpoken, asked, isReferences }): FieldTexts => {
    if (isReferences === true) return [];
    // The name of a row is its first cell: text like the others, behind what the table is of.
    const rows = (asked ?? []).map((each) => ['a', each] as const);
    const cell: FieldTexts = rows.length === 0 ? [] : [['b', heading.replace(/^[^:]*: /, '')]];
    return [['h', isSpoken === true ? '' : heading], ...cell, ['b', text], ...rows];
  });
  const [first = [], ...rest] = bodies;
  return [[...own, ...first], ...rest];
}

/** Works out each word once. */
function remembering<Value>(make: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const found = known.get(word) ?? make(word);
    known.set(word, found);
    return found;
  };
}

/**
 * Makes the documents of the index, one for each section of each page, numbered in order, and what turns each into
 * tokens: a site's own vocabulary is all the dictionary that there is.
 */
export function indexSections(pages: readonly SearchablePage[], analyser: Analyser): SectionIndexing {
  const texts = pages.map(textsOf);
  const stemOf = remembering((word) => analyser.stem(word));
  const vocabulary = new Set(texts.flat(2).flatMap(([, text]) => wordsOf(text).map(stemOf)));
  const isKnown = (stem: string) => vocabulary.has(stem) || analyser.isCommon(stem);
  const partsOf = remembering((word) => partsWithin(word, { stemOf, isKnown }).filter((part) => part !== stemOf(word)));
  const isShared = sharedStems(texts, stemOf);
  const phraseIn = (text: string) => {
    const own = wordsOf(text)
      .filter((word) => !analyser.isStopWord(word))
      .map(stemOf);
    return own.every(isShared) ? phraseOf(own) : undefined;
  };
  const askedIn = (text: string) => {
    // A word with hyphens is one, as in a query.
    const words = text.split(/\s+/).flatMap((piece) => wordsOf(piece).slice(0, 1));
    const telling = words.filter((word) => !analyser.isStopWord(word));
    return askedOf((telling.length > 0 ? telling : words).map(stemOf), words.some(analyser.isDenial));
  };
  const documents: SectionDocument[] = [];
  pages.forEach(({ path, title, description, lang, tag, isNews, sections }, page) => {
    (texts[page] ?? []).forEach((ofSection, number) => {
      const { id = '', heading = '', text = '' } = sections[number] ?? {};
      const own = number === 0 ? { path, title, description, lang, tag, ...(isNews ? { isNews } : {}) } : {};
      documents.push({ n: documents.length, texts: ofSection, page, anchor: id, heading, text, ...own });
    });
  });
  return { documents, tokensOf: (ofSection) => [...tokensOf(ofSection, { stemOf, partsOf, phraseIn, askedIn })] };
}

/** Tells the stems that are in titles, headings or keywords of several pages: one of its own leads to a page alone. */
function sharedStems(texts: readonly FieldTexts[][], stemOf: (word: string) => string): (stem: string) => boolean {
  const counts = new Map<string, number>();
  for (const sections of texts) {
    const topics = sections.flat().filter(([field]) => field !== 'b');
    for (const stem of new Set(topics.flatMap(([, text]) => wordsOf(text).map(stemOf)))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return (stem) => (counts.get(stem) ?? 0) > 1;
}

interface Reading {
  stemOf: (word: string) => string;
  partsOf: (word: string) => string[];
  phraseIn: (text: string) => string | undefined;
  askedIn: (text: string) => string | undefined;
}

function tokensOf(fields: FieldTexts, { stemOf, partsOf, phraseIn, askedIn }: Reading): Set<string> {
  const tokens = new Set<string>();
  const seen = new Set<string>();
  for (const [field, text] of fields) {
    if (field === 'a') {
      const stem = askedIn(text);
      if (stem !== undefined) tokens.add(writeToken({ field, stem, isPart: false }));
      continue;
    }
    const isPhrase = field === 'k' && /\s/.test(text.trim());
    const phrase = isPhrase ? phraseIn(text) : undefined;
    if (phrase !== undefined) tokens.add(writeToken({ field, stem: phrase, isPart: false }));
    for (const [place, word] of wordsOf(text).entries()) {
      const stem = stemOf(word);
      const isRepeated = field === 'b' && seen.has(stem);
      if (field === 'b') seen.add(stem);
      tokens.add(
        writeToken({ field: isRepeated ? 'c' : field, stem, isPart: isPhrase || (field === 'k' && place > 0) }),
      );
      for (const part of partsOf(word)) tokens.add(writeToken({ field, stem: part, isPart: true }));
    }
  }
  return tokens;
}
