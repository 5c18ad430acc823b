import { packPages, unpackPages } from '../../../../src/model/pages/pageList';

const PAGES = [
  { path: '/blog', title: 'Blogi', lang: null },
  { path: '/docs/saldo', title: 'Saldo', lang: 'fi' },
  { path: '/docs/tilaus', title: 'Beställning', lang: null },
];

test('a packed list says each folder once', () => {
  expect(packPages(PAGES)).toEqual({
    '': [['blog', 'Blogi']],
    '/docs': [
      ['saldo', 'Saldo', 'fi'],
      ['tilaus', 'Beställning'],
    ],
  });
});

test('a packed list gives its pages back', () => {
  expect(unpackPages(packPages(PAGES))).toEqual(PAGES);
});
