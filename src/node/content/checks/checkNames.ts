import type { Diagnostic } from '../../diagnostics/diagnostic';
import { strongParts } from '../passage';
import { didYouMean } from '../../diagnostics/nearest';
import type { Content } from '../loadContent';
import { originals } from './pageTexts';

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Names of views, tabs, buttons and fields are bold, and the glossary has them all; a site without one has no names. */
export function checkNames(content: Content): Diagnostic[] {
  const { file: glossary, data } = content.glossary;
  const terms = Object.values(data).map(({ term }) => term);
  if (terms.length === 0) return [];
  const known = new Set(terms.map(folded));
  return originals(content).flatMap(({ file, passages }) =>
    passages.flatMap(strongParts).flatMap(({ text, line, column }): Diagnostic[] =>
      known.has(folded(text))
        ? []
        : [
            {
              file,
              line,
              column,
              message: `The glossary has no "${text}", which is bold like a name of the product.`,
              hint: didYouMean(text, terms) ?? `Add it to ${glossary}, or write *${text}* where it is only emphasised.`,
            },
          ],
    ),
  );
}
