import type { Finding } from '../../../diagnostics/diagnostic';
import { strongParts } from '../../passage';
import type { Feature } from '../../../../extend';
import { FEATURES } from '../../../../features';
import { didYouMean } from '../../../diagnostics/nearest';
import type { Content } from '../../loadContent';
import { originals } from '../../checks/pageTexts';
import { error } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** True for a feature whose names are unreadable. */
const isHidden =
  ({ broken }: Content) =>
  ({ name, productNames }: Feature) =>
    productNames !== undefined && (broken as ReadonlySet<string>).has(name);

/**
 * Reports bold names of views, tabs, buttons and fields that are in neither the glossary nor the model. Skips a site
 * that has neither.
 */
function checkNames(content: Content): Finding[] {
  // The unreadable file may have the names.
  if (content.broken.has('glossary') || FEATURES.some(isHidden(content))) return [];
  const { file: glossary, data } = content.glossary;
  const terms = [
    ...Object.values(data).map(({ term }) => term),
    ...FEATURES.flatMap(({ productNames }) => [...(productNames?.(content) ?? [])]),
  ];
  if (terms.length === 0) return [];
  const known = new Set(terms.map(folded));
  return originals(content).flatMap(({ file, passages }) =>
    passages
      .flatMap(strongParts)
      .flatMap(({ text, line, column }): Finding | Finding[] =>
        known.has(folded(text))
          ? []
          : { file, line, column, ...say('names/unknown', { text, glossary }, didYouMean(text, terms)) },
      ),
  );
}

export const unknownName = defineRule(
  'names/unknown',
  { ...error('Bold words are names that the glossary or the model has.'), gentle: 'off' },
  checkNames,
);
