import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writePlan } from '../../../packages/import/src/writePlan';
import { projectEngine } from '../../../src/engine';
import { checkContent } from '../../../src/node/content/checkContent';
import { loadContent } from '../../../src/node/content/loadContent';
import { createRecordStore } from '../../../src/node/content/recordStore';
import { planDocs, showLive } from '../planDocs';
import { applyEdit, stepsOf, trySteps } from '../steps';

const FENCE = '```';
const block = (info: string, text: string) => `${FENCE}${info}\n${text}\n${FENCE}\n`;
const RUN = block('sh run', 'npm run check');

describe('stepsOf', () => {
  test('reads the marked blocks of a page in order, also in lists', () => {
    const page = [block('sh', 'npm start'), block('yaml file=a.yaml', 'a: 1'), `1. Run:\n\n   ${RUN.replaceAll('\n', '\n   ')}`];
    expect(stepsOf(page.join('\n'))).toEqual([
      { kind: 'write', file: 'a.yaml', line: 5, text: 'a: 1' },
      { kind: 'run', line: 11, text: 'npm run check' },
    ]);
  });

  test('reads a diff and what is printed', () => {
    expect(stepsOf(`${RUN}${block('text expect', 'No errors.')}${block('diff file=a.yaml', '-a: 1')}`).slice(1)).toEqual([
      { kind: 'expect', line: 4, text: 'No errors.' },
      { kind: 'edit', file: 'a.yaml', line: 7, text: '-a: 1' },
    ]);
  });

  test('takes no steps of a page that runs nothing', () => {
    expect(stepsOf(block('yaml file=a.yaml', 'a: 1'))).toEqual([]);
  });
});

describe('applyEdit', () => {
  test.each([
    ['replaces a line', 'a\nb\nc\n', '-b\n+B', 'a\nB\nc\n'],
    ['adds a line after another', 'a\nb\n', ' a\n+x', 'a\nx\nb\n'],
    ['makes several changes', 'a\nb\n', '-a\n+A\n@@\n-b\n+B', 'A\nB\n'],
  ])('%s', (_, text, diff, changed) => expect(applyEdit(text, diff)).toBe(changed));

  test.each([
    ['a line that is gone', 'a\n', '-b\n+B', 0],
    ['a line that is there twice', 'b\nb\n', '-b\n+B', 2],
  ])('fails for %s', (_, text, diff, times) => {
    expect(() => applyEdit(text, diff)).toThrow(`These lines are in the file ${times} times instead of once:\nb\n`);
  });
});

describe('trySteps', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'steps-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const attempt = (page: string, code = 0, output = 'all fine') =>
    trySteps(stepsOf(page), folder, () => Promise.resolve({ code, output }));

  test('writes and changes files, and finds what is printed', async () => {
    const page = [block('text file=x/a.txt', 'one'), block('diff file=x/a.txt', '-one\n+two'), RUN, block('text expect', 'fine')];
    expect(await attempt(page.join('\n'))).toBeUndefined();
    expect(readFileSync(path.join(folder, 'x/a.txt'), 'utf8')).toBe('two\n');
  });

  test.each([
    [RUN, 3, 'line 1: the commands end with 3:\nnpm run check\nall fine'],
    [`${RUN}\n${block('text expect', 'No errors.')}`, 0, 'line 5: the commands do not print "No errors.":\nall fine'],
  ])('reports the step that is stale: %j', async (page, code, problem) => {
    expect(await attempt(page, code)).toBe(problem);
  });

  test('reports a change of lines that are gone', async () => {
    const problem = await attempt(`${block('text file=b.txt', 'one')}${block('diff file=b.txt', '-three')}${RUN}`);
    expect(problem).toContain('line 4: b.txt cannot be changed. These lines are in the file 0 times');
  });
});

describe("the handbook's site", () => {
  const planned = planDocs();

  test('shows live elements behind their source', () => {
    const source = '<Kbd>Ctrl+K</Kbd>';
    expect(showLive(`{/* live */}\n\n${block('mdx', source)}`)).toBe(`${block('mdx', source)}\n${source}\n`);
    expect(showLive(block('mdx', source))).toBe(block('mdx', source));
  });

  test('has every page of the handbook, and its own settings', async () => {
    const files = new Map((await planned).map((file) => [file.path, file.content]));
    expect(files.get('docs/index.mdx')).toContain('title: Handbook');
    expect(files.get('docs/reference/elements.mdx')).toContain('```\n\n<Steps>');
    expect(files.get('site.yaml')).toContain('title: Handbook');
  });

  test('passes the check', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-'));
    writePlan(await planned, folder, { isMirror: true });
    const loaded = await loadContent(projectEngine(folder), createRecordStore());
    rmSync(folder, { recursive: true });
    expect(checkContent(loaded, ['error'])).toEqual([]);
  });
});
