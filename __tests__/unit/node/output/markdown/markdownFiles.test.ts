import path from 'node:path';
import { createTextCache } from '../../../../../src/node/cache/textCache';
import { markdownFiles } from '../../../../../src/node/output/markdown/markdownFiles';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';
import { publishFixture } from '../../../../support/publishedFixture';

afterAll(removeTemporaryFolders);

const emptyCache = () => createTextCache(path.join(makeTemporaryFolder(), 'markdown.json'));

test('every text has a Markdown alternate in its own language, with title, description and address', async () => {
  const files = markdownFiles((await publishFixture({}, '/ohje')).site, emptyCache());
  expect(files.map(({ path }) => path)).toEqual([
    '/docs/alku.md',
    '/sv/docs/alku.md',
    '/docs/ohjeet.md',
    '/docs/ohjeet/lasku.md',
    '/docs/ohjeet/saldo.md',
    '/docs/versiot/kesakuu.md',
    '/blog/2025/06/30/kesakuu.md',
    '/blog/webinaari.md',
  ]);
  expect(files.find(({ path }) => path === '/sv/docs/alku.md')?.text).toBe(
    [
      '# Börja här',
      '> Så kommer du i gång.',
      '<https://pieni.example.com/ohje/sv/docs/alku>',
      'Läs först [anvisningarna](https://pieni.example.com/ohje/sv/docs/ohjeet).\n',
    ].join('\n\n'),
  );
});

test('a draft has no Markdown alternate, and neither has its translation', async () => {
  const draft = '---\ntitle: Luonnos\ndescription: Kesken.\ndraft: true\n---\n\nTeksti.\n';
  const { site } = await publishFixture({
    'docs/uusi.mdx': draft,
    'docs/uusi.sv.mdx': draft.replace('draft: true\n', ''),
  });
  expect(markdownFiles(site, emptyCache()).filter(({ path }) => path.includes('uusi'))).toEqual([]);
});
