import type { Finding } from '../../diagnostics/diagnostic';
import { strongParts, placeInPassage, wordsOnly } from '../passage';
import { didYouMean } from '../../diagnostics/nearest';
import type { Content } from '../loadContent';
import { originals, textsOf } from '../checks/pageTexts';
import { error, essential } from '../../diagnostics/rule';
import { defineRule } from './contentRule';
import { say } from '../say';
import { findGlossaryFindings } from '../glossary';
import { rememberFor } from '../checks/rememberFor';
import { analyserOf } from '../../../model/search/analyser';
import { canonicalPath } from '../../../model/site/path';
import { draftPaths, type KnownPaths } from '../checks/knownPaths';
import { didYouMeanPage } from '../checks/nearestPage';

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Reports bold names of the interface that are in neither the glossary nor the model, where a site has these. */
function checkNames(content: Content): Finding[] {
  // The unreadable file may have the names.
  if (content.broken.has('glossary') || content.productNames === undefined) return [];
  const { file: glossary, data } = content.glossary;
  const terms = [...Object.values(data).map(({ term }) => term), ...content.productNames];
  if (terms.length === 0) return [];
  const known = new Set(terms.map(folded));
  return originals(content).flatMap(({ file, passages }) =>
    passages
      .flatMap(strongParts)
      .flatMap(({ text, ...place }): Finding | Finding[] =>
        known.has(folded(text))
          ? []
          : { file, ...place, ...say('names/unknown', { text, glossary }, didYouMean(text, terms)) },
      ),
  );
}

export const unknownName = defineRule(
  'names/unknown',
  { ...error('Bold words are names that the glossary or the model has.'), gentle: 'off' },
  checkNames,
);

/** A word of a text: its comparison key and its position. */
interface TextWord {
  stem: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:[-\u00ad][\p{L}\p{N}]+)*/gu;
const BETWEEN_SENTENCES = /[^\p{L}\p{N}\s\u00ad-]/u;
const MARKS = /\p{Mn}/gu;

function wordsIn(text: string, locale: string): TextWord[] {
  const { stem } = analyserOf(locale);
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    stem: stem(
      word
        .replace(/[-\u00ad]/g, '')
        .normalize('NFD')
        .replace(MARKS, '')
        .toLowerCase(),
    ),
    start: index,
    end: index + word.length,
  }));
}

/** A phrase to find, prepared for comparison. */
interface Phrase {
  text: string;
  stems: readonly string[];
}

/** Prepares a phrase to be found in any of its forms: `avoimet saatavat` finds `avoimia saatavia`. */
export function phraseOf(text: string, locale: string): Phrase {
  return { text, stems: wordsIn(text, locale).map(({ stem }) => stem) };
}

/** Finds phrases in a text, with their words there. */
export function findPhrases(
  text: string,
  phrases: readonly Phrase[],
  locale: string,
): { phrase: Phrase; start: number; found: string }[] {
  const words = wordsIn(text, locale);
  return words.flatMap((word, index) =>
    phrases.flatMap((phrase) => {
      const { stems } = phrase;
      const last = words[index + stems.length - 1];
      if (last === undefined || !stems.every((stem, at) => words[index + at]?.stem === stem)) return [];
      const found = text.slice(word.start, last.end);
      return BETWEEN_SENTENCES.test(found) ? [] : [{ phrase, start: word.start, found }];
    }),
  );
}

const remember = rememberFor<Finding[]>();

/** Final letters in which forms of a word may differ: "käsi" and "käden", but not "virkistä" and "virke". */
const LONGEST_ENDING = 3;

/** True for a form of a phrase. An equal stem is not enough: the stemmer may reduce different words to one stem. */
function isForm(found: string, { text, stems }: Phrase): boolean {
  if (stems.length > 1) return true;
  const beginning = text.slice(0, Math.max(1, text.length - LONGEST_ENDING));
  return found.toLowerCase().startsWith(beginning.toLowerCase());
}

/** Reports spellings that the glossary forbids, in any form. Keywords may have them: readers search by them. */
function checkVariants(content: Content): Finding[] {
  const { codes, glossary } = content;
  const locale = codes[0] ?? '';
  // A variant that is also a term is an error of the glossary.
  if (findGlossaryFindings(glossary.data).length > 0) return [];
  const terms = new Map(
    Object.values(glossary.data).flatMap(({ term, variants }) =>
      variants.map((variant) => [phraseOf(variant, locale), term] as const),
    ),
  );
  const phrases = [...terms.keys()];
  if (phrases.length === 0) return [];
  const variants = JSON.stringify([locale, glossary]);
  return originals(content).flatMap((page) => {
    const { title, description } = page.frontMatter;
    const key = JSON.stringify([page.file, title, page.locate(['title']), description, page.locate(['description'])]);
    return remember(page.passages, key + variants, () =>
      textsOf(page).flatMap((passage) =>
        findPhrases(wordsOnly(passage), phrases, locale)
          .filter(({ phrase, found }) => isForm(found, phrase))
          .map(({ phrase, start, found }) => ({
            file: page.file,
            ...placeInPassage(passage, start),
            ...say('terms/forbidden', {
              found,
              term: terms.get(phrase) ?? '',
              variant: phrase.text,
              file: glossary.file,
            }),
          })),
      ),
    );
  });
}

export const forbiddenTerm = defineRule(
  'terms/forbidden',
  { ...error('Texts have no spelling that the glossary forbids.'), gentle: 'off' },
  checkVariants,
);

/** Reports glossary links to pages that do not exist or are not published. */
function checkGlossary(content: Content, paths: KnownPaths): Finding[] {
  const { file, data, locate } = content.glossary;
  const drafts = draftPaths(content);
  return Object.entries(data).flatMap(([key, { page }]): Finding | Finding[] => {
    if (page === undefined) return [];
    const place = { file, ...locate([key, 'page']) };
    const target = canonicalPath(page);
    if (drafts.has(target)) return { ...place, ...say('glossary/unknown-page.draft', { page, key }) };
    if (paths.has(target)) return [];
    return { ...place, ...say('glossary/unknown-page', { page, key }, didYouMeanPage(target, paths.keys())) };
  });
}

export const unknownGlossaryPage = defineRule(
  'glossary/unknown-page',
  essential('Pages linked from the glossary exist and are published.'),
  checkGlossary,
);
