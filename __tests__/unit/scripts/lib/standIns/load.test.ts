import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../../../src/node/content/listFiles';
import { removeTemporaryFolders } from '../../../../support/contentFolder';
import { runWithStandIns } from '../../../../support/standIns';

afterEach(removeTemporaryFolders);

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What other modules of Gatsby's ask of one, as Babel has written it. */
function askedOf(module: string): Set<string> {
  const name = path.basename(module);
  const asking = listFiles(path.resolve('node_modules/gatsby/dist'))
    .filter((file) => file.endsWith('.js') && !file.includes(`${path.sep}child${path.sep}`))
    .map((file) => readFileSync(file, 'utf8'))
    .map((code) => ({
      code,
      variable: new RegExp(`var (\\w+) = [\\w(]*require\\(["'\`][./\\w-]*/${name}["'\`]\\)`).exec(code)?.[1],
    }));
  return new Set(
    asking.flatMap(({ code, variable }) => [
      ...(variable?.startsWith(`_${camelCase(name)}`) === true || variable === 'WorkerPool'
        ? [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, asked = '']) => asked)
        : []),
      ...(new RegExp(`const \\{\\s*([^}]*?)\\s*\\} = require\\(\`[^\`]*${name}\`\\)`).exec(code)?.[1]?.split(/,\s*/) ??
        []),
    ]),
  );
}

test.each([
  ['gatsby/dist/utils/parcel/compile-gatsby-files', ['compileGatsbyFiles', 'getResolvedFieldsForPlugin']],
  ['gatsby/dist/utils/worker/pool', ['create', 'runQueriesInWorkersQueue', 'mergeWorkerState']],
  ['gatsby/dist/utils/webpack/bundle', ['build']],
  ['gatsby/dist/utils/gatsby-dependents', ['getGatsbyDependents']],
])('all is there that Gatsby asks of %s', (module, some) => {
  const asked = askedOf(module);
  expect([...asked]).toEqual(expect.arrayContaining(some));
  const { stdout } = runWithStandIns({}, `console.log(JSON.stringify(Object.keys(require('${module}'))));`);
  expect(JSON.parse(stdout)).toEqual(expect.arrayContaining([...asked].filter((name) => name !== 'default')));
});

test('what is loaded only when it is called does what it did', () => {
  const script = `const prefixer = require('autoprefixer');
const isLoaded = () => Object.keys(require.cache).some((file) => file.includes('autoprefixer/data'));
const server = require('gatsby/dist/services/start-webpack-server');
console.log(isLoaded(), typeof server.startWebpackServer, prefixer({}).postcssPlugin, isLoaded());`;
  expect(runWithStandIns({}, script)).toEqual({
    status: 0,
    stdout: 'false function autoprefixer true\n',
    stderr: '',
  });
});

test('what is loaded only when it is used has all that it had', () => {
  const module = 'gatsby/dist/utils/graphql-typegen/ts-codegen';
  const script = `const later = require('${module}');
const isLoaded = () => Object.keys(require.cache).some((file) => file.includes('@graphql-codegen/core'));
console.log(isLoaded(), later.__esModule, isLoaded(), typeof later.writeTypeScriptTypes, isLoaded());`;
  expect(runWithStandIns({}, script)).toEqual({ status: 0, stdout: 'false true false function true\n', stderr: '' });
});
