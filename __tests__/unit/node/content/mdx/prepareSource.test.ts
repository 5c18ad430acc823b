import { prepareSource } from '../../../../../src/node/content/mdx/prepareSource';

test('the front matter is taken out, and every line of the body stays where it was', () => {
  expect(prepareSource('---\ntitle: A\n---\n\nTeksti.\n')).toEqual({
    frontMatter: 'title: A\n',
    frontMatterLine: 2,
    body: '\n\n\n\nTeksti.\n',
  });
});

test.each([
  ['no front matter', 'Teksti.\n', null, 'Teksti.\n'],
  ['empty front matter', '---\n---\nTeksti.\n', '', '\n\nTeksti.\n'],
  ['front matter to the end of the file', '---\ntitle: A\n---', 'title: A\n', '\n\n'],
  ['a line of hyphens in the text', 'Alku.\n\n---\n\nLoppu.\n', null, 'Alku.\n\n---\n\nLoppu.\n'],
  ['four hyphens', '----\ntitle: A\n----\n', null, '----\ntitle: A\n----\n'],
])('%s', (_what, raw, frontMatter, body) => {
  expect(prepareSource(raw)).toMatchObject({ frontMatter, body });
});

test.each([
  ['an explicit id', '## Otsikko {#oma}', '## Otsikko {/*#oma*/}'],
  ['an explicit id with spaces after it', '### Otsikko {#oma}  ', '### Otsikko {/*#oma*/}'],
  ['brackets in a line that is no heading', 'Teksti {#oma}', 'Teksti {#oma}'],
  ['a heading in a code block', '```\n## A {#a}\n```', '```\n## A {#a}\n```'],
  ['a heading in a code block with a longer fence', '````\n```\n## A {#a}\n````', '````\n```\n## A {#a}\n````'],
  ['a heading after code in a line that begins with it', '```foo``` on\n## A {#a}', '```foo``` on\n## A {/*#a*/}'],
  ['a heading after a code block', '~~~\n~~~\n## A {#a}', '~~~\n~~~\n## A {/*#a*/}'],
])('%s', (_what, raw, body) => {
  expect(prepareSource(raw).body).toBe(body);
});
