import { addHit, parseHits, withoutHit, type StoredHit } from '../../../../src/model/search/storedHits';

const hit = (href: string): StoredHit => ({ href, title: 'Saldo', section: '', lang: 'fi' });

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['{"__proto__":[]}'],
  ['[1,null,"a",{}]'],
  [JSON.stringify([{ ...hit('/a'), title: '' }])],
  [JSON.stringify([{ ...hit('/a'), title: 7 }])],
  [JSON.stringify([{ ...hit('/a'), title: 'x'.repeat(301) }])],
  [JSON.stringify([hit('javascript:alert(1)')])],
  [JSON.stringify([hit('//evil.example')])],
  [JSON.stringify([hit('/\\evil.example')])],
])('%s holds no hits', (stored) => {
  expect(parseHits(stored)).toEqual([]);
});

test('what was written is read, and no more than ten', () => {
  const list = Array.from({ length: 12 }, (_, number) => hit(`/docs/${number}`));
  expect(parseHits(JSON.stringify(list))).toEqual(list.slice(0, 10));
});

test('a hit that is opened again moves to the front, and the last one goes', () => {
  const list = ['/a', '/b', '/c'].map(hit);
  expect(addHit(list, hit('/b'), 3).map(({ href }) => href)).toEqual(['/b', '/a', '/c']);
  expect(addHit(list, hit('/d'), 3).map(({ href }) => href)).toEqual(['/d', '/a', '/b']);
  expect(withoutHit(list, '/b').map(({ href }) => href)).toEqual(['/a', '/c']);
});
