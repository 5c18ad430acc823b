import { codeOfTag } from '../../model/codeOfTag';

test.each([
  ['fi', ['fi', 'en'], 'fi'],
  ['fil', ['fi', 'en'], undefined],
  ['pt-BR', ['pt', 'pt-BR'], 'pt-BR'],
  ['pt-br', ['pt', 'pt-BR'], 'pt-BR'],
  ['pt-PT', ['pt', 'pt-BR'], 'pt'],
  ['en-GB', ['fi', 'en'], 'en'],
  ['', ['fi'], undefined],
])('the locale of the tag "%s" among %j is %s', (tag, codes, code) => {
  expect(codeOfTag(tag, codes)).toBe(code);
});
