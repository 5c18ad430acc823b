import { redirectLines } from '../../../../../src/node/output/serving/redirectLines';

test('every locale has the redirects, in the form that a server reads', () => {
  expect(redirectLines([{ from: '/vanha', to: '/docs/uusi#osa' }], ['fi', 'sv'], '/ohje')).toEqual([
    { from: '/ohje/vanha', path: '/ohje/docs/uusi', hash: '#osa' },
    { from: '/ohje/sv/vanha', path: '/ohje/sv/docs/uusi', hash: '#osa' },
  ]);
});

test('a redirect may be there in some locales only', () => {
  const redirects = [{ from: '/vanha', to: '/docs/uusi', codes: ['sv'] }];
  expect(redirectLines(redirects, ['fi', 'sv'], '')).toEqual([{ from: '/sv/vanha', path: '/sv/docs/uusi', hash: '' }]);
});

test('sources are decoded, targets are escaped once', () => {
  expect(
    redirectLines(
      [
        { from: '/p%C3%A4%C3%A4', to: '/ä#ö' },
        { from: '/toinen', to: '/%C3%A4#%C3%B6' },
      ],
      ['fi'],
      '',
    ),
  ).toEqual([
    { from: '/pää', path: '/%C3%A4', hash: '#%C3%B6' },
    { from: '/toinen', path: '/%C3%A4', hash: '#%C3%B6' },
  ]);
});

test('of two redirects from one path the first counts', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/a', to: '/c' },
  ];
  expect(redirectLines(redirects, ['fi'], '')).toEqual([{ from: '/a', path: '/b', hash: '' }]);
});
