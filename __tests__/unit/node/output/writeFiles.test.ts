import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { removeOldFiles, writeFiles } from '../../../../src/node/output/writeFiles';
import { makeContentFolder, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test('files are written, and those of the last build that are no more are removed', () => {
  const folder = makeTemporaryFolder();
  const list = path.join(folder, 'cache', 'list.json');
  const build = (...paths: string[]) => {
    const files = paths.map((name) => ({ path: name, text: `Teksti ${name}` }));
    writeFiles(folder, files);
    removeOldFiles(folder, files, list);
  };
  build('/docs/vanha.md', '/docs/ohjeet/saldo.md');
  expect(readFileSync(path.join(folder, 'docs/vanha.md'), 'utf8')).toBe('Teksti /docs/vanha.md');
  writeFiles(folder, [{ path: 'oma.txt', text: 'Ei kenenkään muun.' }]);
  build('/docs/ohjeet/saldo.md', 'llms.txt');
  const left = ['docs/vanha.md', 'docs/ohjeet/saldo.md', 'llms.txt', 'oma.txt'].filter((name) =>
    existsSync(path.join(folder, name)),
  );
  expect(left).toEqual(['docs/ohjeet/saldo.md', 'llms.txt', 'oma.txt']);
});

test('what the owner has put in the place of a file of the last build stays', () => {
  const folder = makeTemporaryFolder();
  const list = path.join(folder, 'cache', 'list.json');
  const robots = { path: 'robots.txt', text: 'Rakennettu' };
  writeFiles(folder, [robots]);
  removeOldFiles(folder, [robots], list);
  makeContentFolder({ 'static/robots.txt': 'Oma' });
  writeFiles(folder, [{ ...robots, text: 'Oma' }]);
  removeOldFiles(folder, [], list);
  expect(readFileSync(path.join(folder, 'robots.txt'), 'utf8')).toBe('Oma');
});

test('a file that has its text already stays as it is', () => {
  const folder = makeTemporaryFolder();
  const [same, other] = [path.join(folder, 'sama.md'), path.join(folder, 'muu.md')];
  writeFiles(
    folder,
    [same, other].map((file) => ({ path: path.basename(file), text: 'Teksti' })),
  );
  utimesSync(same, 1, 1);
  writeFiles(folder, [
    { path: 'sama.md', text: 'Teksti' },
    { path: 'muu.md', text: 'Toinen' },
  ]);
  expect(statSync(same).mtimeMs).toBe(1000);
  expect(readFileSync(other, 'utf8')).toBe('Toinen');
});
