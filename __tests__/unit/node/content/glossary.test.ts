import { findTerm, type GlossaryTerm } from '../../../../src/node/content/glossary';

const entry = (term: string, variants: string[] = []) => ({ term, explanation: 'Selitys.', variants, words: {} });
const termOf = (key: string, term: string): GlossaryTerm => ({ ...entry(term), key, digest: key });
const glossary = { terms: [termOf('saldo', 'saldo'), termOf('maaraaikainen-tilaus', 'määräaikainen tilaus')] };

test.each([
  ['saldo', 'saldo'],
  ['Saldo', 'saldo'],
  [' saldo ', 'saldo'],
  ['Määräaikainen tilaus', 'maaraaikainen-tilaus'],
  ['määräaikainen\ntilaus', 'maaraaikainen-tilaus'],
  ['maaraaikainen-tilaus', 'maaraaikainen-tilaus'],
  ['saldon', undefined],
  ['', undefined],
  ['constructor', undefined],
])('finds the term "%s" under %s', (name, key) => expect(findTerm(glossary, name)?.key).toBe(key));
