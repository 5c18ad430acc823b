import { analyserOf } from '../../../../src/model/search/analyser';
import { createMatcher, findPassage, markText } from '../../../../src/model/search/highlight';
import { wordsOf } from '../../../../src/model/search/normalise';

const analyser = analyserOf('fi');
const matcherFor = (query: string) =>
  createMatcher(wordsOf(query).map(analyser.stem), analyser, (stem) => analyser.isCommon(stem));
const marked = (text: string, query: string) =>
  markText(text, matcherFor(query))
    .filter(({ isMatch }) => isMatch)
    .map(({ text: part }) => part);

test.each([
  ['Lähetä e-lasku uudelleen', 'lasku', ['e-lasku']],
  ['Lehti on Jaksot-välilehdellä, ei päivälehti', 'lehti', ['Lehti', 'päivälehti']],
  ['ha\u0308irio\u0308 jakelussa', 'häiriö', ['ha\u0308irio\u0308']],
  ['jake\u00adlun esto', 'jakelu', ['jake\u00adlun']],
])('in "%s" the query "%s" highlights %j', (text, query, expected) => expect(marked(text, query)).toEqual(expected));

test('a compound is told from the word that was typed', () => {
  const parts = markText('Lasku ja verkkolasku', matcherFor('lasku')).filter(({ isMatch }) => isMatch);
  expect(parts.map(({ text, isCompound = false }) => [text, isCompound])).toEqual([
    ['Lasku', false],
    ['verkkolasku', true],
  ]);
});

const passage = (text: string, query: string, length: number) =>
  findPassage(text, matcherFor(query), length)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  [
    'Lasku alussa. Kaukana tästä, monen sanan takana, ovat lasku ja saldo yhdessä.',
    'lasku saldo',
    40,
    '… ovat [lasku] ja [saldo] yhdessä.',
  ],
  [
    'Saldo on tili. Paljon muuta tekstiä on tässä välissä. Tilin saldo ja lasku.',
    'saldo lasku',
    30,
    '… Tilin [saldo] ja [lasku].',
  ],
  ['Ei mitään.', 'lasku', 100, ''],
])('of "%s" the query "%s" shows, in %i characters, "%s"', (text, query, length, expected) => {
  expect(passage(text, query, length)).toBe(expected);
});
