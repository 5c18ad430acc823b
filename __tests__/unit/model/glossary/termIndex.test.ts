import { encodeTerm, stemmedQuery, writtenQuery } from '../../../../src/model/glossary/termIndex';

test('a term is found by its words and by their stems, each once and folded', () => {
  expect(encodeTerm('Laskun äyri', 'fi')).toBe('.laskun .lasku .ayri');
  expect(encodeTerm('lasku Lasku', 'fi')).toBe('.lasku');
});

test('the words of a query are looked up as they are written', () => {
  expect(writtenQuery('Eräpäivän sii')).toBe('.erapaivan .sii');
});

test('words that are not found so are looked up by their stems', () => {
  expect(stemmedQuery('Laskun laskuja', 'fi')).toBe('.lasku .lasku');
  expect(stemmedQuery('invoices', 'en')).toBe('.invoic');
});
