import { siteConfig } from '../../../src/config/siteConfig';
import { localesOf, readSite } from '../../../src/node/site/readSite';
import { makeContentFolder, makeTemporaryFolder, removeTemporaryFolders } from '../../support/contentFolder';

const before = process.env.SITE_CONTENT;
afterEach(() => {
  if (before === undefined) delete process.env.SITE_CONTENT;
  else process.env.SITE_CONTENT = before;
});
afterAll(removeTemporaryFolders);

const FACTS = 'title: Ohjeet\ndescription: Kuvaus\nurl: https://ohje.example.com\n';
const FINNISH = '{ code: fi, label: Suomi, htmlLang: fi, baseUrl: / }';
const configOf = (more: string) => {
  makeContentFolder({ 'site.yaml': FACTS + more });
  return siteConfig();
};
const pluginsOf = ({ plugins }: ReturnType<typeof siteConfig>) =>
  plugins?.map((plugin) => (typeof plugin === 'object' ? plugin?.resolve : plugin));

test('the facts of the site are its configuration', () => {
  const config = configOf(`locales: [${FINNISH}]`);
  expect(config).toMatchObject({
    trailingSlash: 'never',
    siteMetadata: { title: 'Ohjeet', siteUrl: 'https://ohje.example.com' },
  });
  expect(pluginsOf(config)).toEqual([
    ...Array<string>(4).fill('gatsby-source-filesystem'),
    'gatsby-plugin-mdx',
    'gatsby-plugin-react-i18next',
    'gatsby-plugin-local-search',
  ]);
});

test.each([
  ['', undefined],
  ['baseUrl: /', undefined],
  ['baseUrl: /ohje/', '/ohje'],
  ['baseUrl: /tuki/ohje/', '/tuki/ohje'],
])('with "%s" the path prefix is %s', (line, prefix) => {
  expect(configOf(`locales: [${FINNISH}]\n${line}`).pathPrefix).toBe(prefix);
});

test('locales need not say where their pages are', () => {
  const codes = ['fi', 'sv'].map((code) => `{ code: ${code}, label: ${code}, htmlLang: ${code} }`);
  const folder = makeContentFolder({ 'site.yaml': `${FACTS}baseUrl: /ohje/\nlocales: [${codes.join(', ')}]\n` });
  const { value, diagnostics } = readSite(folder);
  if (value === undefined) throw new Error(`The file has faults: ${JSON.stringify(diagnostics)}`);
  expect(diagnostics).toEqual([]);
  expect(localesOf(value.site).map(({ code, baseUrl }) => [code, baseUrl])).toEqual([
    ['fi', '/'],
    ['sv', '/sv/'],
  ]);
});

test('each locale with texts of its own has a search index, and the tag is there when no consent is needed', () => {
  const config = configOf(
    `locales: [${FINNISH}, { code: sv, label: Svenska, htmlLang: sv, baseUrl: /sv/ }]\n` +
      'analytics: { google: { trackingIds: [G-AAAA] }, consent: notRequired }',
  );
  expect(pluginsOf(config)?.slice(-3)).toEqual([
    'gatsby-plugin-local-search',
    'gatsby-plugin-local-search',
    'gatsby-plugin-google-gtag',
  ]);
});

test.each([
  ['without locales', 'locales: []'],
  ['that is no YAML', 'locales: [{'],
  ['whose default locale is not at the root', 'locales: [{ code: fi, label: Suomi, htmlLang: fi, baseUrl: /fi/ }]'],
])('a site.yaml %s gives a bare configuration, and the content check tells why', (_, more) => {
  const config = configOf(more);
  expect(config.plugins).toBeUndefined();
  expect(config.trailingSlash).toBe('never');
});

test('a content folder without a site.yaml gives a bare configuration', () => {
  process.env.SITE_CONTENT = makeTemporaryFolder();
  expect(siteConfig().plugins).toBeUndefined();
});
