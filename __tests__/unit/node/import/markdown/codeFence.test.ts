import { convertFence, rangesOf } from '../../../../../src/node/import/markdown/codeFence';

const isKnown = (name: string) => ['', 'js', 'text'].includes(name);
const convert = (lang: string, meta: string, value = 'a\nb\nc') => {
  const { notes, ...fence } = convertFence({ lang, meta, value }, isKnown);
  return { ...fence, notes: notes.map(({ message }) => message) };
};

test.each([
  ['a title in single quotation marks', 'js', "title='a b'", 'title="a b"'],
  ['line numbers', 'js', 'showLineNumbers', 'showLineNumbers'],
  ['line numbers in braces', 'js', 'showLineNumbers={5}', 'showLineNumbers=5'],
  ['lines that are not there', 'js', '{2,7-9}', '{2}'],
  ['the lines of other programs', 'js{1,3}', '', '{1,3}'],
])('%s', (_name, lang, meta, expected) => expect(convert(lang, meta).meta).toBe(expected));

test('marked lines are numbers of the lines that remain', () => {
  const value = 'a\n// highlight-start\nb\nc\n// highlight-end\nd\n# highlight-next-line\ne';
  expect(convert('js', '', value)).toEqual({ lang: 'js', meta: '{2-3,5}', value: 'a\nb\nc\nd\ne', notes: [] });
});

test('what has no place is told', () => {
  expect(convert('zzz', 'live').notes).toEqual([
    'The code block lost "live".',
    'The code language "zzz" is not known; the code is plain.',
  ]);
});

test('a drawing is kept as code', () => {
  expect(convert('mermaid', '').notes).toEqual(['The mermaid block is shown as code.']);
});

test('numbers are joined to ranges', () => expect(rangesOf([5, 1, 2, 3, 2])).toBe('{1-3,5}'));
