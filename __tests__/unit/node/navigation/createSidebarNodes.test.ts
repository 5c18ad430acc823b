import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { SidebarSpec } from '../../../../src/model/navigation/sidebar';
import { createSidebarNodes } from '../../../../src/node/navigation/createSidebarNodes';
import type { DocNode } from '../../../../src/node/graphql/nodeTypes';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

interface MadeNode {
  id: string;
  internal: { type: string };
  wholeUrl?: string | null;
}

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

const doc = (index: number): DocNode =>
  ({
    path: `/docs/${index}`,
    locale: 'fi',
    title: `${index}`,
    sidebarLabel: `${index}`,
    description: '',
  }) as unknown as DocNode;

/** A sidebar with one category of `size` docs. */
const sidebar = (size: number): SidebarSpec => ({
  name: 'ohjeet',
  label: 'Ohjeet',
  version: 'current',
  isDefault: true,
  items: [
    {
      type: 'category',
      label: 'Varasto',
      path: '/docs/category/varasto',
      items: Array.from({ length: size }, (_, index) => ({ type: 'doc', path: `/docs/${index}` })),
    },
  ],
});

/** Makes the nodes beside the `old` ones; gives what was made and what was deleted. */
async function create(specs: readonly SidebarSpec[], size: number, old: readonly MadeNode[] = []) {
  const made: MadeNode[] = [];
  const deleted: string[] = [];
  const args = {
    actions: { createNode: (node: MadeNode) => made.push(node), deleteNode: ({ id }: MadeNode) => deleted.push(id) },
    createContentDigest: () => 'digest',
    getNodesByType: (type: string) => [...old, ...made].filter(({ internal }) => internal.type === type),
  } as unknown as CreatePagesArgs;
  const docs = Array.from({ length: size }, (_, index) => doc(index));
  await createSidebarNodes(args, specs, docs, ['fi', 'sv']);
  return { made, deleted };
}

test('a small sidebar stands in the pages and has no file', async () => {
  const { made } = await create([sidebar(199)], 199);
  expect(made.map(({ internal, wholeUrl }) => [internal.type, wholeUrl])).toEqual([
    ['Sidebar', null],
    ['Sidebar', null],
    ['Category', undefined],
    ['Category', undefined],
  ]);
  expect(existsSync(path.join(folder, 'public'))).toBe(false);
});

test('a large sidebar has a file with all its rows in each locale', async () => {
  const { made } = await create([sidebar(200)], 200);
  const urls = made.flatMap(({ wholeUrl }) => wholeUrl ?? []);
  expect(urls).toEqual(['/static/sidebars/ohjeet-fi-digest.json', '/static/sidebars/ohjeet-sv-digest.json']);
  expect(readdirSync(path.join(folder, 'public/static/sidebars'))).toHaveLength(2);
  expect(JSON.parse(readFileSync(path.join(folder, 'public', urls[0] ?? ''), 'utf8'))).toHaveLength(201);
});

test('nodes that are not made any more are deleted', async () => {
  const gone: MadeNode = { id: 'vanha', internal: { type: 'Category' } };
  const { made } = await create([sidebar(1)], 1);
  expect((await create([sidebar(1)], 1, [...made, gone])).deleted).toEqual(['vanha']);
  expect((await create([], 1, made)).deleted).toEqual(made.map(({ id }) => id));
});
