import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../../node/files/listFiles';
import { docSchema } from '../../../../node/schema/pageSchemas';
import { listFormat, mapFormat, pageFormat, recordFormat, type ContentFormat } from '../../node/contentFormat';
import { defaultsOf, jsonSchemaOf } from '../../node/fields';
import { added } from '../../../../../__tests__/support/engine';

const page = pageFormat(defaultsOf(jsonSchemaOf(docSchema(added))), 'broken', ['aliases', 'tags']);

/** Opens a file, changes its values and saves it. */
function save(format: ContentFormat, text: string, change: (data: Record<string, unknown>) => object): string {
  const data = format.fromFile(text);
  return format.toFile({ ...data, ...change(data) });
}

/** The lines that only one of two texts has. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

const files = listFiles(path.resolve('__tests__/fixtures')).filter((file) => !/templates|locales/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

test('a page is saved as it is, or with the changed sentence only', () => {
  for (const file of files.filter((each) => each.endsWith('.mdx'))) {
    const text = read(file);
    // What a form shows for keys that the file lacks.
    const form: Record<string, unknown> = {
      draft: false,
      tags: [],
      reviewed: '',
      displayed_sidebar: null,
      ...page.fromFile(text),
    };
    expect(page.toFile(form)).toBe(text);
    const body = String(form.body);
    const changed = save(page, text, () => ({ body: body.replace('. ', '! ') }));
    const start = text.indexOf(body);
    expect(changed).toBe(text.slice(0, start) + body.replace('. ', '! ') + text.slice(start + body.length));
    const retitled = save(page, text, ({ title }) => ({ title: `${String(title)} uusin` }));
    expect(difference(text, retitled).map((line) => line.slice(0, 8))).toEqual(['- title:', '+ title:']);
  }
});

const YAML_FORMATS: readonly (readonly [pattern: RegExp, format: ContentFormat])[] = [
  [/[/\\](?:glossary|authors|tags)\.yaml$/, recordFormat()],
  [/[/\\](?:synonyms\.\w+|redirects)\.yaml$/, listFormat()],
  [/[/\\]videos[/\\][\w-]+\.yaml$|site\.yaml$/, mapFormat()],
];

test('a YAML file is saved as it is, or with the changed entry only', () => {
  for (const [pattern, format] of YAML_FORMATS)
    for (const file of files.filter((each) => pattern.test(each))) {
      const text = read(file);
      const data = format.fromFile(text);
      expect(format.toFile(data)).toBe(text);
      const { entries } = data as { entries?: Record<string, unknown>[] };
      if (entries === undefined) continue;
      const removed = difference(text, format.toFile({ ...data, entries: entries.slice(0, -1) }));
      expect(removed.filter((line) => line.startsWith('+'))).toEqual([]);
    }
});

const PAGE = `---
# A comment.
title: 'Saldo'   # the name

keywords: [avoin, "maksu"]
checks: { names/unknown: reason }
---


Teksti.
`;

test.each([
  [
    'a title',
    { title: "Saldon 'siirto'" },
    ["- title: 'Saldo'   # the name", "+ title: 'Saldon ''siirto'''   # the name"],
  ],
  [
    'a word of a list',
    { keywords: ['avoin', 'lasku', 'maksu'] },
    ['- keywords: [avoin, "maksu"]', '+ keywords: [avoin, lasku, "maksu"]'],
  ],
  ['a removed key', { keywords: [] }, ['- keywords: [avoin, "maksu"]']],
  ['new keys', { reviewed: '2026-01-02', draft: true }, ['+ reviewed: 2026-01-02', '+ draft: true']],
  [
    'a pair',
    { checks: [{ key: 'names/unknown', value: 'other' }] },
    ['- checks: { names/unknown: reason }', '+ checks: { names/unknown: other }'],
  ],
  ['values that mean nothing', { unlisted: false, tags: [], fallback: true, sidebar_label: '' }, []],
])('%s changes its lines only', (_, change, lines) => {
  expect(
    difference(
      PAGE,
      save(page, PAGE, () => change),
    ),
  ).toEqual(lines);
});

test('line breaks of Windows stay', () => {
  const text = PAGE.replace(/\n/g, '\r\n');
  expect(save(page, text, () => ({ title: 'Lasku' }))).toBe(text.replace("'Saldo'", "'Lasku'"));
});

test('a file without readable front matter is text', () => {
  const text = '---\ntitle: [\n---\nTeksti.\n';
  expect(page.fromFile(text)).toMatchObject({ title: 'broken', body: text });
  expect(save(page, text, () => ({ body: text.replace('[', 'Saldo') }))).toBe('---\ntitle: Saldo\n---\nTeksti.\n');
});

test('a new page has the values that it needs', () => {
  expect(
    page.toFile({
      title: 'Saldo',
      description: 'Yksi virke.',
      draft: false,
      fallback: true,
      keywords: [],
      body: '## A',
    }),
  ).toBe('---\ntitle: Saldo\ndescription: Yksi virke.\n---\n\n## A\n');
});

test('an announcement is added to the settings', () => {
  const text = '# Facts.\ntitle: Ohje\n';
  expect(save(mapFormat(), text, () => ({ announcement: { id: '', content: { fi: 'Hei' } } }))).toBe(
    `${text}announcement:\n  content:\n    fi: Hei\n`,
  );
});
