import { execFileSync } from 'node:child_process';
import { checkContent } from '../../../../../../src/node/content/checkContent';
import { loadContent } from '../../../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../../../src/node/content/recordStore';
import { applyChanges, makeContentFolder, removeTemporaryFolders } from '../../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: ${title} lyhyesti.\n---\n\n${text}\n`;

/** Commits all of a folder at a time. */
function commit(folder: string, time: string): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time };
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { env, stdio: 'ignore' });
  git('add', '-A');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'Change');
}

test('a translation that was last changed before its original is named', async () => {
  const folder = makeContentFolder({
    'docs/uusi.mdx': page('Uusi', 'Teksti.'),
    'docs/uusi.sv.mdx': page('Ny', 'Text.'),
    'docs/vanha.mdx': page('Vanha', 'Teksti.'),
    'docs/vanha.sv.mdx': page('Gammal', 'Text.'),
  });
  execFileSync('git', ['-C', folder, 'init', '-q']);
  commit(folder, '2025-01-01T10:00:00Z');
  applyChanges(folder, { 'docs/uusi.mdx': page('Uusi', 'Toinen teksti.') });
  commit(folder, '2025-01-02T10:00:00Z');
  const warnings = checkContent(await loadContent(folder, createRecordStore()), ['warning']);
  expect(warnings.filter(({ rule }) => rule === 'translation/outdated')).toEqual([
    {
      rule: 'translation/outdated',
      level: 'warning',
      file: 'content/docs/uusi.sv.mdx',
      line: 1,
      column: 1,
      message: 'This translation is older than its original, and tells its readers so.',
      hint: 'See what has changed in content/docs/uusi.mdx.',
    },
  ]);
});
