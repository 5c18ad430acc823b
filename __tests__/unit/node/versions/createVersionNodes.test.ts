import type { CreatePagesArgs } from 'gatsby';
import { readVersions } from '../../../../src/node/versions/readVersions';
import type { Site } from '../../../../src/node/schema/siteSchema';
import { createVersionNodes } from '../../../../src/node/versions/createVersionNodes';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';
import { versionedDocs } from '../../../support/versionedSite';

interface MadeNode {
  id: string;
  links?: { from: string; to: string }[];
  internal: { type: string };
  [field: string]: unknown;
}

afterAll(removeTemporaryFolders);

const PATHS = ['/docs/alku', '/docs/saldo', '/docs/tuki', '/docs/1.0/alku', '/docs/1.0/saldo', '/docs/1.0/tuki'];
const FACTS: MadeNode = {
  id: 'facts',
  internal: { type: 'SiteSettings' },
  navbar: [{ to: '/docs/alku' }],
  footer: { columns: [{ items: [{ to: '/docs/saldo' }] }] },
};

/** Makes the nodes beside the `old` ones; gives what was made and what was deleted. */
async function create(changes: Changes, old: readonly MadeNode[] = []) {
  const made: MadeNode[] = [];
  const deleted: string[] = [];
  const args = {
    actions: { createNode: (node: MadeNode) => made.push(node), deleteNode: ({ id }: MadeNode) => deleted.push(id) },
    createContentDigest: () => 'digest',
    getNodesByType: (type: string) => [FACTS, ...old, ...made].filter(({ internal }) => internal.type === type),
  } as unknown as CreatePagesArgs;
  const site = { home: { ways: [], featured: [], support: '/docs/tuki' } } as unknown as Site;
  const plans = PATHS.map((path) => ({ path, template: 'doc' as const, context: { sitePath: path, locales: ['fi'] } }));
  const file = readVersions(makeContentFolder(changes)).value;
  await createVersionNodes(args, { file, site, plans, sidebars: [], codes: ['fi'] });
  return { made, deleted };
}

test('each version is a node, and knows where the links of bar, footer and home page lead in it', async () => {
  const { made } = await create(versionedDocs);
  expect(made.map(({ id }) => id)).toEqual(['DocsVersion fi 3.0', 'DocsVersion fi current', 'DocsVersion fi 1.0']);
  expect(made[2]?.links?.map(({ to }) => to)).toEqual(['/docs/1.0/alku', '/docs/1.0/saldo', '/docs/1.0/tuki']);
});

test('nodes of versions that are gone are deleted', async () => {
  const { made } = await create(versionedDocs);
  expect(await create({}, made)).toEqual({ made: [], deleted: made.map(({ id }) => id) });
});
