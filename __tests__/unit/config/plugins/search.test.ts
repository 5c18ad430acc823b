import { searchPlugins } from '../../../../src/config/plugins/search';
import { searchDocuments } from '../../../../src/node/search/searchDocuments';

/** The options of a plugin that this test looks at. */
interface Options {
  name: string;
  query: string;
  ref: string;
  index: string[];
  normalizer: unknown;
}

const optionsOf = (codes: readonly string[]) =>
  searchPlugins(codes).map(
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
  expect(options).toMatchObject({ ref: 'n', index: ['x'], normalizer: searchDocuments });
});
