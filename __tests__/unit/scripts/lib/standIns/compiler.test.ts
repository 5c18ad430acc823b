import { removeTemporaryFolders } from '../../../../support/contentFolder';
import { runWithStandIns } from '../../../../support/standIns';

afterEach(removeTemporaryFolders);

const STOOD_IN_FOR = 'gatsby/dist/utils/parcel/compile-gatsby-files';

const COMPILE = `const compiler = require('${STOOD_IN_FOR}');
compiler.compileGatsbyFiles(process.cwd()).then(() => {
  const { resolvedCompiledGatsbyNode } = compiler.getResolvedFieldsForPlugin(process.cwd(), 'default-site-plugin');
  console.log(require(resolvedCompiledGatsbyNode).hook());
  console.log(compiler.findCompiledLocalPluginModule(process.cwd(), 'gatsby-plugin-mdx', 'gatsby-node'));
});`;

test('a site’s own files are compiled with what they import, packages stay where they are', () => {
  const files = {
    'gatsby-config.ts': 'export default {};',
    'gatsby-node.ts': "export { hook } from './src/hook';",
    'src/hook.ts': "import { z } from 'zod';\nexport const hook = (): string => `hook of ${typeof z.string}`;",
  };
  expect(runWithStandIns(files, COMPILE)).toEqual({ status: 0, stdout: 'hook of function\nundefined\n', stderr: '' });
});

test('what one of the files remembers the other one knows', () => {
  const files = {
    'gatsby-config.ts': "import { counted } from './count';\nexport default { counted: counted() };",
    'gatsby-node.ts': "import { counted } from './count';\nexport const hook = counted;",
    'count.ts': 'let count = 0;\nexport const counted = () => ++count;',
  };
  const script = `const compiler = require('${STOOD_IN_FOR}');
compiler.compileGatsbyFiles(process.cwd()).then(() => {
  const [config, node] = ['gatsby-config', 'gatsby-node'].map((name) =>
    require(compiler.findCompiledLocalPluginModule(process.cwd(), 'default-site-plugin', name)));
  console.log(config.default.counted, node.hook());
});`;
  expect(runWithStandIns(files, script)).toEqual({ status: 0, stdout: '1 2\n', stderr: '' });
});

test('what cannot be compiled ends the process, with its place', () => {
  const { status, stderr } = runWithStandIns({ 'gatsby-config.ts': 'export default {', 'gatsby-node.ts': '' }, COMPILE);
  expect(status).toBe(1);
  expect(stderr).toContain('gatsby-config.ts:1:16');
  expect(stderr).not.toMatch(/^\s+at /m);
});
