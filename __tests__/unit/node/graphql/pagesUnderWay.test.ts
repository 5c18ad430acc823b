import { guardMdxPlugin } from '../../../../src/node/develop/guardMdxPlugin';
import { createResolvers } from '../../../../src/node/graphql/createResolvers';
import { onCreateNode } from '../../../../src/node/graphql/onCreateNode';
import { beginPage, endPage, pagesMade } from '../../../../src/node/graphql/pagesUnderWay';
import { createPages } from '../../../../src/node/pages/createPages';

type Hook = (args: object, options?: object) => Promise<void>;

/** Tells whether something has come to its end soon. */
async function isSettledSoon(promise: Promise<unknown>): Promise<boolean> {
  const soon = new Promise((resolve) => setTimeout(() => resolve('soon'), 50));
  return (await Promise.race([promise.catch(() => undefined), soon])) !== 'soon';
}

/** Puts a file in the place of one that is being read, and takes it away. */
async function whileSaldoIsMade(check: () => Promise<void>): Promise<void> {
  beginPage('saldo');
  try {
    await check();
  } finally {
    endPage('saldo');
  }
}

test('pages are waited for until the last file that was begun has its page', async () => {
  beginPage('lasku');
  const made = pagesMade();
  await whileSaldoIsMade(async () => {
    endPage('lasku');
    expect(await isSettledSoon(made)).toBe(false);
  });
  await made;
});

test('a file that is begun in the same turn is waited for', async () => {
  const made = pagesMade();
  await whileSaldoIsMade(async () => expect(await isSettledSoon(made)).toBe(false));
  await made;
});

test('a page that does not come in time is no longer waited for', async () => {
  await whileSaldoIsMade(() => expect(pagesMade(10)).resolves.toBeUndefined());
});

test('the plugin of MDX begins the page of a file, and the site ends it', async () => {
  guardMdxPlugin();
  const plugin = jest.requireActual<{ onCreateNode: Hook }>('gatsby-plugin-mdx/gatsby-node');
  const file = { id: 'saldo', internal: { contentDigest: '1' } };
  await plugin.onCreateNode({
    node: file,
    loadNodeContent: () => Promise.resolve('Saldo'),
    actions: { createNode: () => undefined, createParentChildLink: () => undefined },
    createNodeId: (name: string) => name,
    cache: { set: () => Promise.resolve() },
  });
  const made = pagesMade();
  expect(await isSettledSoon(made)).toBe(false);
  const mdx = { parent: file.id, internal: { type: 'Mdx' } };
  await (onCreateNode as Hook)({ node: mdx, getNode: () => undefined });
  expect(await isSettledSoon(made)).toBe(true);
});

test('a query for a page that is being made waits for it', async () => {
  const doc = { path: '/docs/saldo' };
  let node: object | null = null;
  let resolvers: { Query?: Record<string, { resolve: (...args: unknown[]) => Promise<unknown> }> } = {};
  createResolvers({
    createResolvers: (given: object) => {
      resolvers = given;
    },
    pathPrefix: '',
  });
  const nodeModel = { getNodeById: () => node, trackPageDependencies: () => undefined };
  const ask = () => resolvers.Query?.docAt?.resolve({}, { path: doc.path, locale: 'fi' }, { nodeModel });
  let answer: Promise<unknown> | undefined;
  await whileSaldoIsMade(async () => {
    answer = ask();
    expect(await isSettledSoon(answer ?? Promise.resolve())).toBe(false);
    node = doc;
  });
  expect(await answer).toBe(doc);
  node = null;
  await expect(ask()).rejects.toThrow('There is no doc at /docs/saldo.');
});

test('pages are planned when all that are being made are there', async () => {
  const args = {
    get getNodesByType(): never {
      throw new Error('planned');
    },
  };
  let planned: Promise<void> | undefined;
  await whileSaldoIsMade(async () => {
    planned = (createPages as Hook)(args);
    expect(await isSettledSoon(planned)).toBe(false);
  });
  await expect(planned).rejects.toThrow('planned');
});
