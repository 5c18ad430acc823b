import { llmsFile } from '../../../../src/node/output/llmsFile';
import { page } from '../../../support/changes';
import { removeTemporaryFolders } from '../../../support/contentFolder';
import { publishFixture } from '../../../support/publishedFixture';

afterAll(removeTemporaryFolders);

const SITE = 'https://pieni.example.com';

test('the list follows the sidebars, then what stands in none, then the blog', async () => {
  const { path, text } = llmsFile((await publishFixture(page('Teksti.'))).site);
  expect(path).toBe('llms.txt');
  expect(text.split('\n\n')).toEqual([
    '# Pieni ohjesivusto',
    '> Ohjeita kokeiluun.',
    '## Ohjeet',
    [
      `- [Aloita tästä](${SITE}/docs/alku.md): Näin pääset alkuun.`,
      `- [Ohjeet](${SITE}/docs/ohjeet.md): Mistä ohjeet kertovat.`,
      `- [Laskut](${SITE}/docs/ohjeet/lasku.md): Laskun tiedot ja lähetys.`,
      `- [Saldo](${SITE}/docs/ohjeet/saldo.md): Saldon tarkistus.`,
    ].join('\n'),
    '## Versiot',
    `- [Kesäkuun versio](${SITE}/docs/versiot/kesakuu.md): Mitä kesäkuussa muuttui.`,
    '## Pieni ohjesivusto',
    `- [Uusi](${SITE}/docs/uusi.md): Uusi sivu.`,
    '## Blogi',
    [
      `- [Syksyn webinaari](${SITE}/blog/webinaari.md): Webinaarin aiheet.`,
      `- [Kesäkuun kuulumiset](${SITE}/blog/2025/06/30/kesakuu.md): Mitä kesäkuussa tapahtui.\n`,
    ].join('\n'),
  ]);
});

test('an unlisted page is not in the list, but has its Markdown alternate and is made', async () => {
  const { site } = await publishFixture(page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\nunlisted: true'));
  expect(llmsFile(site).text).not.toContain('/docs/uusi');
  expect(site.docs.map(({ path }) => path)).toContain('/docs/uusi');
});
