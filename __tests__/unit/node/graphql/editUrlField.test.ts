import type { ResolverContext } from '../../../../src/node/graphql/resolverContext';
import path from 'node:path';
import { contentFolder } from '../../../../src/node/site/contentFolder';
import { editUrlField } from '../../../../src/node/graphql/editUrlField';

const PAGE = { absolutePath: path.join(contentFolder(), 'docs', 'saldo.sv.mdx') };
const siteWith = (editUrl: string | null) =>
  ({ nodeModel: { getNodeById: () => ({ editUrl }) } }) as unknown as ResolverContext;
const { resolve } = editUrlField(() => 'fi');

test('a page leads to its own file in the content folder, a translation to its translation', () => {
  expect(resolve(PAGE, {}, siteWith('https://git.example.com/{path}'))).toBe(
    'https://git.example.com/docs/saldo.sv.mdx',
  );
});

test('a page of a site that does not tell where leads nowhere', () => {
  expect(resolve(PAGE, {}, siteWith(null))).toBeNull();
});
