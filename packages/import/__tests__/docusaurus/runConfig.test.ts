import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { runConfig } from '../../src/docusaurus/runConfig';
import { makeTemporaryFolder } from '../../../../__tests__/support/contentFolder';

function run(name: string, text: string, limit?: number) {
  const folder = makeTemporaryFolder();
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return runConfig(file, [folder], { limit }).then((result) => ({ folder, ...result }));
}

test.each([
  ['one that throws', "throw new Error('No key');", 'No key'],
  ['one that ends', 'process.exit(3);', 'It ended without a result'],
  ['one that is no JavaScript', 'module.exports = {', 'end of file'],
  [
    'one that asks the network',
    "module.exports = fetch('https://a.example').title;",
    'Settings may not use the network.',
  ],
])('reports the reason for settings that %s', async (_name, text, reason) => {
  const { error } = await run('a.js', text);
  expect(error).toContain(reason);
});

test('stops settings that hang', async () => {
  const { error } = await run('a.js', 'for (;;);', 1500);
  expect(error).toBe('It took longer than 1.5 seconds and was ended');
});

test.each([
  ['something', "process.stdout.write('text of its own');"],
  ['what looks like a result', "process.stdout.write('\\nRESULT{');"],
  ['much', "process.stdout.write('a'.repeat(1000000));"],
])('reads settings that write %s', async (_what, code) => {
  const { value } = await run('a.js', `${code}\nmodule.exports = { title: 'A' };\n`);
  expect(value).toEqual({ title: 'A' });
});

test('reports settings that write after their result', async () => {
  const code = "process.on('exit', () => require('fs').writeSync(3, '{'));\nmodule.exports = { title: 'A' };";
  expect((await run('a.js', code)).error).toBe('Its result could not be read');
});

test('stops settings that read outside the folders, also by a link', async () => {
  const [folder, file] = [makeTemporaryFolder(), path.join(makeTemporaryFolder(), 'secret.json')];
  writeFileSync(file, '{ "title": "Secret" }');
  symlinkSync(file, path.join(folder, 'inside.json'));
  writeFileSync(path.join(folder, 'a.mjs'), "import a from './inside.json';\nexport default a;");
  const error = `It reads ${file}, which may not be read: name its folder with --also`;
  expect(await runConfig(path.join(folder, 'a.mjs'), [folder])).toEqual({ value: undefined, error });
});

test('stops settings that write a file', async () => {
  const code = "require('fs').writeFileSync(__dirname + '/new.txt', 'a');\nmodule.exports = {};";
  const { error, folder } = await run('a.js', code);
  expect(error).toMatch(/permission|restricted/i);
  expect(existsSync(path.join(folder, 'new.txt'))).toBe(false);
});

test('stops settings that start a program', async () => {
  const code =
    "require('child_process').execSync('touch ' + __dirname + '/new.txt');\nmodule.exports = { title: 'A' };";
  const { value, folder } = await run('a.js', code);
  expect(value).toMatchObject({ title: 'A' });
  expect(existsSync(path.join(folder, 'new.txt'))).toBe(false);
});

describe('the network', () => {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.end();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    ['a module of Node', "globalThis.require('http').get(URL)"],
    ['a built-in module', "process.getBuiltinModule('node:net').connect(new URL(URL).port, '127.0.0.1')"],
    ['a name', "globalThis.require('dns').lookup('a.example', () => undefined)"],
  ])('is blocked for %s', async (_what, call) => {
    const address = `'http://127.0.0.1:${(server.address() as AddressInfo).port}'`;
    const { error } = await run(
      'a.js',
      `${call.replace(/\(URL\)/g, `(${address})`)};\nmodule.exports = { title: 'A' };`,
    );
    expect(error).toBe('Settings may not use the network.');
    expect(asked).toBe(0);
  });
});
