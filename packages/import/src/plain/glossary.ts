import { stringify } from 'yaml';
import { shorten } from '../markdown/description';
import type { PlannedFile } from '../plan';
import { pythonSlug } from './headingIds';
import { createCodeTest, linesOf, type Line, type Tell } from './lines';
import { ABBREVIATION } from './wordLines';

/** Longest explanation of a term here. */
const EXPLANATION_LIMIT = 220;

/** Gathers the abbreviations of pages (`*[VAT]: Value added tax`) for the glossary; the first explanation wins. */
export function createGlossary() {
  const terms = new Map<string, { term: string; explanation: string }>();
  const read = (lines: readonly Line[], tell: Tell) => {
    if (!lines.some(({ text }) => ABBREVIATION.test(text))) return;
    const isCode = createCodeTest(lines);
    lines.forEach(({ text, at }, index) => {
      const [, term = '', written = ''] = (!isCode(index) && ABBREVIATION.exec(text)) || [];
      if (term === '') return;
      const explanation = shorten(written, EXPLANATION_LIMIT) || term;
      const key =
        pythonSlug(term)
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '') || `term-${terms.size + 1}`;
      const first = terms.get(key);
      if (first === undefined) terms.set(key, { term, explanation });
      else if (first.explanation !== explanation)
        tell('dialect-lost', `The glossary explains "${term}" as "${first.explanation}"; here it is "${written}".`, at);
    });
  };
  return {
    read,
    add: (text: string) => {
      read(linesOf(text), () => undefined);
    },
    files: (): PlannedFile[] =>
      terms.size === 0
        ? []
        : [{ path: 'glossary.yaml', content: stringify(Object.fromEntries(terms), { lineWidth: 0 }) }],
  };
}
