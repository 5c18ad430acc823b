import { indexedText, stemmedQuery, writtenQuery } from '../../model/termIndex';
import { nameTerm, type ListedTerm, type TermName } from '../../model/termList';

test('a term is indexed by the words of all its names and by their stems, each once and folded', () => {
  const term = { key: 'lasku', term: 'Laskun äyri', words: [{ word: 'fee' }], variants: ['lasku Lasku'] };
  expect(indexedText(term, 'fi')).toBe('.laskun .lasku .ayri .fee');
});

test('the words of a query are looked up as they are written', () => {
  expect(writtenQuery('Eräpäivän sii')).toBe('.erapaivan .sii');
});

test('words that are not found so are looked up by their stems', () => {
  expect(stemmedQuery('Laskun laskuja', 'fi')).toBe('.lasku .lasku');
  expect(stemmedQuery('invoices', 'en')).toBe('.invoic');
});

const EN = { locale: 'en', word: 'balance' };
const SV = { locale: 'sv', word: 'balans' };
const saldo = (words: ListedTerm['words']): ListedTerm => ({
  key: 'saldo',
  term: 'saldo',
  explanation: 'Rahaa.',
  words,
});
const inLanguage = (name: string, lang: string): TermName => ({ name, lang });

test.each<[string, ListedTerm['words'], TermName, TermName[]]>([
  ['fi', [EN, SV], inLanguage('saldo', 'fi'), [inLanguage('balance', 'en'), inLanguage('balans', 'sv')]],
  ['en', [EN, SV], inLanguage('balance', 'en'), [inLanguage('saldo', 'fi'), inLanguage('balans', 'sv')]],
  ['sv', [EN], inLanguage('saldo', 'fi'), [inLanguage('balance', 'en')]],
  ['fi', [], inLanguage('saldo', 'fi'), []],
])('a reader of %s with the words %j looks for it by %j', (locale, words, own, others) => {
  expect(nameTerm(saldo(words), locale, 'fi')).toEqual({ ...saldo(words), ...own, others });
});
