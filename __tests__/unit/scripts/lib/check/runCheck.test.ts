import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runCheck } from '../../../../../scripts/lib/check/runCheck';
import { page, replaced } from '../../../../support/changes';
import {
  applyChanges,
  makeContentFolder,
  makeTemporaryFolder,
  removeTemporaryFolders,
} from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const check = (...args: string[]) => runCheck(args, { hasColor: false });
interface Report {
  errors: number;
  diagnostics: { rule: string; file: string; line: number; column: number }[];
}
const reported = async (...args: string[]) => {
  const { output, exitCode } = await check('--format', 'json', ...args);
  return { exitCode, ...(JSON.parse(output) as Report) };
};

const DEAD = page('Katso [tätä](/docs/kadonnut).');

test('a sound folder ends with 0 and says so', async () => {
  makeContentFolder();
  expect(await check('--rule', 'link/broken')).toEqual({
    output: 'The content has no errors.',
    errorOutput: '',
    exitCode: 0,
  });
});

test('an error ends with 1, a warning does not', async () => {
  makeContentFolder(DEAD);
  expect((await reported('--rule', 'link/broken')).exitCode).toBe(1);
  const { exitCode, diagnostics } = await reported('--rule', 'page/orphan');
  expect(exitCode).toBe(0);
  expect(diagnostics.length).toBeGreaterThan(0);
});

test('paths choose files and folders', async () => {
  const folder = makeContentFolder(DEAD);
  const filesOf = async (...names: string[]) => {
    const { diagnostics } = await reported('--rule', 'link/broken', ...names.map((name) => path.join(folder, name)));
    return diagnostics.map(({ file }) => file);
  };
  expect(await filesOf('docs')).toEqual(['content/docs/uusi.mdx']);
  expect(await filesOf('blog', 'docs/uusi.mdx')).toEqual(['content/docs/uusi.mdx']);
  expect(await filesOf('blog')).toEqual([]);
});

test('a path that is not there, and one outside the content, are wrong calls', async () => {
  const folder = makeContentFolder();
  const missing = path.join(folder, 'docs/ei.mdx');
  expect(await check(missing)).toEqual({
    output: '',
    errorOutput: `There is no "${missing}". Check its name and its folder.`,
    exitCode: 2,
  });
  expect(await check('/')).toEqual({
    output: '',
    errorOutput: '"/" is outside the content folder. Name a file or a folder of content.',
    exitCode: 2,
  });
});

test('a wrong option ends with 2 and reads nothing', async () => {
  process.env.SITE_CONTENT = path.join(makeTemporaryFolder(), 'ei');
  expect((await check('--format', 'pdf')).exitCode).toBe(2);
});

const git = (folder: string, ...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });

test('with --changed only files that differ from the last commit are reported', async () => {
  const folder = makeContentFolder(DEAD);
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Start');
  expect((await reported('--rule', 'link/broken', '--changed')).diagnostics).toEqual([]);
  applyChanges(folder, {
    'docs/ä uusi.mdx': '---\ntitle: Toinen\ndescription: Toinen.\n---\n\n[a](/docs/poissa)\n',
    'docs/rivi\nvaihto.mdx': '---\ntitle: Kolmas\ndescription: Kolmas.\n---\n\n[a](/docs/poissa)\n',
  });
  const { diagnostics } = await reported('--rule', 'link/broken', '--changed');
  expect(diagnostics.map(({ file }) => file)).toEqual(['content/docs/rivi\nvaihto.mdx', 'content/docs/ä uusi.mdx']);
});

test('--changed outside of a repository is a wrong call', async () => {
  const folder = makeContentFolder();
  expect(await check('--changed')).toEqual({
    output: '',
    errorOutput: `--changed asks Git, and ${folder} is in no repository with a commit.`,
    exitCode: 2,
  });
});

const DEAD_PAGE = '---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\nKatso [tätä](/docs/kadonnut).\n';

test.each<[string, string | Uint8Array]>([
  ['a byte order mark', `\ufeff${DEAD_PAGE}`],
  ['CRLF', DEAD_PAGE.replace(/\n/g, '\r\n')],
  ['both', `\ufeff${DEAD_PAGE.replace(/\n/g, '\r\n')}`],
])('places are right in a file with %s', async (_what, text) => {
  makeContentFolder({ 'docs/uusi.mdx': text });
  expect((await reported('--rule', 'link/broken')).diagnostics).toMatchObject([{ line: 6, column: 7 }]);
});

test('a check by default settings, where site.yaml cannot be used, says so', async () => {
  makeContentFolder(replaced('site.yaml', 'locales:', 'local:'));
  const { output, exitCode } = await check();
  expect(output).toMatch(/1 error {2}data\/value\nEach file was read by itself, with default settings\. .*$/);
  expect(exitCode).toBe(1);
});

test.each([
  ['docs/uusi.mdx', DEAD_PAGE, 6],
  ['glossary.yaml', 'saldo:\n  term: Katso m\n  explanation: Velka.\n', 2],
])('%s with bytes that are no UTF-8 is told', async (name, text, line) => {
  const bytes = Buffer.from(text);
  bytes[text.indexOf('Katso') + 5] = 0xe4;
  makeContentFolder({ [name]: bytes });
  const { diagnostics } = await reported('--rule', 'syntax/encoding');
  expect(diagnostics).toEqual([
    {
      level: 'error',
      rule: 'syntax/encoding',
      file: `content/${name}`,
      line,
      column: expect.any(Number) as number,
      message: 'This character cannot be read: the file is not UTF-8.',
      hint: 'Save the file as UTF-8, and write the character again.',
      isFixable: false,
    },
  ]);
});
