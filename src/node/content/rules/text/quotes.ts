import type { Finding } from '../../../diagnostics/diagnostic';
import { createOffsetFinder } from '../../../text/sourceText';
import type { Content } from '../../loadContent';
import type { Passage } from '../../passage';
import { readText } from '../../../files/readText';
import { defineRule } from '../contentRule';
import { say } from '../../say';

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

/** Returns the straight marks of a passage in order; none of a text in a tag. */
function straightQuotes({ kind, runs }: Passage): Quote[] {
  if (kind === 'attribute') return [];
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
