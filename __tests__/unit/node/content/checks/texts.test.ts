import { onlyNearPage } from '../../../../../src/node/content/checks/nearestPage';
import { sentencesOf } from '../../../../../src/node/content/rules/text';
import { findPhrases, phraseOf } from '../../../../../src/node/content/rules/terms';

describe('the nearest page', () => {
  const PAGES = [
    '/docs/pikaohjeet/hyvityslasku',
    '/docs/pikaohjeet/laskutus',
    '/docs/ohjeet/saldo',
    '/docs/pikaohjeet/saldo',
  ];

  const rows: [path: string, expected: string | undefined, why: string][] = [
    ['/docs/pikaohjeet/hyvityslaskut', '/docs/pikaohjeet/hyvityslasku', 'one letter from it, others are far'],
    ['/docs/ohjeet/laskutus', '/docs/pikaohjeet/laskutus', 'in another folder'],
    ['/docs/saldo', undefined, 'two pages of that name'],
    ['/docs/pikaohjeet/saldi', '/docs/pikaohjeet/saldo', 'one letter from one, in another folder of the other'],
    ['/docs/pikaohjeet/xyzzy', undefined, 'near none'],
  ];

  test.each(rows)('%s can only mean %s: %s', (path, expected) => expect(onlyNearPage(path, PAGES)).toBe(expected));

  test('costs milliseconds among 10,000 pages', () => {
    const words = ['tilaus', 'lasku', 'saldo', 'asiakas', 'hyvitys', 'toimitus', 'raportti'];
    const name = (seed: number) => [7, 5, 3].map((step) => words[(seed * step + 1) % words.length]).join('-');
    const pages = Array.from({ length: 10_000 }, (_, at) => `/docs/${words[at % 7]}/${name(at)}-${at}`);
    const start = process.cpuUsage();
    const near = Array.from({ length: 20 }, (_, at) =>
      onlyNearPage(`/docs/${words[at % 7]}/${name(at)}-x${at}`, pages),
    );
    const { user } = process.cpuUsage(start);
    expect(near).toHaveLength(20);
    // Each took 200 ms before distances were computed bit by bit and limited by the best one.
    expect(user / 20 / 1000).toBeLessThan(80);
  });

  test('chooses none of two pages that are equally near', () =>
    expect(onlyNearPage('/docs/laskuu', ['/docs/lasku', '/docs/laskut'])).toBeUndefined());
});

describe('phrases', () => {
  const rows: [what: string, phrase: string, text: string, found: string[]][] = [
    ['its forms', 'hintaluettelo', 'Hintaluettelossa ja hintaluettelon mukaan', ['Hintaluettelossa', 'hintaluettelon']],
    ['two words in their forms', 'jatkuva tilaus', 'Jatkuvan tilauksen voi katkaista.', ['Jatkuvan tilauksen']],
    ['two words over a sentence’s end', 'jatkuva tilaus', 'Se on jatkuva. Tilaus päättyy.', []],
    ['two words over a line’s end', 'jatkuva tilaus', 'Se on jatkuva\ntilaus.', ['jatkuva\ntilaus']],
    ['a word with a hyphen', 'API-avain', 'Kopioi API-avain.', ['API-avain']],
    ['its form without the hyphen', 'API-avain', 'Kopioi APIavain.', ['APIavain']],
    ['a word with a soft hyphen', 'hintaluettelo', 'Avaa hinta\u00adluettelo.', ['hinta\u00adluettelo']],
    ['a letter with a mark', 'lasku', 'Avaa läsku ja làsku', ['läsku', 'làsku']],
    ['other words beside one of its own', 'jatkuva tilaus', 'Uusi tilaus ja jatkuva lasku', []],
    ['only the first of two words', 'jatkuva tilaus', 'Se on jatkuva', []],
    ['a longer word', 'karhu', 'karhukirje', []],
  ];

  test.each(rows)('%s', (_what, phrase, text, found) => {
    expect(findPhrases(text, [phraseOf(phrase, 'fi')], 'fi').map((each) => each.found)).toEqual(found);
  });

  test('without a stemmer finds only the written form', () => {
    const phrases = [phraseOf('lasku', 'xx')];
    expect(findPhrases('Lasku, laskun', phrases, 'xx')).toEqual([{ phrase: phrases[0], start: 0, found: 'Lasku' }]);
  });
});

test.each<[what: string, text: string, sentences: string[]]>([
  ['two sentences', 'Avaa lasku.  Valitse sitten tila!', ['Avaa lasku. 2', 'Valitse sitten tila! 3']],
  ['an abbreviation before a small letter', 'Valitse esim. lasku.', ['Valitse esim. lasku. 3']],
  ['a date', 'Lasku 31.10.2025 noin kello 10.15.', ['Lasku 31.10.2025 noin kello 10.15. 5']],
  ['a quotation', '”Mistä lasku tuli?” ”Postista.”', ['”Mistä lasku tuli?” 3', '”Postista.” 1']],
  ['a dash, which is not a word', 'Saldo – avoin summa', ['Saldo – avoin summa 3']],
  ['words over a line’s end', 'Avaa  lasku\n nyt', ['Avaa  lasku\n nyt 3']],
  ['a sentence again, and one in another', 'Ei. Ei tai Ei. Ei. Ei.', ['Ei. 1', 'Ei tai Ei. 3', 'Ei. 1', 'Ei. 1']],
  ['a capital letter in a sentence', 'Avaa Lasku nyt', ['Avaa Lasku nyt 3']],
])('sentences and their numbers of words: %s', (_what, text, sentences) => {
  const starts = sentencesOf(text).map(({ start }) => start);
  const found = sentencesOf(text).map(({ start, words }, at) => `${text.slice(start, starts[at + 1]).trim()} ${words}`);
  expect(found).toEqual(sentences);
});
