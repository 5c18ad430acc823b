import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { makeTemporaryFolder } from '../../../support/contentFolder';

const bundle = (source: string, outfile: string) =>
  buildSync({ entryPoints: [source], outfile, bundle: true, platform: 'node', packages: 'external' });

/** Runs a script in a folder, with `inThreads`. */
function run(folder: string, script: string) {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  bundle('src/node/output/threads/inThreads.ts', path.join(folder, 'inThreads.cjs'));
  const code = `const { inThreads } = require('./inThreads.cjs');\n${script}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', code], { cwd: folder, encoding: 'utf8' });
  return { stdout, stderr };
}

function folderWithTasks(): string {
  const folder = makeTemporaryFolder();
  bundle('src/threads.ts', path.join(folder, '.cache/compiled/threads.js'));
  return folder;
}

const TEXT = 'Tilaus ja lasku. '.repeat(100);
const WRITE = (file: string) =>
  `writeForms({ file: ${JSON.stringify(file)}, content: Buffer.from(${JSON.stringify(TEXT)}), quality: 5, copies: ['.br', '.gz'] })`;

test('threads run tasks, and let the process end', () => {
  const folder = folderWithTasks();
  const script = `const writeForms = inThreads('writeForms', () => 'here');
Promise.all([${WRITE('a.html')}, ${WRITE('b.html')}, ${WRITE('c.html')}]).then((sizes) => console.log(sizes.join()));`;
  const { stdout, stderr } = run(folder, script);
  const forms = ['a', 'b', 'c'].map((name) => readFileSync(path.join(folder, `${name}.html.br`)));
  expect({ stdout, stderr }).toEqual({ stdout: `${forms.map(({ length }) => length).join()}\n`, stderr: '' });
  for (const form of forms) expect(brotliDecompressSync(form).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(path.join(folder, 'c.html.gz'))).toString()).toBe(TEXT);
});

test('an error in a thread rejects only its own task', () => {
  const script = `const writeForms = inThreads('writeForms', () => 'here');
Promise.allSettled([${WRITE('none/a.html')}, ${WRITE('b.html')}]).then(([a, b]) => console.log(a.reason.message.split(":")[0], b.status));`;
  expect(run(folderWithTasks(), script)).toEqual({ stdout: 'ENOENT fulfilled\n', stderr: '' });
});

test('an unknown task is an error', () => {
  const script = `inThreads('none', () => 'here')({}).catch(({ message }) => console.log(message));`;
  expect(run(folderWithTasks(), script)).toEqual({
    stdout: 'Module not found in bundle: ./features/none/node/threads/.ts\n',
    stderr: '',
  });
});

test('a thread that fails to start rejects its task', () => {
  const folder = folderWithTasks();
  const script = `require('fs').writeFileSync('.cache/compiled/threads.js', 'throw new Error("no code");');
const writeForms = inThreads('writeForms', () => 'here');
${WRITE('a.html')}.catch(({ message }) => console.log(message));`;
  expect(run(folder, script)).toEqual({ stdout: 'no code\n', stderr: '' });
});

test('without compiled thread code, the main thread runs the task', () => {
  const script = `Promise.resolve(inThreads('writeForms', () => 'here')({})).then(console.log);`;
  expect(run(makeTemporaryFolder(), script)).toEqual({ stdout: 'here\n', stderr: '' });
});
