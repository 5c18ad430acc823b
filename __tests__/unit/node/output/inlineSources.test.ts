import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectInlineSources } from '../../../../src/node/output/inlineSources';
import { finishHtml, surveyPages } from '../../../../src/node/output/surveyPages';
import { splitRules } from '../../../../src/node/output/serving/mergeStyleBlocks';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

/** What the pages of a folder have inline; gives them their styles, as a build does. */
function gatherIn(folder: string) {
  const pages = surveyPages(folder, 'https://ohje.example.com', '');
  const { blocks, ...inline } = collectInlineSources(pages, path.join(folder, '.cache', 'styles.json'));
  const html = pages.map(({ name }) => {
    const file = path.join(folder, name);
    const finished = finishHtml(readFileSync(file, 'utf8'), blocks.get(name));
    writeFileSync(file, finished);
    return finished;
  });
  return { inline, html };
}

function gather(pages: Record<string, string>) {
  const folder = makeTemporaryFolder();
  applyChanges(folder, pages);
  return gatherIn(folder);
}

const styles = (letters: string) =>
  `<style data-page="">${[...letters].map((each) => `.css-${each}{}`).join('')}</style>`;

test('what pages have inline is told once', () => {
  const { inline, html } = gather({
    'a.html': `<style>:root{}</style>${styles('ab')}<script>x()</script><i data-player="https://p.example/1"></i>`,
    'b.html': `<style>:root{}</style>${styles('ab')}<script>x()</script><script>y()</script>`,
  });
  expect(inline).toEqual({
    scripts: ['x()', 'y()'],
    styles: [':root{}', '.css-a{}.css-b{}'],
    frames: ['https://p.example'],
    findings: [],
  });
  expect(html[0]).toContain(styles('ab'));
});

test('many kinds of pages share few blocks of styles, each of which has all that its pages use', () => {
  const kinds = [...'cdefghijklmn'];
  const { inline, html } = gather(
    Object.fromEntries(kinds.map((kind) => [`${kind}.html`, `<head>${styles(`ab${kind}`)}</head>`])),
  );
  expect(inline.styles).toHaveLength(6);
  expect(inline.findings).toEqual([]);
  kinds.forEach((kind, index) => {
    const [, css = ''] = /data-page="">(.*)<\/style><\/head>$/.exec(html[index] ?? '') ?? [];
    expect(splitRules(css)).toEqual(expect.arrayContaining(['.css-a{}', '.css-b{}', `.css-${kind}{}`]));
  });
});

test('pages that a build leaves as they were make no other blocks', () => {
  const kinds = [...'cdefghijklmn'];
  const page = (kind: string) => `<head>${styles(`ab${kind}`)}</head>`;
  const folder = makeTemporaryFolder();
  applyChanges(folder, Object.fromEntries(kinds.map((kind) => [`${kind}.html`, page(kind)])));
  const first = gatherIn(folder);
  applyChanges(folder, { 'f.html': page('f') });
  expect(gatherIn(folder)).toEqual(first);
});

test('a script that differs from page to page is a fault', () => {
  const names = Array.from({ length: 9 }, (_, index) => `p${index}`);
  const { inline } = gather(Object.fromEntries(names.map((name) => [`${name}.html`, `<script>${name}()</script>`])));
  expect(inline.findings).toEqual([
    '9 different inline scripts, of which the Content-Security-Policy has room for 8\n' +
      '  on /p8, and others\n' +
      '  Put what differs from page to page into an attribute, so that one script serves all pages.',
  ]);
});

test('an attribute that the policy forbids is a fault, told once with some of its pages', () => {
  const names = ['a', 'b', 'c', 'd'];
  const { inline } = gather(Object.fromEntries(names.map((name) => [`${name}.html`, '<p style="color:red">x</p>'])));
  expect(inline.findings).toEqual([
    'the attribute "style", which the Content-Security-Policy forbids\n  on /a, /b, /d\n' +
      '  Give the element a class, or listen to it in a module of src/islands.',
  ]);
});
