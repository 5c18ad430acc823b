import { mkdirSync } from 'node:fs';
import path from 'node:path';
import FlexSearch from 'flexsearch';
import { searchPlugins, sourcePlugins } from '../../../src/config/plugins';
import { siteConfig } from '../../../src/config/siteConfig';
import { localesOf, readSite } from '../../../src/node/site/readSite';
import { makeContentFolder, makeTemporaryFolder } from '../../support/contentFolder';
import { engineOf } from '../../support/engine';
import { projectEngine } from '../../../src/engine';

describe('siteConfig', () => {
  const before = process.env.SITE_CONTENT;
  afterEach(() => {
    if (before === undefined) delete process.env.SITE_CONTENT;
    else process.env.SITE_CONTENT = before;
  });

  const FACTS = 'title: Ohjeet\ndescription: Kuvaus\nurl: https://ohje.example.com\n';
  const FINNISH = '{ code: fi, label: Suomi, htmlLang: fi, baseUrl: / }';
  const configOf = (more: string) => {
    makeContentFolder({ 'site.yaml': FACTS + more });
    return siteConfig(projectEngine());
  };
  const pluginsOf = ({ plugins }: ReturnType<typeof siteConfig>) =>
    plugins?.map((plugin) => (typeof plugin === 'object' ? plugin?.resolve : plugin));

  test('contains the facts of the site', () => {
    const config = configOf(`locales: [${FINNISH}]`);
    expect(config).toMatchObject({
      trailingSlash: 'never',
      siteMetadata: { title: 'Ohjeet', siteUrl: 'https://ohje.example.com' },
    });
    expect(pluginsOf(config)).toEqual([
      ...Array<string>(3).fill('gatsby-source-filesystem'),
      'gatsby-plugin-mdx',
      'gatsby-plugin-react-i18next',
      'gatsby-plugin-local-search',
    ]);
  });

  test.each([
    ['', undefined],
    ['baseUrl: /ohje/', '/ohje'],
  ])('with "%s" the path prefix is %s', (line, prefix) => {
    expect(configOf(`locales: [${FINNISH}]\n${line}`).pathPrefix).toBe(prefix);
  });

  test('locales have default base paths', () => {
    const codes = ['fi', 'sv'].map((code) => `{ code: ${code}, label: ${code}, htmlLang: ${code} }`);
    const folder = makeContentFolder({ 'site.yaml': `${FACTS}baseUrl: /ohje/\nlocales: [${codes.join(', ')}]\n` });
    const { value, diagnostics } = readSite(engineOf(folder));
    if (value === undefined) throw new Error(`The file has errors: ${JSON.stringify(diagnostics)}`);
    expect(diagnostics).toEqual([]);
    expect(localesOf(value.site).map(({ code, baseUrl }) => [code, baseUrl])).toEqual([
      ['fi', '/'],
      ['sv', '/sv/'],
    ]);
  });

  test('the first locale is the default, no reader is redirected, and each with own texts has a search index', () => {
    const config = configOf(`locales: [${FINNISH}, { code: sv, label: Svenska, htmlLang: sv, baseUrl: /sv/ }]`);
    const languages = { languages: ['fi', 'sv'], defaultLanguage: 'fi', siteUrl: 'https://ohje.example.com' };
    const options = { ...languages, redirect: false, trailingSlash: 'never' };
    expect(config.plugins?.[4]).toMatchObject({ resolve: 'gatsby-plugin-react-i18next', options });
    expect(pluginsOf(config)?.slice(-2)).toEqual(['gatsby-plugin-local-search', 'gatsby-plugin-local-search']);
  });

  test.each([
    ['without locales', 'locales: []'],
    ['that is not YAML', 'locales: [{'],
    ['whose default locale is not at the root', 'locales: [{ code: fi, label: Suomi, htmlLang: fi, baseUrl: /fi/ }]'],
  ])('a site.yaml %s gives a minimal configuration, because the content check reports the error', (_, more) => {
    const config = configOf(more);
    expect([config.plugins, config.trailingSlash]).toEqual([undefined, 'never']);
  });
});

/** The plugin options that this test uses. */
interface Options {
  name: string;
  query: string;
  ref: string;
  index: string[];
  engineOptions: object;
  normalizer: (answer: object) => { n: number }[];
}

const optionsOf = (codes: readonly string[]) =>
  searchPlugins(engineOf(), codes).map(
    (plugin) => (typeof plugin === 'object' ? plugin?.options : undefined) as unknown as Options,
  );

test('an index queries the docs and posts of its locale, and indexes our own documents', () => {
  const [options] = optionsOf(['sv']);
  expect(options?.query.match(/all\w+\(filter: .+? \} \}/g)).toEqual([
    'allDoc(filter: { locale: { eq: "sv" } }',
    'allBlogPost(filter: { locale: { eq: "sv" } }',
  ]);
  expect(options).toMatchObject({ ref: 'n', index: ['n'] });
});

test('FlexSearch indexes the stems of the language', () => {
  const [options] = optionsOf(['fi']);
  const page = { path: '/docs/a', title: 'Laskuja', description: '', keywords: [], draft: false };
  const nodes = [{ ...page, sections: [{ id: '', heading: '', text: 'Osoitemuutoksen' }] }];
  const documents = options?.normalizer({ data: { allDoc: { nodes }, allBlogPost: { nodes: [] } } }) ?? [];
  const index = FlexSearch.create(options?.engineOptions ?? {}) as unknown as {
    add: (id: number, text: string) => void;
    export: () => string;
  };
  // The form in which the plugin passes documents.
  for (const { n } of documents) index.add(n, JSON.stringify({ n }));
  const [[postings]] = JSON.parse(index.export()) as [[Record<string, number[]>]];
  expect(postings).toEqual({ tlasku: [0], bosoitemuutos: [0], 'b+osoit': [0], 'b+muutos': [0] });
});

/** The content folders that are separate sources. */
const OWN = ['docs', 'versions', 'blog', 'videos'];

test.each([
  ['nothing', [], []],
  ['everything, and a folder that is none of ours', ['blog', 'docs', 'locales', 'muuta', 'versions', 'videos'], OWN],
])('of a content folder with %s the existing folders are sources', (_, folders, expected) => {
  const root = makeTemporaryFolder();
  for (const folder of folders) mkdirSync(path.join(root, folder));
  const kept = ['docs', 'versions', 'blog', 'videos', 'templates', 'queries'];
  const outer = ['**/_*', ...kept.map((folder) => `**/${folder}/**`)];
  const inner = expected.map((folder) => ({
    name: folder,
    path: path.join(root, folder),
    ignore: ['**/_*'],
  }));
  expect(sourcePlugins(root)).toEqual(
    [{ name: 'site', path: root, ignore: outer }, ...inner].map((options) => ({
      resolve: 'gatsby-source-filesystem',
      options,
    })),
  );
});
