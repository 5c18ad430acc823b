import { analyserOf } from '../../../../src/model/search/analyser';
import { phraseOf } from '../../../../src/model/search/phrases';
import { planQuery } from '../../../../src/model/search/plan';
import { buildVocabulary } from '../../../../src/model/search/vocabulary';
import { planNearest } from '../../../../src/model/search/planNearest';

const FINNISH = analyserOf('fi', { light: ['mummo'], actors: ['tilaaja', 'lukija'] });
const TOPICS =
  'lasku laskutusprosessi leikepöytä asiakkaan haku eräpäivän siirto annons postituslista raportti muistutus osoitteenmuutos';
const OTHERS = 'maksu tilaajakortti huomata toimisto vanha postitus mainos mainostaa postituslistaraportti';
const fold = (word: string) => word.normalize('NFD').replace(/\p{Mn}/gu, '');
const tokensOf = (words: string, field: string) =>
  words.split(' ').map((word) => `${field}${FINNISH.stem(fold(word))}`);
const VOCABULARY = buildVocabulary(
  [...tokensOf(TOPICS, 't'), ...tokensOf(OTHERS, 'b')].map((token) => [token, 1]),
  FINNISH,
);

/** Each planned word with its most likely meaning, and whether that is a guess. */
const planOf = (query: string) =>
  planQuery(query, VOCABULARY, FINNISH).map(({ word, terms, isGuess }) => {
    const [best] = [...terms].sort((a, b) => b.weight - a.weight);
    return [word, ...(best === undefined ? [] : [best.by, best.stem]), ...(isGuess ? ['guess'] : [])].join(' ');
  });

test.each([
  ['miten laskun', ['laskun word lasku']],
  ['muokkaan ', ['muokkaan related siirr']],
  ['uusi os', ['uusi guess', 'os prefix osoitteenmuutos']],
  ['os.lasku', ['os prefix osoitteenmuutos', 'lasku word lasku']],
  ['annonserna ', ['annonserna ending annons']],
  ['laksu ', ['laksu spelling lasku']],
  ['rapotit ', ['rapotit spelling raporr guess']],
  ['kasku ', ['kasku spelling lasku guess']],
  ['postituslistarap', ['postituslist word postituslistaraporr', 'raporr word postituslistaraporr']],
  ['pöytä ', ['poyta end leikepoyta']],
  ['posti tus lista', ['postituslista word postituslist']],
  ['mainos toiseen ', ['mainos word mainos', 'toiseen prefix toimist guess']],
  ['e-lasku', ['e guess', 'lasku word lasku']],
  ['leike-pöytä', ['leikepoyta word leikepoyta']],
  ['asiakas 4411-25 haku', ['asiakas word asiak', 'haku word haku']],
  ['muistutsraportti', ['muistuts spelling muistutus', 'raporr part raporr']],
  ['laskukirjasto', ['laskukirjasto part lasku guess']],
])('"%s" is planned as %j', (query, expected) => expect(planOf(query)).toEqual(expected));

test('a certain typing error also finds related words, with less weight', () => {
  const words = ['breklamoinn', 'treklamoitu'].map((token) => [token, 1] as const);
  const [word] = planQuery('rekalmointi ', buildVocabulary(words, FINNISH), FINNISH);
  const [slip, kin] = word?.terms ?? [];
  expect([slip, kin]).toMatchObject([
    { stem: 'reklamoinn', by: 'spelling' },
    { stem: 'reklamoitu', by: 'family' },
  ]);
  expect(kin?.weight).toBeLessThan(slip?.weight ?? 0);
});

test('joins two query words that are one word of the site, without repeating it', () =>
  expect(planOf('laskutus prosessi laskutusprosessi')).toEqual(['laskutusprosessi word laskutusprosess']));

test('keeps two words that the site has apart, too, and adds their joined form to both', () => {
  const words = ['thot', 'tupdat', 'khotupd'].map((token) => [token, 1] as const);
  const planned = planQuery('hot update ', buildVocabulary(words, analyserOf('en')), analyserOf('en'));
  expect(planned.map(({ word, terms }) => [word, ...terms.map(({ stem }) => stem)])).toEqual([
    ['hot', 'hot', 'hotupd'],
    ['update', 'updat', 'hotupd'],
  ]);
});

test.each([
  ['iso avoin lasku', 'avoin lasku'],
  ['lasku avoin', 'lasku avoin'],
])('in "%s" the phrase "avoin lasku" belongs to "%s"', (query, expected) => {
  const phrase = phraseOf(['avoin', 'lasku']) ?? '';
  const vocabulary = buildVocabulary(
    [`k${phrase}`, 'tavoin', 'tlasku'].map((token) => [token, 1]),
    FINNISH,
  );
  const planned = planQuery(`${query} `, vocabulary, FINNISH);
  const isOfPhrase = ({ terms }: (typeof planned)[number]) =>
    terms.some(({ by, stem, weight }) => by === 'phrase' && stem === phrase && weight > 1);
  expect(planned.map(({ word }) => word).join(' ')).toBe(query);
  expect(
    planned
      .filter(isOfPhrase)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(expected);
});

test.each([
  ['lasku nro 100234567 haku', ['lasku']],
  ['asiakas haluaa heti laskun', ['asiakas', 'heti']],
  ['laskun haluaa heti asiakas', ['heti']],
  ['mummo lasku', ['mummo']],
])('in "%s" these words have little weight: %j', (query, light) => {
  const planned = planQuery(`${query} `, VOCABULARY, FINNISH);
  expect(planned.filter(({ isLight }) => isLight === true).map(({ word }) => word)).toEqual(light);
});

test('a truncated word inside a query is a prefix too, if a correction would give another word', () => {
  const tokens = ['tkirjanpito', 'bkirjanx', 'tsiirr'].map((token) => [token, 1] as const);
  const [cut] = planQuery('kirjanp siirto', buildVocabulary(tokens, FINNISH), FINNISH);
  expect(cut?.terms.map(({ stem, by }) => [stem, by])).toEqual([
    ['kirjanpito', 'prefix'],
    ['kirjanx', 'spelling'],
  ]);
});

const tokens = ['tlaskutus', 'tlaskelma', 'traporr', 'braport', 'tmuistutus', 'btili', 'tasiak'];
const TOKENS = buildVocabulary(
  tokens.map((token) => [token, 1]),
  FINNISH,
);
const nearest = (query: string) =>
  planNearest(query, TOKENS, FINNISH).map(({ word, terms }) =>
    [word, ...terms.map(({ stem }) => stem).sort()].join(' '),
  );

test.each([
  ['muixtutxs laskutis', ['muixtutxs muistutus', 'laskutis laskutus']],
  // Too far from any word, but with a common prefix: words of texts are not offered.
  ['raportointijärjestelmä', ['raportointijarjestelma raporr']],
  ['laskentatoimi', ['laskentatoimi laskelma laskutus']],
  ['asia', ['asia']],
  ['asiaa', ['asiaa asiak']],
])('when "%s" finds nothing, similar words are %j', (query, expected) => expect(nearest(query)).toEqual(expected));

test('each is a guess, and counts as a typing error', () => {
  for (const { isGuess, terms } of planNearest('lazkutuz asia', TOKENS, FINNISH)) {
    expect([isGuess, terms.every(({ by, weight }) => by === 'spelling' && weight < 1)]).toEqual([true, true]);
  }
});

test('plans only the prefix of an endless query', () =>
  expect(planNearest(`${'x'.repeat(100_000)} laskutus`, TOKENS, FINNISH)).toHaveLength(1));
