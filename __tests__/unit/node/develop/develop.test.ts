import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPage } from '../../../../src/node/develop/openPage';
import { restartNotices, type Settled } from '../../../../src/node/develop/restartNotices';
import { terminalReport } from '../../../../src/node/develop/contentState';
import { joinChanges, watchContent } from '../../../../src/node/develop/watchContent';
import { writingState } from '../../../../src/node/develop/writingState';
import type { Diagnostic, Finding } from '../../../../src/node/diagnostics/diagnostic';
import { contentFolder } from '../../../../src/node/environment';
import { makeTemporaryFolder } from '../../../support/contentFolder';

const text = { title: 'Saldo', description: '', html: '<p>Yksi</p>', islands: [], toc: [] };

function opened(template: string | undefined) {
  const written: string[] = [];
  const headers: Record<string, string>[] = [];
  const stream = {
    writeHead: (_status: number, sent: Record<string, string>) => void headers.push(sent),
    write: (part: string) => void written.push(part),
  };
  return { page: openPage({ path: '/docs/saldo', locale: 'fi' }, template, stream), written, headers };
}

test('sends a text once, uncached', () => {
  const { page, written, headers } = opened('doc');
  expect(headers).toMatchObject([{ 'Cache-Control': 'no-cache, no-transform' }]);
  page.sendText(text);
  page.sendText({ ...text });
  expect(written).toEqual([`event: text\ndata: ${JSON.stringify(text)}\n\n`]);
});

test.each([
  ['a page that goes', 'doc', undefined],
  ['a page that becomes a redirect', 'doc', 'redirect'],
])('renews %s, once', (_name, before, now) => {
  const { page, written } = opened(before);
  page.settle(before);
  expect(written).toEqual([]);
  page.settle(now);
  page.settle(now);
  expect(written).toEqual(['event: renew\ndata: {}\n\n']);
});

test('opens a search again if its files were written after the page was opened', () => {
  const { page, written } = opened('doc');
  for (const time of [1, 1, 2, 2]) page.settleSearch(time);
  expect(written).toEqual(['event: search\ndata: {"locale":"fi"}\n\n']);
});

test('reports settings and folders that need a restart', () => {
  const settled = (baseUrl: string, slots: string, ...folders: string[]): Settled => ({
    settings: { baseUrl, locales: '[]' },
    folders: ['blog', ...folders],
    files: { 'content/slots': slots },
  });
  expect(restartNotices(settled('"/"', 'a'), settled('"/ohje/"', 'b', 'videos'))).toEqual([
    '"baseUrl" in site.yaml has changed. Start "npm run develop" again to see it.',
    'content/slots has changed. Start "npm run develop" again to see it.',
    'The folder "videos" is new. Start "npm run develop" again to see what is in it.',
  ]);
});

const at = { file: 'content/docs/a.mdx', line: 3, column: 1 };
const link: Finding = { ...at, message: 'A dead link.', hint: 'Write another.' };
const key: Finding = { ...at, message: 'Unknown key "x".' };

const ONE = 'The content has 1 error.\n\n';
test.each<[name: string, before: Finding[], now: Finding[], report: string | undefined]>([
  ['reports nothing for valid content', [], [], undefined],
  ['reports new errors', [], [link], `${ONE}content/docs/a.mdx:3:1\n  A dead link.\n  Write another.`],
  ['reports an error once, even if it moves', [link], [{ ...link, line: 9 }], undefined],
  ['reports fixed errors', [link, key], [key], `${ONE}1 error fixed.\n\n1 error reported before is still there.`],
  ['reports that no errors are left', [link], [], 'The content has no errors any more.'],
])('the terminal %s', (_name, before, now, report) => expect(terminalReport(before, now)).toBe(report));

test('changes that arrive while earlier ones are handled are handled together', async () => {
  jest.useFakeTimers();
  const handled: string[][] = [];
  let finish = () => {};
  const { add } = joinChanges((files) => {
    handled.push(files);
    return new Promise<void>((resolve) => (finish = resolve));
  });
  for (const file of ['a', 'b', 'c', 'b']) {
    add(file);
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(handled).toEqual([['a']]);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(handled).toEqual([['a'], ['b', 'c']]);
  jest.useRealTimers();
});

describe('watchContent', () => {
  let folder: string;
  let stop: () => void;
  let seen: Set<string>;
  let wake: () => void = () => undefined;

  beforeEach(() => {
    folder = makeTemporaryFolder({ 'docs/saldo.mdx': 'one' });
    seen = new Set();
    stop = watchContent(folder, (files) => {
      for (const file of files) seen.add(path.relative(folder, file));
      wake();
      return Promise.resolve();
    });
  });
  afterEach(() => stop());

  /** Resolves when a change of the file has been reported. */
  const told = (file: string) =>
    new Promise<void>((resolve) => {
      wake = () => {
        if (seen.has(file)) resolve();
      };
      wake();
    });

  const saldo = path.join('docs', 'saldo.mdx');

  test('reports a file that an editor replaces, each time', async () => {
    for (const text of ['two', 'three']) {
      seen.clear();
      writeFileSync(path.join(folder, 'docs', '.new'), text);
      renameSync(path.join(folder, 'docs', '.new'), path.join(folder, saldo));
      await told(saldo);
    }
  });

  test('reports files of a new folder', async () => {
    mkdirSync(path.join(folder, 'docs', 'uudet'));
    await told(path.join('docs', 'uudet'));
    writeFileSync(path.join(folder, 'docs', 'uudet', 'eka.mdx'), 'one');
    await told(path.join('docs', 'uudet', 'eka.mdx'));
  });

  test('reports a removed folder, and still watches the others', async () => {
    mkdirSync(path.join(folder, 'blog'));
    await told('blog');
    seen.clear();
    rmSync(path.join(folder, 'blog'), { recursive: true });
    await told('blog');
    writeFileSync(path.join(folder, saldo), 'two');
    await told(saldo);
  });
});

const folder = contentFolder();
const nameOf = (file: string) => path.relative(process.cwd(), path.join(folder, file)).split(path.sep).join('/');
const own: Diagnostic = {
  file: nameOf('docs/a.mdx'),
  line: 3,
  column: 1,
  rule: 'front-matter/unknown-key',
  level: 'error',
  message: 'Unknown key "x".',
  hint: 'Remove it.',
};
const other: Diagnostic = {
  file: nameOf('site.yaml'),
  rule: 'front-matter/missing-key',
  level: 'warning',
  message: 'There is no title.',
};
const facts = { notices: ['Start again.'], round: 4 };

/** The fields of a diagnostic that are sent unchanged. */
const told = ({ rule, level, message, hint }: Diagnostic) => ({ rule, level, message, hint: hint ?? null });

test('a page gets the diagnostics of its file, and those of others', () =>
  expect(writingState([other, own], own.file, facts)).toEqual({
    file: own.file,
    own: [{ place: `${own.file}:3:1`, source: { file: path.join(folder, 'docs', 'a.mdx'), line: 3 }, ...told(own) }],
    others: [{ place: other.file, source: { file: path.join(folder, 'site.yaml'), line: 1 }, ...told(other) }],
    otherCounts: { errors: 0, warnings: 1 },
    words: expect.objectContaining({
      summary: '1 error on this page, 1 warning in other files, restart needed',
    }) as unknown,
    ...facts,
  }));

test('a page without a file has no diagnostics, and gets the first of very many others', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...own, message: `ErrorCase ${index}.` }));
  const state = writingState(many, null, facts);
  expect(state.own).toEqual([]);
  expect(state.others.map(({ message }) => message)).toEqual(many.slice(0, 50).map(({ message }) => message));
  expect(state.otherCounts).toEqual({ errors: 10_000, warnings: 0 });
});

test('sorts errors before warnings, for the page and for other files', () => {
  const { own: ofPage, others } = writingState([other, { ...other, level: 'error' }, own], other.file, facts);
  expect(ofPage.map(({ level }) => level)).toEqual(['error', 'warning']);
  expect(others.map(({ level }) => level)).toEqual(['error']);
});
