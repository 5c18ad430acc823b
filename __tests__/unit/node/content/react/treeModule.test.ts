import { treeModule } from '../../../../../src/node/content/react/treeModule';

const { NODE_ENV } = process.env;
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

test.each(['development', 'production'])('in %s a page asks for the same code of React', async (mode) => {
  Object.assign(process.env, { NODE_ENV: mode });
  const paragraph = { type: 'element' as const, tagName: 'p', properties: {}, children: [] };
  const code = await treeModule({ type: 'root', children: [paragraph] }, 'sivu.mdx');
  expect(code).toContain('"@emotion/react/jsx-runtime"');
  expect(code).not.toContain('jsx-dev-runtime');
});
