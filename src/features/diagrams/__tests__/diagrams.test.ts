import { chmodSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inSite, page } from '../../../../__tests__/support/changes';
import type { Changes } from '../../../../__tests__/support/contentFolder';
import { diagnosticsAfter, errorsAfter, withContent } from '../../../../__tests__/support/errorCases';
import { formatFinding } from '../../../node/diagnostics/diagnostic';
import { markdownOf } from '../../../node/output/exportFiles';
import { plainContent } from '../../../node/html/plainContent';
import { plainLabels, sourceLine } from '../node/drawDiagrams';

const folder = mkdtempSync(path.join(tmpdir(), 'diagrams-'));

/** Draws each source as an empty sheet, fails at the line that a source names, and notes each run. */
const BROWSER = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const html = readFileSync(new URL(process.argv.at(-1)), 'utf8');
const { sources } = JSON.parse(/const input = (.*?\\});\\n/.exec(html)[1]);
writeFileSync(${JSON.stringify(folder)} + '/run-' + process.pid, '');
if (sources.includes('crash')) throw new Error('No display.');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect fill="#edf5f1" width="80" height="40"/></svg>';
const drawn = sources.map((source) => {
  const line = /WRONG (\\d+)/.exec(source)?.[1];
  return line ? { message: 'Parse error on line 9:\\n  A -->\\n-----^\\nExpecting B', line: Number(line) } : { svg };
});
console.log('<body data-drawn="' + encodeURIComponent(JSON.stringify(drawn)) + '"></body>');
`;
const browser = path.join(folder, 'browser.cjs');
writeFileSync(browser, BROWSER);
chmodSync(browser, 0o755);

const before = { ...process.env };
beforeEach(() => void Object.assign(process.env, { BROWSER_PATH: browser, BUILD_CACHE: folder }));
afterAll(() => void Object.assign(process.env, before));

/** A source that no other test draws. */
const fresh = (source = 'A --> B') => `flowchart LR\n  ${source}\n  %% ${expect.getState().currentTestName}`;
const fence = (source: string, meta = ' title="Tie"') => `\`\`\`mermaid${meta}\n${source}\n\`\`\``;
const withDiagrams = (body: string): Changes => ({ ...inSite('footer:', 'diagrams: mermaid\nfooter:'), ...page(body) });
const runs = () => readdirSync(folder).filter((name) => name.startsWith('run-')).length;
const contentAfter = (changes: Changes) =>
  withContent(changes, ({ content }) => content?.docs.find((each) => each.path === '/docs/uusi')?.content);
const errorsOf = async (body: string) => (await errorsAfter(withDiagrams(body))).map((each) => formatFinding(each));

test('all diagrams are drawn in one run, each as an image in a figure, and not again in the next build', async () => {
  const [first, second] = [fence(fresh()), fence(fresh('accTitle: Toinen\n  accDescr { Kaksi\n  osaa }'), '')];
  const changes = withDiagrams(`${first}\n\n- A\n\n  ${second.replaceAll('\n', '\n  ')}`);
  const earlier = runs();
  const content = await contentAfter(changes);
  expect(content?.html).toMatch(
    /<figure class="figure" .*<img src="\u2063⟦file⟧\/static\/images\/\w+-\w+\.svg" alt="Tie" class="drawing" width="80" height="40"/s,
  );
  expect(content?.html).toContain('alt="Toinen: Kaksi osaa"');
  expect(content?.images).toMatchObject([{ isDrawing: true }, { isDrawing: true }]);
  expect(content?.sections).toMatchObject([{ text: 'Tie A Toinen: Kaksi osaa' }]);
  expect(markdownOf(plainContent(content?.html ?? '', 'https://pieni.example.com/'))).toContain(first);
  await contentAfter({ ...changes, ...page(`Muu.\n\n${first}`) });
  expect(runs() - earlier).toBe(1);
});

test('a kept drawing that is damaged is drawn again', async () => {
  const changes = withDiagrams(fence(fresh()));
  const image = async () => [...((await contentAfter(changes))?.images ?? [])][0];
  const first = await image();
  const earlier = runs();
  writeFileSync(first?.file ?? '', '<svg');
  expect(await image()).toEqual(first);
  expect(runs() - earlier).toBe(1);
});

test('without the setting the block stays code', async () => {
  const content = await contentAfter(page(fence(fresh())));
  expect(content?.html).toContain('<figure class="code"');
});

test.each([
  ['no alternative', fence(fresh(), ''), 'docs/uusi.mdx:6:1\n  The diagram has no text for those who do not see it.'],
  [
    'a wrong line',
    `Alku.\n\n${fence(fresh('WRONG 2'))}`,
    'docs/uusi.mdx:10:1\n  Mermaid cannot draw the diagram: A --> Expecting B',
  ],
  [
    'a picture in a label',
    `Alku.\n\n${fence(fresh('A["<IMG\tsrc=\'https://example.com/x.png\' />"]'))}`,
    `docs/uusi.mdx:10:1\n  A diagram cannot show "<IMG\tsrc='https://example.com/x.png' />".`,
  ],
  ['a broken browser', fence('crash'), 'docs/uusi.mdx:6:1\n  '],
])('%s is an error', async (_, body, report) => {
  expect(await errorsOf(body)).toEqual([expect.stringContaining(report)]);
});

test('without Chromium the error says how to get it', async () => {
  Object.assign(process.env, { BROWSER_PATH: '', PATH: folder });
  const errors = await errorsOf(fence(fresh()));
  process.env.PATH = before.PATH;
  expect(errors).toEqual([expect.stringMatching(/docs\/uusi\.mdx:6:1\n.* none was found\.\n.*apt-get install/)]);
});

test.each([
  ['A\nB\nC', 2, 2],
  ['\n%% note\nA\n  %% note\nB', 2, 5],
  ['---\ntitle: T\n---\nA\nB', 2, 5],
  ['%%{init: {}}%%\nA\nB\n', 9, 3],
])('the line of %j that Mermaid calls %i is %i', (source, line, expected) => {
  expect(sourceLine(source, line)).toBe(expected);
});

test('formatting in labels is left out and told, at its line, but not in comments', async () => {
  const source = fresh('%% <i>\n  A["<b>Tilaus</b>"]');
  const found = await diagnosticsAfter(withDiagrams(fence(source)), ['warning']);
  expect(found.filter(({ rule }) => rule === 'diagram/html').map((each) => formatFinding(each))).toEqual([
    expect.stringMatching(/docs\/uusi\.mdx:9:1\n {2}The drawing leaves "<b>" out: labels of diagrams are plain text\./),
  ]);
});

test.each([
  ['A["<b>Tilaus</b><br/>uusi <i>asiakas</i>"]', 'A["Tilaus<br/>uusi asiakas"]'],
  [`A["<div style='font-weight: bold'>Nimi</div><div>[Henkilö]</div>"]`, 'A["Nimi<br/>[Henkilö]"]'],
  ['A-->>B: <STRONG>hei</STRONG> sana', 'A-->>B: hei sana'],
  ['A[fa:fa-car Auto]', 'A[ Auto]'],
  ['class A { +List<int> x }\nA <|-- B\n<<interface>> A', 'class A { +List<int> x }\nA <|-- B\n<<interface>> A'],
  ['A["&lt;b&gt; <bold> <br> i < b > c"]', 'A["&lt;b&gt; <bold> <br> i < b > c"]'],
])('the labels of %j are %j', (source, expected) => {
  expect(plainLabels(source)).toBe(expected);
});
