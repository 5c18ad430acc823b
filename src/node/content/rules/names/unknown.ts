import type { Diagnostic } from '../../../diagnostics/diagnostic';
import { strongParts } from '../../passage';
import { namesIn } from '../../productModel';
import { didYouMean } from '../../../diagnostics/nearest';
import type { Content } from '../../loadContent';
import { originals } from '../../checks/pageTexts';

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Names of views, tabs, buttons and fields are bold, and the glossary or the model has them all; a site with neither has
 * no names.
 */
export function checkNames(content: Content): Diagnostic[] {
  const { file: glossary, data } = content.glossary;
  const terms = [...Object.values(data).map(({ term }) => term), ...namesIn(content.model.data)];
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
