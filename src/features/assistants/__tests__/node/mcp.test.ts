import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { makeContentFolder } from '../../../../../__tests__/support/contentFolder';

const SITE = 'https://pieni.example.com';
/** Code of the content that writes to the output, a page to quote, and one that is not published. */
const CHANGES = {
  'extensions/loud/feature.ts': `import { defineFeature } from 'site/extend';
export default defineFeature({ name: 'loud', isOn: () => console.log('loud') === undefined });
`,
  'docs/kertoja.mdx':
    '---\ntitle: Kertoja\ndescription: Kertoo.\n---\n\n## Sateenvarjo\n\nNostaa **sateenvarjon** ylös.\n',
  'docs/kollegoille.mdx': '---\ntitle: A\ndescription: A.\naudience: colleagues\n---\n\nSalainen sateenvarjo.\n',
  'docs/luonnos.mdx': '---\ntitle: Luonnos\ndescription: Luonnos.\ndraft: true\n---\n\nSalainen sateenvarjo.\n',
};

const QUOTED = `${SITE}/docs/kertoja#sateenvarjo`;
const client = new Client({ name: 'test', version: '1' });
const errors: Error[] = [];

beforeAll(async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['scripts/run.mjs', 'scripts/featureCommand.ts', 'mcp'],
    env: { ...(process.env as Record<string, string>), SITE_CONTENT: makeContentFolder(CHANGES) },
    stderr: 'ignore',
  });
  // A line that is not a message of the protocol is an error.
  client.onerror = (error) => errors.push(error);
  await client.connect(transport);
});

afterAll(() => client.close());

async function call(name: string, input: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: input });
  return (content as { text: string }[]).map(({ text }) => text).join();
}

test.each([
  ['search', { query: 'saldo', limit: 1 }, `- [Saldo](${SITE}/docs/ohjeet/saldo): Saldon tarkistus.`],
  ['search', { query: 'börja', language: 'sv' }, `- [Börja här](${SITE}/sv/docs/alku): Så kommer du i gång.`],
  ['search', { query: 'xyzzy' }, 'The site has no page about this.'],
  ['search', { query: 'saldo', language: 'de' }, 'The site has no language "de". Its languages are fi, en, sv.'],
  ['search', { query: 'a', language: 'en' }, 'The site has no pages in "en". Readers there search the pages in "fi".'],
  ['compose_answer', { question: 'sateenvarjo' }, `> Nostaa sateenvarjon ylös.\n\n[Kertoja: Sateenvarjo](${QUOTED})`],
  ['compose_answer', { question: 'xyzzy' }, 'The site has no text that answers this, so nothing is quoted.'],
  ['read_page', { address: '/docs/alkuu' }, 'The site has no page /docs/alkuu. Did you mean "/docs/alku"?'],
  ['read_page', { address: 'kollegoille' }, 'The site has no page kollegoille. The tool list_pages has the addresses.'],
  ['read_page', { address: 'luonnos' }, 'The site has no page luonnos. The tool list_pages has the addresses.'],
])('%s of %j', async (name, input, expected) => expect(await call(name, input)).toBe(expected));

test('input of the wrong form is named', async () => {
  const text = await call('search', { query: ' ', limit: 0 });
  expect(text).toContain('Write at least one word. at query');
  expect(text).toContain('expected number to be >=1 at limit');
});

test('pages are read by path, by address and as resources', async () => {
  const markdown = await call('read_page', { address: '/sv/docs/alku' });
  expect(markdown).toMatch(/^# Börja här\n/);
  expect(await call('read_page', { address: `${SITE}/sv/docs/alku.md#a` })).toBe(markdown);
  const { resources } = await client.listResources();
  const uri = `${SITE}/sv/docs/alku.md`;
  expect(resources.find((each) => each.uri === uri)).toMatchObject({ title: 'Börja här', mimeType: 'text/markdown' });
  const { contents } = await client.readResource({ uri });
  expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: markdown }]);
  expect(await call('list_pages', { language: 'sv' })).toContain(`- [Börja här](${uri}): Så kommer du i gång.`);
});

test('the tools only read, and only the protocol is in the output', async () => {
  const { tools } = await client.listTools();
  expect([tools.map(({ annotations }) => annotations?.readOnlyHint), errors]).toEqual([[true, true, true, true], []]);
});
