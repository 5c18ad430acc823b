import {
  findGlossaryFindings,
  findTerm,
  type GlossaryEntry,
  type GlossaryTerm,
} from '../../../../src/node/content/glossary';

const entry = (term: string, variants: string[] = []): GlossaryEntry => ({
  term,
  explanation: 'Selitys.',
  variants,
  words: {},
});
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
])('the term "%s" is found under %s', (name, key) => {
  expect(findTerm(glossary, name)?.key).toBe(key);
});

test.each<[what: string, entries: Record<string, GlossaryEntry>, faults: [string, string][]]>([
  ['entries apart', { a: entry('lasku', ['faktura']), b: entry('saldo') }, []],
  [
    'a term twice',
    { a: entry('lasku'), b: entry('Lasku') },
    [['b.term', 'The term "Lasku" is already explained under "a".']],
  ],
  [
    'a forbidden spelling that is a term',
    { a: entry('lasku'), b: entry('faktura', ['lasku']) },
    [['b.variants.0', 'The spelling "lasku" is forbidden here, but "a" explains it.']],
  ],
  [
    'a spelling that is forbidden twice',
    { a: entry('lasku', ['faktura']), b: entry('saldo', ['x', 'Faktura']) },
    [['b.variants.1', 'The spelling "Faktura" is already forbidden under "a".']],
  ],
])('%s', (_what, entries, faults) => {
  expect(findGlossaryFindings(entries).map(({ path, message }) => [path.join('.'), message])).toEqual(faults);
});
