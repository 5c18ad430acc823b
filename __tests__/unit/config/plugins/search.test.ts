import FlexSearch from 'flexsearch';
import { searchPlugins } from '../../../../src/config/plugins/search';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

/** The options of a plugin that this test looks at. */
interface Options {
  name: string;
  query: string;
  ref: string;
  index: string[];
  engineOptions: object;
  normalizer: (answer: object) => { n: number }[];
}

const optionsOf = (codes: readonly string[]) =>
  searchPlugins(codes, makeTemporaryFolder()).map(
    (plugin) => (typeof plugin === 'object' ? plugin?.options : undefined) as unknown as Options,
  );

test.each([[[]], [['fi']], [['fi', 'sv']]])('the locales %j have an index each', (codes) => {
  expect(optionsOf(codes).map(({ name }) => name)).toEqual(codes);
});

test('an index asks for the docs and posts of its locale, and is made of our own documents', () => {
  const [options] = optionsOf(['sv']);
  expect(options?.query.match(/all\w+\(filter: .+? \} \}/g)).toEqual([
    'allDoc(filter: { locale: { eq: "sv" } }',
    'allBlogPost(filter: { locale: { eq: "sv" } }',
  ]);
  expect(options).toMatchObject({ ref: 'n', index: ['n'] });
});

test('the index is FlexSearch’s, and its words are those of the language', () => {
  const [options] = optionsOf(['fi']);
  const page = { path: '/docs/a', title: 'Laskuja', description: '', keywords: [], draft: false };
  const nodes = [{ ...page, sections: [{ id: '', heading: '', text: 'Hyvityslaskun' }] }];
  const documents = options?.normalizer({ data: { allDoc: { nodes }, allBlogPost: { nodes: [] } } }) ?? [];
  const index = FlexSearch.create(options?.engineOptions ?? {}) as unknown as {
    add: (id: number, text: string) => void;
    export: () => string;
  };
  // As the plugin hands documents over.
  for (const { n } of documents) index.add(n, JSON.stringify({ n }));
  const [[postings]] = JSON.parse(index.export()) as [[Record<string, number[]>]];
  expect(postings).toEqual({ tlasku: [0], bhyvityslasku: [0], 'b+hyvitys': [0], 'b+lasku': [0] });
});
