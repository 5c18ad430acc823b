import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assertSaved, excerpts } from '../../../../scripts/lib/contentCommand';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterEach(removeTemporaryFolders);

/** A content folder of which git has everything but `docs/uusi.mdx`. */
function savedFolder(): string {
  const folder = makeContentFolder({ 'docs/uusi.mdx': 'uusi' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      stdio: 'pipe',
    });
  git('init', '-q');
  git('add', '.');
  git('rm', '-q', '--cached', 'docs/uusi.mdx');
  git('commit', '-qm', 'Alku');
  return folder;
}

const changeOf = (folder: string, name: string, isRemoved = false) => {
  const from = path.join(folder, name);
  return { from, to: isRemoved ? undefined : from, text: isRemoved ? undefined : 'x', planned: readFileSync(from) };
};

test('what git has may be written and removed, and a new file may be written', () => {
  const folder = savedFolder();
  const changes = [
    changeOf(folder, 'site.yaml'),
    changeOf(folder, 'docs/alku.mdx', true),
    changeOf(folder, 'docs/uusi.mdx'),
    { from: undefined, to: path.join(folder, 'docs/x.mdx'), text: 'x', planned: undefined },
  ];
  expect(() => assertSaved(folder, changes)).not.toThrow();
});

test('what git has not got is not overwritten or removed', () => {
  const folder = savedFolder();
  appendFileSync(path.join(folder, 'site.yaml'), '# muutos\n');
  const changes = [changeOf(folder, 'site.yaml'), changeOf(folder, 'docs/uusi.mdx', true)];
  expect(() => assertSaved(folder, changes)).toThrow(
    new Error(
      'Git has not got these files as they are now, so what would be written to them could not be undone:\n  content/site.yaml\n  content/docs/uusi.mdx\nCommit them first, or add --force.',
    ),
  );
});

test('without git nothing is removed', () => {
  const folder = makeContentFolder();
  expect(() => assertSaved(folder, [changeOf(folder, 'site.yaml')])).not.toThrow();
  expect(() => assertSaved(folder, [changeOf(folder, 'site.yaml', true)])).toThrow(/content\/site\.yaml/);
});

const long = 'x'.repeat(60);
const pairs: [before: string, after: string, shown: [string, string]][] = [
  ['ab', 'aXb', ['ab', 'aXb']],
  [
    `${long}a${long}`,
    `${long}bb${long}`,
    [`…${'x'.repeat(40)}a${'x'.repeat(40)}…`, `…${'x'.repeat(40)}bb${'x'.repeat(40)}…`],
  ],
  ['aa', 'aaa', ['aa', 'aaa']],
];

test.each(pairs)('%j and %j are shown where they differ', (before, after, shown) => {
  expect(excerpts(before, after)).toEqual(shown);
});
