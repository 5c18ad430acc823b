import { z } from 'zod';
import path from 'node:path';
import type { Finding } from '../../diagnostics/diagnostic';
import { createOffsetFinder } from '../../text/sourceText';
import type { Content } from '../loadContent';
import { passageText, placeInPassage, type Passage } from '../passage';
import { readText } from '../../files/readText';
import { defineRule, defineRuleWith } from './contentRule';
import { say } from '../say';
import { rememberFor } from '../checks/rememberFor';
import { shelfOf } from '../checks/pageTexts';
import { error, warning } from '../../diagnostics/rule';
import { listFiles } from '../../files/listFiles';
import { codeLines } from '../checks/codeLines';

/** The opening and closing quotation marks, by language. */
const MARKS: Readonly<Record<string, readonly [open: string, close: string]>> = {
  fi: ['”', '”'],
  sv: ['”', '”'],
  en: ['“', '”'],
};

interface Quote {
  line: number;
  column: number;
}

/** Returns the straight marks of a passage in order; none of a text in a tag or an included file. */
function straightQuotes({ kind, runs, file }: Passage): Quote[] {
  if (kind === 'attribute' || file !== undefined) return [];
  return runs.flatMap((run) =>
    run.kind === 'code'
      ? []
      : [...run.text.matchAll(/"/g)].map(({ index }) => ({ line: run.line, column: run.column + index })),
  );
}

/** Reports straight quotation marks in running text, in pairs. */
function checkQuotes({ docs, posts }: Content): Finding[] {
  return [...docs, ...posts].flatMap(({ absolutePath, file, locale, passages }) => {
    const marks = MARKS[locale];
    const found = passages.map(straightQuotes).filter((quotes) => quotes.length > 0 && quotes.length % 2 === 0);
    if (marks === undefined || found.length === 0) return [];
    const text = readText(absolutePath);
    const offsetOf = createOffsetFinder(text);
    return found.flatMap((quotes): Finding[] => {
      const [first] = quotes;
      const edits = quotes.map((quote, index) => {
        const start = offsetOf(quote);
        return { start, end: start + 1, text: marks[index % 2 === 0 ? 0 : 1] };
      });
      // An escaped character shifts the text after it, so positions are unknown.
      if (first === undefined || edits.some(({ start }) => text[start] !== '"')) return [];
      return [{ file, ...first, ...say('text/quotes', { open: marks[0], close: marks[1] }), fix: { edits } }];
    });
  });
}

export const straightQuotesRule = defineRule(
  'text/quotes',
  {
    description: 'Quotation marks are those of the language: ”…” in Finnish and Swedish, “…” in English.',
    level: 'off',
  },
  checkQuotes,
);

/** Most words of a text that may be on two pages. */
const REPEATED_WORDS_MAX = 12;

const repeatedOptions = z.object({
  max: z.int().positive().default(REPEATED_WORDS_MAX).describe('Most words of a text that two pages may share.'),
});

const wordCount = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns a text in its form for comparison. */
function comparedText(passage: Passage): { passage: Passage; text: string; words: number } {
  const text = passageText(passage).replace(/\s+/g, ' ').trim().toLowerCase();
  return { passage, text, words: wordCount(text) };
}

const comparedTexts = rememberFor<ReturnType<typeof comparedText>[]>();

/** Reports texts that two pages share: each change would have to be made twice. */
function checkParagraphs({ docs, posts }: Content, { max }: z.output<typeof repeatedOptions>): Finding[] {
  const owners = new Map<string, { file: string; line: number }>();
  return [...docs, ...posts].flatMap((page) =>
    comparedTexts(page.passages, '', () => page.passages.map(comparedText)).flatMap(
      ({ passage, text, words }): Finding | Finding[] => {
        if (passage.kind === 'heading' || words <= max) return [];
        const { file = page.file } = passage;
        const { line = 1, column = 1 } = passage.runs[0] ?? {};
        const key = `${shelfOf(page)} ${text}`;
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, { file, line });
        return owner === undefined || owner.file === file
          ? []
          : { file, line, column, ...say('text/repeated', { file: owner.file, line: owner.line }) };
      },
    ),
  );
}

export const repeatedText = defineRuleWith(
  'text/repeated',
  { ...error('No two pages share a paragraph.'), gentle: 'off', options: repeatedOptions },
  checkParagraphs,
);

/** A line, or a table row, that ends a sentence. Other lines of a template, such as its table heads, should stay. */
const SENTENCE = /\p{L}.*[.?!]\s*\|?$/u;

/** Returns the sentences of a file below its front matter, with their line numbers. */
function sentences(file: string): [text: string, line: number][] {
  const lines = readText(file).split('\n');
  const start = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines.flatMap((text, at): [string, number][] =>
    at > start && SENTENCE.test(text) && !/^#|\$[a-z]/.test(text) ? [[text.trim(), at + 1]] : [],
  );
}

export const skeleton = defineRule(
  'text/skeleton',
  warning('No published page has sentences of the templates of `npm run new`.'),
  ({ folder, docs, posts }) => {
    const templates = listFiles(path.join(folder, 'templates'), folder);
    const written = new Set(templates.flatMap(sentences).map(([text]) => text));
    const pages = [...docs, ...posts].filter(({ frontMatter }) => !frontMatter.draft && written.size > 0);
    return pages.flatMap(({ absolutePath, file }) =>
      sentences(absolutePath).flatMap(([text, line]) =>
        written.has(text) ? [{ file, line, column: 1, ...say('text/skeleton') }] : [],
      ),
    );
  },
);

/** Two spaces before another line of the paragraph are a line break. */
const isLineBreak = (blank: string, next: string | undefined) => blank.length > 1 && (next ?? '').trim() !== '';

/** Reports trailing white space without a meaning. */
function checkTrailingSpaces({ docs, posts }: Content): Finding[] {
  return [...docs, ...posts].flatMap(({ absolutePath, file }) => {
    const lines = readText(absolutePath).split('\n');
    const inCode = codeLines(lines);
    let end = -1;
    return lines.flatMap((text, index): Finding[] => {
      end += text.length + 1;
      // The lookbehind: without it, a line of spaces costs the square of its length.
      const blank = /(?<![ \t])[ \t]+$/.exec(text)?.[0] ?? '';
      if (blank === '' || inCode.has(index) || isLineBreak(blank, lines[index + 1])) return [];
      const column = text.length - blank.length + 1;
      const fix = { edits: [{ start: end - blank.length, end, text: '' }] };
      return [{ file, line: index + 1, column, ...say('text/trailing-spaces'), fix }];
    });
  });
}

export const trailingSpaces = defineRule(
  'text/trailing-spaces',
  warning('Lines end without white space.'),
  checkTrailingSpaces,
);

/** Most words of a sentence that can be read at once. */
const SENTENCE_WORDS_MAX = 25;

const sentenceOptions = z.object({
  max: z.int().positive().default(SENTENCE_WORDS_MAX).describe('Most words of a sentence.'),
});

/** Reports sentences with too many words. */
function checkSentences({ docs, posts }: Content, { max }: z.output<typeof sentenceOptions>): Finding[] {
  return [...docs, ...posts].flatMap(({ file, passages }) =>
    passages
      .filter(({ kind }) => kind !== 'heading')
      .flatMap((passage) =>
        sentencesOf(passageText(passage))
          .filter(({ words }) => words > max)
          .map(({ start, words }) => ({
            file,
            ...placeInPassage(passage, start),
            ...say('sentence/long', { words, max }),
          })),
      ),
  );
}

export const longSentence = defineRuleWith(
  'sentence/long',
  { ...warning('Sentences are read at once.'), options: sentenceOptions },
  checkSentences,
);

/** A sentence of a text: its start and its number of words. */
interface Sentence {
  start: number;
  words: number;
}

/** The boundary after a sentence: a space, then the start of another. */
const BOUNDARY = /(?<=[.!?…:]["”»)]?)\s+(?=["”»(]?\p{Lu})/u;

/** Splits a text into sentences; an abbreviation before a small letter ends none. */
export function sentencesOf(text: string): Sentence[] {
  let at = 0;
  return text.split(BOUNDARY).map((sentence) => {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    return { start, words: sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length };
  });
}

/** Reports headings of a page with the same text, which look alike in the table of contents. */
function checkHeadings({ docs, posts }: Content): Finding[] {
  return [...docs, ...posts].flatMap(({ file, passages }) => {
    const lines = new Map<string, number>();
    return passages
      .filter(({ kind }) => kind === 'heading')
      .flatMap((heading): Finding | Finding[] => {
        const text = passageText(heading).trim();
        const { line = 1 } = heading.runs[0] ?? {};
        const earlier = lines.get(text.toLowerCase());
        lines.set(text.toLowerCase(), line);
        return earlier === undefined
          ? []
          : { file: heading.file ?? file, line, column: 1, ...say('heading/repeated', { earlier, text }) };
      });
  });
}

export const repeatedHeading = defineRule(
  'heading/repeated',
  error('No two headings of a page have one text.'),
  checkHeadings,
);
