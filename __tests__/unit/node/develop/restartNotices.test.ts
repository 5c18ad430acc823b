import { restartNotices, type Settled } from '../../../../src/node/develop/restartNotices';

const first: Settled = { settings: { baseUrl: '"/"', locales: '[]' }, folders: ['blog'] };

test('what can be taken up while the server runs is not told', () => {
  expect(restartNotices(first, { ...first, folders: [] })).toEqual([]);
});

test('settings and folders that need a new start are told', () => {
  const now: Settled = { settings: { baseUrl: '"/ohje/"', locales: '[]' }, folders: ['blog', 'videos'] };
  expect(restartNotices(first, now)).toEqual([
    '"baseUrl" in site.yaml has changed. Start "npm run develop" again to see it.',
    'The folder "videos" is new. Start "npm run develop" again to see what is in it.',
  ]);
});
