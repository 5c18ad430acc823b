import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { copyContent, makeTemporaryFolder } from '../../../../../__tests__/support/contentFolder';
import { loadSite } from '../../../../node/content/loadSite';
import { createRecordStore } from '../../../../node/content/recordStore';
import { LANGUAGES } from '../../../../node/diagnostics/messages';
import { headersFor } from '../../../../node/output/serving/headerTable';
import { buildNginxFiles } from '../../../../node/output/serving/nginxConf';
import { servingTable } from '../../../../node/output/serving/servingTable';
import { glossarySchema } from '../../../../node/schema/glossarySchema';
import { docSchema, postSchema } from '../../../../node/schema/pageSchemas';
import * as tables from '../../../../node/schema/tableSchemas';
import { synonymsSchema } from '../../../../node/schema/synonymsSchema';
import { editorConfig } from '../../node/editorConfig';
import { editorSchema, editorTool } from '../../node/editorSettings';
import { jsonSchemaOf, type Field } from '../../node/fields';
import { writeEditor } from '../../node/writeEditor';
import { added, engineOf } from '../../../../../__tests__/support/engine';

jest.mock('../../../../node/bundle/bundleScript', () => ({ bundleScript: () => Promise.resolve('code') }));

const folder = copyContent(makeTemporaryFolder(), { editor: '{ backend: gitlab, repo: yritys/ohjeet, review: true }' });
mkdirSync(path.join(folder, 'videos'), { recursive: true });

function configIn(language: (typeof LANGUAGES)[number]) {
  const { loaded } = loadSite(engineOf(folder), createRecordStore());
  if (loaded === undefined) throw new Error('The site cannot be loaded.');
  return editorConfig(loaded, language);
}

interface Collection {
  name: string;
  fields?: Field[];
  files?: { name: string; fields: Field[] }[];
}
const collections = configIn('fi').cms.collections as Collection[];
const fieldsIn = (name: string) =>
  (collections.find((each) => each.name === name)?.fields ?? []).flatMap((field) =>
    field.name === 'more' ? (field.fields ?? []) : [field],
  );
const entriesIn = (name: string) =>
  collections.flatMap(({ files = [] }) => files).find((each) => each.name === name)?.fields[0]?.fields ?? [];

/** The keys of a schema, or of the entries of a list or a group, with those that are required. */
function keysOf(schema: z.ZodType): Record<string, boolean> {
  const { items, additionalProperties, ...whole } = jsonSchemaOf(schema);
  const entry = typeof items === 'object' && !Array.isArray(items) ? items : additionalProperties;
  const { properties = {}, required = [] } =
    whole.properties === undefined && typeof entry === 'object' ? entry : whole;
  return Object.fromEntries(Object.keys(properties).map((key) => [key, required.includes(key)]));
}

/** What the editor adds to the keys of the tables. */
const ADDED = ['body', 'source', 'key'];
const requiredBy = (fields: readonly Field[]) =>
  Object.fromEntries(fields.filter(({ name }) => !ADDED.includes(name)).map(({ name, required }) => [name, required]));

test.each<[string, z.ZodType, Field[]]>([
  ['pages', docSchema(added), fieldsIn('docs')],
  ['posts', postSchema, fieldsIn('blog')],
  ['videos', tables.videoSchema, fieldsIn('videos')],
  ['glossary', glossarySchema, entriesIn('glossary')],
  ['synonyms', synonymsSchema, entriesIn('synonyms-fi')],
  ['redirects', tables.redirectsSchema, entriesIn('redirects')],
  ['authors', tables.authorsSchema, entriesIn('authors')],
  ['topics', tables.tagsSchema, entriesIn('tags')],
])('%s have a field for each key of the schema, required as there', (_, schema, fields) => {
  expect(requiredBy(fields)).toEqual(keysOf(schema));
});

test('parts of the content without a folder are not shown', () => {
  rmSync(path.join(folder, 'videos'), { recursive: true });
  const shown = (configIn('fi').cms.collections as Collection[]).map(({ name }) => name);
  expect(collections.map(({ name }) => name)).toEqual(['docs', 'blog', 'videos', 'data']);
  expect(shown).toEqual(['docs', 'blog', 'data']);
});

test('every field has a label in every language', () => {
  for (const language of LANGUAGES) {
    const found = JSON.stringify(configIn(language).cms.collections).matchAll(
      /"name":"\w+",(?!"label")[^}]*"widget":"(?!hidden)\w+/g,
    );
    // The languages of a text and the pairs of a group have the names of their keys.
    expect([...found].map(([text]) => text).filter((text) => !/"name":"(?:fi|en|sv|item)"/.test(text))).toEqual([]);
  }
});

test('pages are searched for where a key names pages, and dates and choices have their fields', () => {
  const field = (name: string) => fieldsIn('docs').find((each) => each.name === name);
  expect(field('affects')).toMatchObject({ widget: 'relation', collection: 'docs', multiple: true });
  expect(field('aliases')).toMatchObject({ widget: 'list' });
  expect(field('reviewed')).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
  expect(field('released')).toMatchObject({
    pattern: ['^\\d{4}-(0[1-9]|1[0-2])$', 'Muoto ei kelpaa. Kirjoita näin: 2025-10'],
  });
  expect(field('toc_min_heading_level')).toMatchObject({ widget: 'number', min: 2, max: 6 });
});

test.each([
  ['{ backend: github }', { backend: 'github' }, '"editor.repo" is missing.'],
  ['no pull requests', { backend: 'gitea', repo: 'a/b', review: true }, 'The editor has no review with "gitea".'],
])('settings are checked: %s', (_, settings, message) => {
  const { error } = editorSchema.safeParse(settings);
  expect(error?.issues.map((issue) => issue.message.split('\n')[0])).toEqual([message]);
});

describe('serving', () => {
  const settings = editorSchema.parse({ backend: 'gitlab', repo: 'a/b', apiRoot: 'https://git.example.com/api/v4' });
  const site = {
    origins: ['https://ohje.example.com'],
    codes: ['fi'],
    redirects: [],
    base: '/ohje',
    policy: 'readers',
  };
  const table = servingTable({ ...site, tools: [editorTool(settings)] });
  const policyAt = (path: string) =>
    new Map(headersFor('text/html', table.headers, path)).get('Content-Security-Policy');

  test('only the editor may connect to the server of the repository', () => {
    expect(policyAt('/ohje/admin/index.html')).toContain("connect-src 'self' data: blob: https://git.example.com;");
    expect(policyAt('/ohje/administration')).toBe('readers');
    expect(headersFor('text/html', table.headers, '/ohje/admin')).toContainEqual([
      'Cross-Origin-Opener-Policy',
      'same-origin-allow-popups',
    ]);
  });

  test('no site shows the editor in a frame, also where some show the pages', () => {
    const { headers } = servingTable({ ...site, shared: ['/embed.js'], tools: [editorTool(settings)] });
    const sent = (path: string) => new Map(headersFor('text/html', headers, path));
    expect(sent('/ohje/admin/index.html').get('X-Frame-Options')).toBe('DENY');
    expect(sent('/ohje/admin/').get('Content-Security-Policy')).toMatch(/; frame-ancestors 'none'$/);
    expect(sent('/ohje/docs/saldo').get('X-Frame-Options')).toBe(undefined);
  });

  test('an editor with a host of its own is written for it, and the site only leads there', async () => {
    const own = { ...settings, url: 'https://editor.example.com' };
    expect(editorTool(own).policy).not.toContain('connect-src');
    const { loaded } = loadSite(engineOf(folder), createRecordStore());
    if (loaded === undefined) throw new Error('The site cannot be loaded.');
    const target = makeTemporaryFolder();
    const site = { title: 'A </title>', editor: own };
    const published = { base: '/ohje', docs: [], sidebars: [], defaultCode: 'fi', site };
    const build = { loaded, output: path.join(target, 'public'), site: published };
    await writeEditor.run(build as unknown as Parameters<typeof writeEditor.run>[0]);
    const text = (name: string) => readFileSync(path.join(target, name), 'utf8');
    expect(readdirSync(path.join(target, 'public/admin'))).toEqual(['index.html']);
    expect(text('public/admin/index.html')).toContain('content="0; url=https://editor.example.com/admin/"');
    expect(text('deploy/editor/admin/index.html')).toContain('src="/admin/editor.js?v=');
    for (const page of ['public/admin/index.html', 'deploy/editor/admin/index.html'])
      expect(text(page)).toContain('<title>A &lt;/title&gt;</title>');
    expect(text('deploy/editor/_headers')).toMatch(
      /connect-src [^;]*https:\/\/git\.example\.com;.*frame-ancestors 'none'/,
    );
    expect(text('deploy/editor/admin/editor.js')).toBe('code');
  });

  test('nginx has the policy', () => {
    expect(buildNginxFiles(table).server).toContain(
      String.raw`"~^text/html.* /ohje/admin(?:/|$)" "default-src 'none';`,
    );
  });

  test('a site without the editor has the rules that it had', () => {
    expect(buildNginxFiles(servingTable(site)).server).toContain('map $sent_http_content_type $');
    expect(JSON.stringify(servingTable(site).headers)).not.toContain('allow-popups');
  });
});
