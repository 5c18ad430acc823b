import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchContent } from '../../../../src/node/develop/watchContent';

let folder: string;
let stop: () => void;
let seen: Set<string>;
let wake: () => void = () => undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs', 'saldo.mdx'), 'one');
  seen = new Set();
  stop = watchContent(folder, (files) => {
    for (const file of files) seen.add(path.relative(folder, file));
    wake();
  });
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

/** Resolves when a file has been told. */
const told = (file: string) =>
  new Promise<void>((resolve) => {
    wake = () => {
      if (seen.has(file)) resolve();
    };
    wake();
  });

const saldo = path.join('docs', 'saldo.mdx');

test('a changed file is told', async () => {
  writeFileSync(path.join(folder, saldo), 'two');
  await told(saldo);
});

test('a file that an editor replaces is told, each time', async () => {
  for (const text of ['two', 'three']) {
    seen.clear();
    writeFileSync(path.join(folder, 'docs', '.new'), text);
    renameSync(path.join(folder, 'docs', '.new'), path.join(folder, saldo));
    await told(saldo);
  }
});

test('files of a new folder are told', async () => {
  mkdirSync(path.join(folder, 'docs', 'uudet'));
  await told(path.join('docs', 'uudet'));
  writeFileSync(path.join(folder, 'docs', 'uudet', 'eka.mdx'), 'one');
  await told(path.join('docs', 'uudet', 'eka.mdx'));
});

test('a folder that goes is told, and the others are still watched', async () => {
  mkdirSync(path.join(folder, 'blog'));
  await told('blog');
  seen.clear();
  rmSync(path.join(folder, 'blog'), { recursive: true });
  await told('blog');
  writeFileSync(path.join(folder, saldo), 'two');
  await told(saldo);
});
