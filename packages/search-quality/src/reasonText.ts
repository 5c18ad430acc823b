import type { Reason } from './explain';
import type { TermOrigin } from '../../../src/model/search/terms';
import type { Field } from '../../../src/model/search/tokens';

const ORIGINS: Record<TermOrigin, string> = {
  word: 'the word itself',
  family: 'a word of its family',
  related: 'another verb for it',
  prefix: 'a longer word that begins so',
  ending: 'the word without an ending',
  spelling: 'a near spelling',
  part: 'a part of it',
  end: 'a compound that ends so',
  phrase: 'the words together',
  asked: 'the state or message',
};

const FIELDS: Record<Field, string> = {
  t: 'in the title',
  h: 'in a heading',
  k: 'in the keywords',
  b: 'in the text',
  c: 'in the text, more than once',
  a: 'as what a row is asked by',
};

/** The field of a match; words from synonyms and the glossary are keywords that the page's file lacks. */
export function describeField({ field, isPart }: NonNullable<Reason['match']>, isReaderWord = false): string {
  const where = field === 'k' && isReaderWord ? 'in the synonyms or the glossary' : FIELDS[field];
  return isPart ? `${where}, within a compound or a phrase` : where;
}

/** How the query word was mapped to the page's word. */
export const describeOrigin = (by: TermOrigin): string => ORIGINS[by];
