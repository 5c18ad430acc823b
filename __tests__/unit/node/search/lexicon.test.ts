import type { Analyser } from '../../../../src/model/search/analyserBy';
import { analyserOf } from '../../../../src/model/search/analyser';
import { createLexicon } from '../../../../src/node/search/lexicon';

/** The Finnish analyser, and which words it has been asked the stem of. */
function watchedAnalyser(): { analyser: Analyser; asked: string[] } {
  const asked: string[] = [];
  const finnish = analyserOf('fi');
  const stem = (word: string) => {
    asked.push(word);
    return finnish.stem(word);
  };
  return { analyser: { ...finnish, stem }, asked };
}

const TEXTS = ['Fakiirin kiila', 'fakiirikiila 12'];

test('the words of a text have stems, and compounds parts that are words of the texts', () => {
  const lexicon = createLexicon(analyserOf('fi'));
  const words = TEXTS.flatMap(lexicon.read);
  expect(words.map(lexicon.stemOf)).toEqual(['fakiir', 'kiil', 'fakiirikiil', '12']);
  expect(words.map(lexicon.partsOf)).toEqual([[], [], ['fakiir', 'kiil'], []]);
});

test('a word has one number however often it is read', () => {
  const { read } = createLexicon(analyserOf('fi'));
  expect(read('saldo saldo')).toEqual([...read('Saldo'), ...read('SALDO')]);
});

test('what was kept spares all work on the same words, with another number among them too', () => {
  const first = createLexicon(analyserOf('fi'));
  TEXTS.forEach(first.read);
  const { analyser, asked } = watchedAnalyser();
  const second = createLexicon(analyser, first.toKeep());
  const words = [...TEXTS, '13'].flatMap(second.read);
  expect(words.map(second.partsOf)).toEqual([[], [], ['fakiir', 'kiil'], [], []]);
  expect(asked).toEqual(['13']);
});

test('parts are worked out anew where a word has come or gone', () => {
  const first = createLexicon(analyserOf('fi'));
  TEXTS.forEach(first.read);
  const second = createLexicon(analyserOf('fi'), first.toKeep());
  const [word = -1] = second.read('fakiirikiila');
  expect(second.partsOf(word)).toEqual([]);
  const third = createLexicon(analyserOf('fi'), second.toKeep());
  expect(TEXTS.flatMap(third.read).map(third.partsOf)).toEqual([[], [], ['fakiir', 'kiil'], []]);
});

test('numbers and codes are no parts of other words', () => {
  const lexicon = createLexicon(analyserOf('fi'));
  const words = lexicon.read('123 kiila123 kiila ab1 kiilaab1');
  expect(words.map(lexicon.partsOf)).toEqual([[], [], [], [], []]);
});
