import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goodText, page, replaced } from '../../../../../__tests__/support/changes';
import { makeTemporaryFolder } from '../../../../../__tests__/support/contentFolder';
import { publishFixture } from '../../../../../__tests__/support/publishedFixture';
import { markdownFiles } from '../../../../node/output/exportFiles';
import { writeLists } from '../../node/writeLists';
import { buildSiteList } from '../../node/siteLists';

const SITE = 'https://pieni.example.com';
const NEW = page('Teksti.', 'title: Uusi [1]\ndescription: Uusi sivu.');
const settings = (value: string) => ({ 'site.yaml': `${goodText('site.yaml')}assistants: ${value}\n` });

test('the list has the sidebars, then other docs, then the blog, then other lists', async () => {
  expect(buildSiteList((await publishFixture(NEW)).site, 'fi').split('\n\n')).toEqual([
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
});

test('the list of another language has only the pages that are written in it', async () => {
  expect(
    buildSiteList((await publishFixture(NEW)).site, 'sv')
      .split('\n\n')
      .slice(1, 4),
  ).toEqual([
    '> Anvisningar för prov.',
    '## Anvisningar',
    `- [Börja här](${SITE}/sv/docs/alku.md): Så kommer du i gång.`,
  ]);
});

test('an unlisted page is not in the list, but is published', async () => {
  const { site } = await publishFixture(page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\nunlisted: true'));
  expect(buildSiteList(site, 'fi')).not.toContain('/docs/uusi');
  expect(site.docs.map(({ path: sitePath }) => sitePath)).toContain('/docs/uusi');
});

/** Returns the files that the step writes for a site, by path. */
async function writtenFiles(changes: Record<string, string>) {
  const { site } = await publishFixture(changes);
  const output = makeTemporaryFolder();
  for (const { path: name, text } of markdownFiles(site)) {
    mkdirSync(path.join(output, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(output, name), text);
  }
  const { files = [] } = (await writeLists.run({ site, output } as Parameters<typeof writeLists.run>[0])) ?? {};
  return new Map(files.map((file) => [file.path, file.text]));
}

test('each language with pages has a list and the whole texts, without the line above them', async () => {
  const files = await writtenFiles(settings('{}'));
  expect([...files.keys()]).toEqual(['/llms.txt', '/llms-full.txt', '/sv/llms.txt', '/sv/llms-full.txt']);
  expect(files.get('/sv/llms-full.txt')).toBe(
    `# Börja här\n\n> Så kommer du i gång.\n\n<${SITE}/sv/docs/alku>\n\nLäs först [anvisningarna](${SITE}/sv/docs/ohjeet).\n`,
  );
  expect(files.get('/llms-full.txt')?.match(/^# .*/gm)?.slice(0, 4)).toEqual([
    '# Aloita tästä',
    '# Ohjeet',
    '# Laskut',
    '# Saldo',
  ]);
});

test('whole texts above the size are in parts, which the first file lists', async () => {
  const files = await writtenFiles({ ...settings('{ partSize: 1 }'), ...page('Pitkä. '.repeat(300)) });
  const parts = [...files.keys()].filter((name) => /^\/llms-full-/.test(name));
  const list = parts.map((name) => `- ${SITE}${name}\n`).join('');
  expect(files.get('/llms-full.txt')).toBe(`# Pieni ohjesivusto\n\n${list}`);
  const sizes = parts.map((name) => Buffer.byteLength(files.get(name) ?? ''));
  // A page that is longer is a part of its own.
  expect(sizes.filter((size) => size > 1000)).toHaveLength(1);
  expect(parts.length).toBeLessThan([...parts].flatMap((name) => files.get(name)?.match(/^<http/gm) ?? []).length);
});

test('the Markdown of a page begins with the address of its list, only with the setting', async () => {
  const startOf = async (changes: Record<string, string>) => {
    const files = markdownFiles((await publishFixture(changes)).site);
    return files.find(({ path: name }) => name === '/sv/docs/alku.md')?.text.split('\n')[0];
  };
  expect(await startOf(settings('{}'))).toBe(`> Alla sidor: ${SITE}/sv/llms.txt`);
  expect(await startOf({})).toBe('# Börja här');
  expect((await writtenFiles({})).size).toBe(0);
});

test('the address of an assistant needs a placeholder', async () => {
  const wrong = settings('{ openIn: [chatgpt, { label: A, url: https://a.example.com }] }');
  await expect(publishFixture(wrong)).rejects.toThrow('contains {url} or {prompt}');
  await expect(publishFixture(replaced('site.yaml', 'Pieni', 'P'))).resolves.toBeDefined();
});
