import { buildHelpMap } from '../../node/embedFiles';

const doc = (path: string, locale: string, facts: object) => ({
  ...{ path, locale, version: 'current', fallback: true, ids: ['jakelu', 'ääni'], helpFor: null },
  ...facts,
});

const site = {
  site: { search: { searchPagePath: '/search' } },
  codes: ['fi', 'sv', 'en'],
  defaultCode: 'fi',
  docs: [
    doc('/docs/tilaus', 'fi', { helpFor: ['Tilauskortti', 'tilauskortti/jakelu#jakelu', 'tilauskortti/ääni#ääni'] }),
    doc('/docs/tilaus', 'sv', { ids: ['ääni'], helpFor: ['annat'] }),
    doc('/docs/vain', 'fi', { fallback: false, helpFor: ['vain'] }),
    doc('/docs/1.0/tilaus', 'fi', { version: '1.0', helpFor: ['vanha'] }),
  ],
  urlOf: (path: string, code: string) =>
    `https://${code === 'en' ? 'help' : 'ohje'}.example.com/ohje${code === 'fi' ? '' : `/${code}`}${path}`,
} as unknown as Parameters<typeof buildHelpMap>[0];

test('maps places to pages and sections by language; a tab of the model has the page of its view', () => {
  const page = { fi: 'docs/tilaus', sv: 'sv/docs/tilaus', en: 'https://help.example.com/ohje/en/docs/tilaus' };
  const places = ['tilauskortti > Jaksot', 'Tilauskortti > Jakelu', 'Muu'].map((name) => ({ name, file: '' }));
  expect(buildHelpMap(site, { places })).toEqual({
    search: { fi: 'search', sv: 'sv/search', en: 'https://help.example.com/ohje/en/search' },
    places: {
      tilauskortti: page,
      // The Swedish text has no such section.
      'tilauskortti/jakelu': { ...page, fi: `${page.fi}#jakelu`, en: `${page.en}#jakelu` },
      'tilauskortti/aani': Object.fromEntries(
        Object.entries(page).map(([code, address]) => [code, `${address}#%C3%A4%C3%A4ni`]),
      ),
      vain: { fi: 'docs/vain' },
      'tilauskortti/jaksot': page,
    },
  });
});
