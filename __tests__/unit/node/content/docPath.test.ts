import { MAIN_ROOT, rootPath } from '../../../../src/model/pages/docRoots';
import { placeOfDoc, splitLocale } from '../../../../src/node/site/docPath';

const CODES = ['fi', 'en', 'sv', 'pt-BR', 'zh-Hans'];

test.each([
  ['pikaohjeet/saldo.mdx', '/docs/pikaohjeet/saldo', 'fi'],
  ['pikaohjeet/saldo.sv.mdx', '/docs/pikaohjeet/saldo', 'sv'],
  ['pikaohjeet/saldo.fi.mdx', '/docs/pikaohjeet/saldo', 'fi'],
  ['index.en.mdx', '/docs', 'en'],
  ['ohjeet/index.mdx', '/docs/ohjeet', 'fi'],
  ['ohjeet/myindex.mdx', '/docs/ohjeet/myindex', 'fi'],
  ['sv/saldo.mdx', '/docs/sv/saldo', 'fi'],
])('the file %s creates the page %s in %s', (file, path, locale) => {
  expect(placeOfDoc(file, CODES)).toEqual({ path, locale });
});

test('docs at the root of a site have no prefix, other doc roots keep theirs', () => {
  expect(placeOfDoc('a/index.mdx', CODES, rootPath(MAIN_ROOT, '/')).path).toBe('/a');
  expect(placeOfDoc('a.mdx', CODES, rootPath('2.0', '/')).path).toBe('/docs/2.0/a');
});

test.each([
  ['versio-2.1.sv.mdx', 'versio-2.1', 'sv'],
  ['saldo.de.mdx', 'saldo.de', 'fi'],
  ['saldo.SV.mdx', 'saldo.SV', 'fi'],
  ['sv.mdx', 'sv', 'fi'],
  ['saldo.pt-BR.mdx', 'saldo', 'pt-BR'],
  ['häiriö.en.mdx', 'häiriö', 'en'],
])('the file name %s is the name %s in %s', (file, name, locale) => {
  expect(splitLocale(file, CODES)).toEqual({ name, locale });
});
