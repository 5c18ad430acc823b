import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { NodeInput, NodePluginArgs } from 'gatsby';
import { loadPages } from '../../../../src/node/content/loadContent';
import { buildDocNode } from '../../../../src/node/graphql/pageNodes';
import { notePages, renewPages } from '../../../../src/node/graphql/renewPages';
import { projectLoad } from '../../../../src/node/site/projectSite';
import { removeTemporaryFolders, withContentFolder, type Changes } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const page = (text: string) => `---\ntitle: Ohje\ndescription: Ohje.\n---\n\n${text}\n`;
const svg = readFileSync('__tests__/fixtures/good/docs/ohjeet/kaavio.svg', 'utf8');
const TERM =
  'tilaus:\n  term: tilaus\n  explanation: Sopimus lehdestä.\n  page: /docs/alku\n  words: { sv: prenumeration }\n';

const digest = (fields: unknown) => createHash('sha256').update(JSON.stringify(fields)).digest('hex');

const PAGES = {
  'docs/kuva.mdx': page('![Kaavio](./kuva.svg)'),
  'docs/kuva.svg': svg,
  'docs/sana.mdx': page('Tee <Term>tilaus</Term> heti.'),
  'glossary.yaml': TERM,
};

/** The nodes of the docs as the content is now, by their ids. */
async function readNodes(): Promise<Map<string, NodeInput>> {
  const { content } = await loadPages(projectLoad());
  const nodes = (content?.docs ?? []).map((doc) => buildDocNode(doc, 'parent', digest));
  return new Map(nodes.map((node) => [node.id, node]));
}

/** The docs that are made again after a change of the content, by their paths. */
const renewedBy = (changes: Changes) =>
  withContentFolder(PAGES, async () => {
    const nodes = await readNodes();
    return withContentFolder(changes, async () => {
      notePages((await loadPages(projectLoad())).content);
      const renewed: NodeInput[] = [];
      await renewPages({
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
  ['a page is new', { 'docs/uusi.mdx': page('Uusi.') }, []],
  ['a page is removed', { 'docs/kuva.mdx': null }, []],
])('where %s, the pages that show it are made again and no others', async (_, changes, expected) => {
  expect(await renewedBy(changes)).toEqual(expected);
});
