import { goodText, page, replaced } from '../../../../../__tests__/support/changes';
import { makeContentFolder } from '../../../../../__tests__/support/contentFolder';
import { publishFixture } from '../../../../../__tests__/support/publishedFixture';
import { writeFiles } from '../../../../node/files/writeFiles';
import { markdownFiles } from '../../../../node/output/exportFiles';
import { buildSiteList } from '../../node/siteLists';
import { writeLists } from '../../node/writeLists';

const SITE = 'https://pieni.example.com';
const settings = (value: string) => ({ 'site.yaml': `${goodText('site.yaml')}assistants: ${value}\n` });

test('the list has the sidebars, other listed docs, the blog and other lists', async () => {
  const { site } = await publishFixture({
    ...page('Teksti.', 'title: Uusi [1]\ndescription: Uusi sivu.'),
    'docs/piilo.mdx': '---\ntitle: Piilo\ndescription: Piilo.\nunlisted: true\n---\n\nTeksti.\n',
    // A page of two sidebars.
    ...replaced('sidebars.yaml', '    - versiot/kesakuu\n', '    - versiot/kesakuu\n    - alku\n'),
  });
  expect(site.docs.map(({ path }) => path)).toContain('/docs/piilo');
  expect(buildSiteList(site, 'fi').split('\n\n')).toEqual([
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
    `- [Uusi \\[1\\]](${SITE}/docs/uusi.md): Uusi sivu.`,
    '## Blogi',
    [
      `- [Syksyn webinaari](${SITE}/blog/webinaari.md): Webinaarin aiheet.`,
      `- [Kesäkuun kuulumiset](${SITE}/blog/2025/06/30/kesakuu.md): Mitä kesäkuussa tapahtui.`,
    ].join('\n'),
    '## Optional',
    `- [llms-full.txt](${SITE}/llms-full.txt)\n- [Svenska](${SITE}/sv/llms.txt)\n`,
  ]);
  expect(buildSiteList(site, 'sv').split('\n\n').slice(1, 4)).toEqual([
    '> Anvisningar för prov.',
    '## Anvisningar',
    `- [Börja här](${SITE}/sv/docs/alku.md): Så kommer du i gång.`,
  ]);
});

/** Returns the Markdown of the pages of a site, and the files that the step writes for them, by path. */
async function writtenFiles(changes: Record<string, string>) {
  const [{ site }, output] = [await publishFixture(changes), makeContentFolder()];
  const pages = markdownFiles(site);
  writeFiles(output, pages);
  const { files = [] } = (await writeLists.run({ site, output } as Parameters<typeof writeLists.run>[0])) ?? {};
  const byPath = (all: readonly { path: string; text?: string }[]) =>
    new Map(all.map(({ path, text = '' }) => [path, text]));
  return { pages: byPath(pages), files: byPath([...files]) };
}

test('each language has a list and whole texts; only its Markdown begins with the address of the list', async () => {
  const { pages, files } = await writtenFiles(settings('{}'));
  const text = `# Börja här\n\n> Så kommer du i gång.\n\n<${SITE}/sv/docs/alku>\n\nLäs först [anvisningarna](${SITE}/sv/docs/ohjeet).\n`;
  expect([...files.keys()]).toEqual(['/llms.txt', '/llms-full.txt', '/sv/llms.txt', '/sv/llms-full.txt']);
  expect(files.get('/sv/llms-full.txt')).toBe(text);
  expect(pages.get('/sv/docs/alku.md')).toBe(`> Alla sidor: ${SITE}/sv/llms.txt\n\n${text}`);
  const titles = files.get('/llms-full.txt')?.match(/^# .*/gm) ?? [];
  expect(titles.slice(0, 4)).toEqual(['# Aloita tästä', '# Ohjeet', '# Laskut', '# Saldo']);
  const without = await writtenFiles({});
  expect([without.files.size, without.pages.get('/sv/docs/alku.md')]).toEqual([0, text]);
});

test('whole texts above the size are in parts, which the first file lists', async () => {
  const { files } = await writtenFiles({ ...settings('{ partSize: 1 }'), ...page('Pitkä. '.repeat(300)) });
  const parts = [...files].filter(([name]) => /^\/llms-full-/.test(name));
  const list = parts.map(([name]) => `- ${SITE}${name}\n`).join('');
  expect(files.get('/llms-full.txt')).toBe(`# Pieni ohjesivusto\n\n${list}`);
  // A page that is longer is a part of its own.
  expect(parts.filter(([, text]) => Buffer.byteLength(text) > 1000)).toHaveLength(1);
  expect(parts.some(([, text]) => (text.match(/^<http/gm) ?? []).length > 1)).toBe(true);
});

test('the address of an assistant needs a placeholder', async () => {
  const wrong = settings('{ openIn: [chatgpt, { label: A, url: https://a.example.com }] }');
  await expect(publishFixture(wrong)).rejects.toThrow('contains {url} or {prompt}');
});
