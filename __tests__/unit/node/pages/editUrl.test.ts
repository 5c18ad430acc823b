import { editUrl } from '../../../../src/node/pages/editUrl';

test.each([
  ['https://git.example.com/edit/{path}', 'docs/saldo.mdx', 'https://git.example.com/edit/docs/saldo.mdx'],
  [
    'https://git.example.com/?file={path}&as=1',
    'docs/ä ö.mdx',
    'https://git.example.com/?file=docs/%C3%A4%20%C3%B6.mdx&as=1',
  ],
  ['https://git.example.com/{path}#{path}', 'a#b.mdx', 'https://git.example.com/a%23b.mdx#a%23b.mdx'],
])('%s for %s', (template, file, expected) => {
  expect(editUrl(template, file)).toBe(expected);
});
