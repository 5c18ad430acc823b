import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectInlineSources } from '../../../../src/node/output/inlineSources';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

/** Gathers the facts of pages by name; tells the pages as they are then, too. */
function gather(pages: Record<string, string>) {
  const folder = makeTemporaryFolder();
  applyChanges(folder, pages);
  const files = Object.keys(pages).map((name) => path.join(folder, name));
  const facts = collectInlineSources(files, (file) => `/${path.basename(file, '.html')}`);
  return { facts, html: files.map((file) => readFileSync(file, 'utf8')) };
}

const styles = (letters: string) =>
  `<style data-emotion="css ${[...letters].join(' ')}">${[...letters].map((each) => `.css-${each}{}`).join('')}</style>`;

test('what pages have inline is told once', () => {
  const { facts, html } = gather({
    'a.html': `<style>:root{}</style>${styles('ab')}<script>x()</script><i data-player="https://p.example/1"></i>`,
    'b.html': `<style>:root{}</style>${styles('ab')}<script>x()</script><script>y()</script>`,
  });
  expect(facts).toEqual({
    scripts: ['x()', 'y()'],
    styles: [':root{}', '.css-a{}.css-b{}'],
    frames: ['https://p.example'],
    faults: [],
  });
  expect(html[0]).toContain(styles('ab'));
});

test('the list of code that only Gatsby’s own router reads is taken out', () => {
  const { facts, html } = gather({
    'a.html':
      '<body>\n  <script\n    id="gatsby-chunk-mapping"\n  >\n window.___chunkMapping="{}";\n </script>\n<script>x()</script></body>',
  });
  expect(html).toEqual(['<body><script>x()</script></body>']);
  expect(facts.scripts).toEqual(['x()']);
});

test('many kinds of pages share few blocks of styles, each of which has all that its pages use', () => {
  const kinds = [...'cdefghijklmn'];
  const { facts, html } = gather(
    Object.fromEntries(kinds.map((kind) => [`${kind}.html`, `<head>${styles(`ab${kind}`)}</head>`])),
  );
  expect(facts.styles).toHaveLength(8);
  expect(facts.faults).toEqual([]);
  kinds.forEach((kind, index) => {
    const [, ids = '', css = ''] = /data-emotion="css ([^"]*)">(.*)<\/style><\/head>$/.exec(html[index] ?? '') ?? [];
    expect(ids.split(' ')).toEqual(expect.arrayContaining(['a', 'b', kind]));
    expect(css).toBe(
      ids
        .split(' ')
        .map((id) => `.css-${id}{}`)
        .join(''),
    );
  });
});

test('a script that differs from page to page is a fault', () => {
  const names = Array.from({ length: 9 }, (_, index) => `p${index}`);
  const { facts } = gather(Object.fromEntries(names.map((name) => [`${name}.html`, `<script>${name}()</script>`])));
  expect(facts.faults).toEqual([
    '9 different inline scripts, of which the Content-Security-Policy has room for 8\n' +
      '  on /p8, and others\n' +
      '  Put what differs from page to page into an attribute, so that one script serves all pages.',
  ]);
});

test('an attribute that the policy forbids is a fault, told once with some of its pages', () => {
  const names = ['a', 'b', 'c', 'd'];
  const { facts } = gather(Object.fromEntries(names.map((name) => [`${name}.html`, '<p style="color:red">x</p>'])));
  expect(facts.faults).toEqual([
    'the attribute "style", which the Content-Security-Policy forbids\n  on /a, /b, /d\n' +
      '  Give the element a class, or listen to it in a module of src/islands.',
  ]);
});
