import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { NodeInput, NodePluginArgs } from 'gatsby';
import { loadPages } from '../../../../src/node/content/loadContent';
import { buildDocNode } from '../../../../src/node/graphql/pageNodes';
import { notePages, renewPages, withStanding } from '../../../../src/node/graphql/renewPages';
import { withContentFolder, type Changes } from '../../../support/contentFolder';
import { added, engineOf } from '../../../support/engine';
import { contentFolder } from '../../../../src/node/environment';

/** The last commits of files, by the ends of their paths. */
let commits: Record<string, string> = {};
jest.mock<object>('../../../../src/node/content/gitDates', () => ({
  ...jest.requireActual<object>('../../../../src/node/content/gitDates'),
  gitDatesOnce: (folder: string) =>
    new Map(Object.entries(commits).map(([file, time]) => [`${folder}/${file}`, { added: time, changed: time }])),
}));

beforeEach(() => (commits = {}));
const page = (text: string) => `---\ntitle: Ohje\ndescription: Ohje.\n---\n\n${text}\n`;
const svg = readFileSync('__tests__/fixtures/good/docs/ohjeet/kaavio.svg', 'utf8');
const TERM =
  'tilaus:\n  term: tilaus\n  explanation: Sopimus lehdestä.\n  page: /docs/alku\n  words: { sv: prenumeration }\n';

const digest = (fields: unknown) => createHash('sha256').update(JSON.stringify(fields)).digest('hex');

const PAGES = {
  'docs/kuva.mdx': page('![Kaavio](./kuva.svg)'),
  'docs/kuva.svg': svg,
  'docs/kuvat/ohje.mdx': page('Ohje.'),
  'docs/sana.mdx': page('Tee <Term>tilaus</Term> heti.'),
  'docs/sana.sv.mdx': page('Gör så.'),
  'glossary.yaml': TERM,
};

/** The engine of the current content folder. */
const engine = () => engineOf(contentFolder());

/** The nodes of the current docs, by id. */
async function readNodes(): Promise<Map<string, NodeInput>> {
  const { content } = await loadPages(engine().load());
  notePages(engine(), content);
  const nodes = (content?.docs ?? []).map((doc) =>
    withStanding(engine(), buildDocNode(doc, 'parent', digest, added), digest),
  );
  return new Map(nodes.map((node) => [node.id, node]));
}

/** The paths of the docs that are made again after a change. */
const renewedBy = (changes: Changes, committed = commits) =>
  withContentFolder(PAGES, async () => {
    const nodes = await readNodes();
    commits = committed;
    return withContentFolder(changes, async () => {
      notePages(engine(), (await loadPages(engine().load())).content);
      const renewed: NodeInput[] = [];
      await renewPages(engine(), {
        getNode: (id: string) => nodes.get(id),
        createContentDigest: digest,
        actions: { createNode: (node: NodeInput) => renewed.push(node) },
      } as unknown as NodePluginArgs);
      const now = await readNodes();
      expect(renewed).toEqual(renewed.map(({ id }) => now.get(id)));
      return renewed.map(({ path }) => String(path)).sort();
    });
  });

test.each<[string, Changes, string[]]>([
  ['nothing changes', {}, []],
  ['a picture changes', { 'docs/kuva.svg': svg.replace('</svg>', '<!-- uusi --></svg>') }, ['/docs/kuva']],
  ['a term changes', { 'glossary.yaml': TERM.replace('lehdestä', 'laitteesta') }, ['/docs/sana']],
  ['a kind changes', { 'kinds.yaml': 'kuvat: { under: docs/kuvat, unconfirmed: details }\n' }, ['/docs/kuvat/ohje']],
  ['a page is new', { 'docs/uusi.mdx': page('Uusi.') }, []],
  ['a page is removed', { 'docs/kuva.mdx': null }, []],
])('when %s, makes only the pages that show it again', async (_, changes, expected) => {
  expect(await renewedBy(changes)).toEqual(expected);
});

test('makes a committed page again, and its translation only if it is outdated now', async () => {
  commits = { 'docs/sana.mdx': '2025-01-01T10:00:00Z', 'docs/sana.sv.mdx': '2025-01-02T10:00:00Z' };
  const later = (time: string) => renewedBy({}, { ...commits, 'docs/sana.mdx': time });
  expect(await later('2025-01-02T09:00:00Z')).toEqual(['/docs/sana']);
  expect(await later('2025-01-03T09:00:00Z')).toEqual(['/docs/sana', '/docs/sana']);
});
