import { plainHtml, plainText } from '../../../../support/plainText';
import { publishFixture } from '../../../../support/publishedFixture';
import { markdownFiles, markdownOf } from '../../../../../src/node/output/exportFiles';

const SITE = 'https://ohje.example.com';

const rows = Object.entries({
  '**Vahva**, *korostettu*, ~~poistettu~~ ja `koodi`.': '**Vahva**, *korostettu*, ~~poistettu~~ ja `koodi`.',
  'Tähti \\* ja [x].': 'Tähti \\* ja \\[x].',
  '[Toinen](/docs/toinen#a)': `[Toinen](${SITE}/sv/docs/toinen#a)`,
  '## A {#oma}\n\n[A](#oma)': `## A\n\n[A](${SITE}/sv/docs/sivu#oma)`,
  '10<sup>2</sup> CO<sub>2</sub>': '10<sup>2</sup> CO<sub>2</sub>',
  '<Kbd>Ctrl+K</Kbd>': '`Ctrl+K`',
  '<Steps>\n\n3. Avaa.\n4. Sulje.\n\n</Steps>': '3. Avaa.\n4. Sulje.',
  ':::tip[Nopein *tapa*]\nHae.\n:::\n\n:::note\nLue.\n:::':
    '> **Vinkki: Nopein tapa**\n>\n> Hae.\n\n> **Huomaa**\n>\n> Lue.',
  '<Tabs>\n<Tab label="Verkkolasku">A.</Tab>\n<Tab label="Paperilasku">B.</Tab>\n</Tabs>':
    '**Verkkolasku**\n\nA.\n\n**Paperilasku**\n\nB.',
  '<Details summary="Lisää" id="lisaa">\n\nPiilossa.\n\n</Details>': '**Lisää**\n\nPiilossa.',
  '<Table caption="Hinnat">\n\n| A | B |\n| - | -: |\n| 1 | 2 |\n\n</Table>':
    '**Hinnat**\n\n| A |  B |\n| - | -: |\n| 1 |  2 |',
  '- [x] Tehty\n- [ ] Auki': '- [x] Tehty\n- [ ] Auki',
  'Teksti.[^a]\n\n[^a]: Selitys.': 'Teksti.[^1]\n\n[^1]: Selitys.',
  '```json title="a.json" {1} showLineNumbers\n{"a": 1}\n```': '**a.json**\n\n```json\n{"a": 1}\n```',
  '<HostedVideo provider="youtube" id="dQw4w9WgXcQ" title="Alku" />':
    '[Alku](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
});

test.each(rows)('%s', async (mdx, expected) => expect(markdownOf(await plainText(mdx))).toBe(`${expected}\n`));

test('a figure is its light picture with the caption below', async () => {
  const mdx = '<Figure src="./kaavio.svg" srcDark="./kaavio.svg" alt="Kaavio" caption="Näin" />';
  expect(markdownOf(await plainText(mdx))).toMatch(
    /^!\[Kaavio\]\(https:\/\/ohje\.example\.com\/static\/images\/kaavio-\w+\.svg\)\n\n\*Näin\*\n$/,
  );
});

test('a term is only its word', () => {
  const term =
    '<p>Katso <span class="term"><button type="button" class="term-button" popovertarget="t">saldosta</button>' +
    '<span class="term-note" id="t" popover="auto"><strong>saldo</strong> Avoimet laskut.</span></span>.</p>';
  expect(markdownOf(plainHtml(term))).toBe('Katso saldosta.\n');
});

test('a video is a link to its file, with description and transcript', () => {
  const video =
    '<div class="video"><figure><video controls><source src="\u2063⟦file⟧/static/a.webm"><track src="\u2063⟦file⟧/static/a.vtt">' +
    '<a href="\u2063⟦file⟧/static/a.webm">Alku</a></video><figcaption><strong class="video-title">Alku</strong> ' +
    '<span class="video-length">\u2063⟦text:videoLength⟧ <time datetime="PT65S">1:05</time></span>' +
    '<span class="video-description">Näin alat.</span></figcaption></figure>' +
    '<details class="transcript"><summary>\u2063⟦text:transcript⟧</summary><ol>' +
    '<li id="a-0"><a class="moment" href="#a-0">0:00</a> <span>Hei kaikki.</span></li>' +
    '<li id="a-2"><a class="moment" href="#a-2">0:02</a> <span>Nyt alkaa.</span></li></ol></details></div>';
  expect(markdownOf(plainHtml(video))).toBe(
    `[Alku](${SITE}/static/a.webm) (1:05)\n\nNäin alat.\n\n**Video tekstinä**\n\nHei kaikki. Nyt alkaa.\n`,
  );
});

test('every text has a Markdown alternate in its language, with title, description and address', async () => {
  const files = markdownFiles((await publishFixture({}, '/ohje')).site);
  const docs = ['alku', 'ohjeet', 'ohjeet/lasku', 'ohjeet/saldo', 'versiot/kesakuu'].map((name) => `/docs/${name}.md`);
  const others = ['/blog/2025/06/30/kesakuu.md', '/blog/webinaari.md', '/sv/docs/alku.md'];
  expect(new Set(files.map(({ path }) => path))).toEqual(new Set([...docs, ...others]));
  expect(files.find(({ path }) => path === '/sv/docs/alku.md')?.text).toBe(
    [
      '# Börja här',
      '> Så kommer du i gång.',
      '<https://pieni.example.com/ohje/sv/docs/alku>',
      'Läs först [anvisningarna](https://pieni.example.com/ohje/sv/docs/ohjeet).\n',
    ].join('\n\n'),
  );
});

test('a draft and its translation have no Markdown alternate', async () => {
  const draft = '---\ntitle: Luonnos\ndescription: Kesken.\ndraft: true\n---\n\nTeksti.\n';
  const { site } = await publishFixture({
    'docs/uusi.mdx': draft,
    'docs/uusi.sv.mdx': draft.replace('draft: true\n', ''),
  });
  expect(markdownFiles(site).filter(({ path }) => path.includes('uusi'))).toEqual([]);
});
