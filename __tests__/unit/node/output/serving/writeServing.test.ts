import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readServing, removeUnpublished, writeServing } from '../../../../../src/node/output/serving/writeServing';
import { servingTable } from '../../../../../src/node/output/serving/servingTable';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

const start = process.cwd();
afterAll(() => {
  process.chdir(start);
  removeTemporaryFolders();
});

/** The folder of a project that has been built, in which the process is then. */
function enterProject(): string {
  const project = makeTemporaryFolder();
  applyChanges(project, {
    'public/index.html': 'x',
    'public/webpack.stats.json': '{}',
    'public/chunk-map.json': '{}',
    'public/~partytown/a.js': 'x',
    'public/static/kuva.svg': 'x',
  });
  process.chdir(project);
  return project;
}

const TABLE = servingTable({
  origins: ['https://ohje.example.com'],
  base: '',
  codes: ['fi'],
  policy: "default-src 'none'",
  redirects: [{ from: '/a', path: '/b', hash: '' }],
});

test('what Gatsby leaves for itself is not published, all else is', () => {
  const output = path.join(enterProject(), 'public');
  removeUnpublished(output);
  expect(readdirSync(output).sort()).toEqual(['index.html', 'static']);
});

test('the files of hosts stand in the site, those of the server beside it', () => {
  const project = enterProject();
  writeServing(TABLE, path.join(project, 'public'));
  expect(readFileSync('public/_redirects', 'utf8')).toContain('\n/a /b 301\n');
  expect(readFileSync('public/_headers', 'utf8')).toContain('\n/static/*\n  Cache-Control: ');
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain('location = "/a" { return 301 "/b$is_args$args"; }');
  expect(existsSync('public/nginx.conf')).toBe(false);
});

test('npm run serve reads what the build wrote', () => {
  enterProject();
  expect(readServing()).toBeUndefined();
  writeServing(TABLE, path.resolve('public'));
  expect(readServing()).toEqual(TABLE);
});
