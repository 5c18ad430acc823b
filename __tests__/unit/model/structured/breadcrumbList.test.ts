import { breadcrumbJson, listBreadcrumbs } from '../../../../src/model/structured/breadcrumbList';

const crumb = (label: string, path: string | null) => ({ label, path, lang: null });
const urlOf = (path: string) => `https://ohje.example.com/tuki/sv${path}`;
const HOME = { name: 'Hem', url: 'https://ohje.example.com/tuki/sv/' };

test.each([
  ['no breadcrumbs', [], []],
  ['a page', [crumb('Saldo', '/docs/saldo')], ['Saldo /docs/saldo']],
  [
    'a category without a page in between',
    [crumb('Lager', '/docs/category/lager'), crumb('Ryhmä', null), crumb('Saldo', '/docs/saldo')],
    ['Lager /docs/category/lager', 'Saldo /docs/saldo'],
  ],
])('of %s the pages are listed after the home page, with their whole addresses', (_, items, expected) => {
  const others = expected.map((line) => {
    const [name = '', path = ''] = line.split(' ');
    return { name, url: urlOf(path) };
  });
  expect(listBreadcrumbs('Hem', items, urlOf)).toEqual([HOME, ...others]);
});

test('positions count from 1 without gaps', () => {
  const pages = listBreadcrumbs('Hem', [crumb('A', '/a'), crumb('B', null), crumb('C', '/c')], urlOf);
  expect(JSON.parse(breadcrumbJson(pages))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Hem', item: HOME.url },
      { '@type': 'ListItem', position: 2, name: 'A', item: urlOf('/a') },
      { '@type': 'ListItem', position: 3, name: 'C', item: urlOf('/c') },
    ],
  });
});

test('a name cannot end the script that it stands in', () => {
  const json = breadcrumbJson([{ name: '</script><b>', url: '/' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ itemListElement: [{ name: '</script><b>' }] });
});
