import { indexedText, stemmedQuery, writtenQuery } from '../../model/termIndex';
import { nameTerm, type ListedTerm, type TermName } from '../../model/termList';

test('indexes the folded words of all names of a term and their stems, without duplicates', () => {
  const term = { key: 'lasku', term: 'Laskun äyri', words: [{ word: 'fee' }], variants: ['lasku Lasku'] };
  expect(indexedText(term, 'fi')).toBe('.laskun .lasku .ayri .fee');
});

test('looks up the words of a query as written, then by their stems', () => {
  expect(writtenQuery('Eräpäivän sii')).toBe('.erapaivan .sii');
  expect([stemmedQuery('Laskun laskuja', 'fi'), stemmedQuery('invoices', 'en')]).toEqual(['.lasku .lasku', '.invoic']);
});

const EN = { locale: 'en', word: 'balance' };
const SV = { locale: 'sv', word: 'balans' };
const saldo = (words: ListedTerm['words']) => ({ key: 'saldo', term: 'saldo', explanation: 'Rahaa.', words });
const FI: TermName = { name: 'saldo', lang: 'fi' };
const [BALANCE, BALANS]: TermName[] = [EN, SV].map(({ locale, word }) => ({ name: word, lang: locale }));

test.each<[string, ListedTerm['words'], TermName | undefined, (TermName | undefined)[]]>([
  ['fi', [EN, SV], FI, [BALANCE, BALANS]],
  ['en', [EN, SV], BALANCE, [FI, BALANS]],
  ['sv', [EN], FI, [BALANCE]],
])('a reader of %s with the names %j sees %j', (locale, words, own, others) => {
  expect(nameTerm(saldo(words), locale, 'fi')).toEqual({ ...saldo(words), ...own, others });
});
