import { wrapLines } from '../../../../../src/node/output/cards/wrapLines';

/** Every letter is one wide. */
const box = { width: 10, lines: 3, widthOf: (text: string) => [...text].length };

test.each<[string, string[]]>([
  ['', []],
  ['Saldo', ['Saldo']],
  ['Tilauksen lisäys', ['Tilauksen', 'lisäys']],
  ['  Osoite  ja  maksu ', ['Osoite ja', 'maksu']],
  ['yksi kaksi kolme neljä', ['yksi kaksi', 'kolme', 'neljä']],
  ['yksi kaksi kolme neljä viisi kuusi', ['yksi kaksi', 'kolme', 'neljä…']],
  ['Laskutuspyynnöt', ['Laskutuspy', 'ynnöt']],
  ['a b Laskutuspyyntöjenkäsittelyjärjestelmä', ['a b', 'Laskutuspy', 'yntöjenkä…']],
  ['😀😀😀😀😀😀😀😀😀😀😀', ['😀😀😀😀😀😀😀😀😀😀', '😀']],
])('%j is set as %j', (text, expected) => {
  const lines = wrapLines(text, box);
  expect(lines).toEqual(expected);
  expect(lines.filter((line) => box.widthOf(line) > box.width)).toEqual([]);
});
