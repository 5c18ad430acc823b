import { isFilePath, linkKind } from '../../../../src/model/site/link';

test.each([
  ['/', 'page'],
  ['/docs/saldo?q=1#osio', 'page'],
  ['/%E0%A4%A', 'page'],
  ['#osio', 'hash'],
  ['https://example.com', 'external'],
  ['HTTP://example.com', 'external'],
  ['//evil.test', 'external'],
  ['/\\evil', 'external'],
  ['mailto:tuki@example.com', 'contact'],
  ['tel:+358401234567', 'contact'],
  ['javascript:alert(1)', 'unsafe'],
  ['JavaScript:alert(1)', 'unsafe'],
  ['data:text/html,x', 'unsafe'],
  ['', 'relative'],
  ['saldo', 'relative'],
  ['../saldo.mdx', 'relative'],
  ['\\\\evil', 'relative'],
])('"%s" is of the kind %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test.each([
  ['/hinnasto.pdf', true],
  ['/a/b.PNG?v=1#sivu', true],
  ['/docs/saldo', false],
  ['/docs/saldo.html', false],
  ['/404.html', false],
  ['/v1.2/docs', false],
  ['/docs/saldo?file=a.pdf', false],
  ['/docs/saldo#a.pdf', false],
  ['/', false],
])('"%s" leads to a file: %s', (path, expected) => {
  expect(isFilePath(path)).toBe(expected);
});
