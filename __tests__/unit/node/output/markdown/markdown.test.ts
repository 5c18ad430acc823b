import { markdownOf } from '../../../../../src/node/output/markdown/markdown';
import { plainHtml, plainText } from '../../../../support/plainText';

const SITE = 'https://ohje.example.com';

const rows: [string, string, string][] = [
  [
    'running text',
    '**Vahva**, *korostettu*, ~~poistettu~~ ja `koodi`.',
    '**Vahva**, *korostettu*, ~~poistettu~~ ja `koodi`.',
  ],
  ['signs of Markdown in text', 'Tähti \\* ja [x].', 'Tähti \\* ja \\[x].'],
  ['a link to a page', '[Toinen](/docs/toinen#a)', `[Toinen](${SITE}/sv/docs/toinen#a)`],
  ['a link within the page', '## A {#oma}\n\n[A](#oma)', `## A\n\n[A](${SITE}/sv/docs/sivu#oma)`],
  ['a link to another site', '[Muu](https://muu.example.org/x)', '[Muu](https://muu.example.org/x)'],
  ['a link to a mail address', '[Posti](mailto:tuki@example.com)', '[Posti](mailto:tuki@example.com)'],
  ['raised and lowered signs', '10<sup>2</sup> CO<sub>2</sub>', '10<sup>2</sup> CO<sub>2</sub>'],
  ['keys', '<Kbd>Ctrl+K</Kbd>', '`Ctrl+K`'],
  ['steps', '<Steps>\n\n3. Avaa.\n4. Sulje.\n\n</Steps>', '3. Avaa.\n4. Sulje.'],
  [
    'notes with and without a title',
    ':::tip[Nopein *tapa*]\nHae.\n:::\n\n:::note\nLue.\n:::',
    '> **Vinkki: Nopein tapa**\n>\n> Hae.\n\n> **Huomaa**\n>\n> Lue.',
  ],
  [
    'tabs',
    '<Tabs>\n<Tab label="Verkkolasku">A.</Tab>\n<Tab label="Paperilasku">B.</Tab>\n</Tabs>',
    '**Verkkolasku**\n\nA.\n\n**Paperilasku**\n\nB.',
  ],
  ['details', '<Details summary="Lisää" id="lisaa">\n\nPiilossa.\n\n</Details>', '**Lisää**\n\nPiilossa.'],
  [
    'a table with a caption',
    '<Table caption="Hinnat">\n\n| A | B |\n| - | -: |\n| 1 | 2 |\n\n</Table>',
    '**Hinnat**\n\n| A |  B |\n| - | -: |\n| 1 |  2 |',
  ],
  ['tasks', '- [x] Tehty\n- [ ] Auki', '- [x] Tehty\n- [ ] Auki'],
  ['footnotes', 'Teksti.[^a]\n\n[^a]: Selitys.', 'Teksti.[^1]\n\n[^1]: Selitys.'],
  ['code', '```json title="a.json" {1} showLineNumbers\n{"a": 1}\n```', '**a.json**\n\n```json\n{"a": 1}\n```'],
  [
    'a hosted video',
    '<HostedVideo provider="youtube" id="dQw4w9WgXcQ" title="Alku" />',
    '[Alku](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
  ],
];

test.each(rows)('%s', async (_, mdx, expected) => {
  expect(markdownOf(await plainText(mdx))).toBe(`${expected}\n`);
});

test('a figure is its light picture with the caption below', async () => {
  const mdx = '<Figure src="./kaavio.svg" srcDark="./kaavio.svg" alt="Kaavio" caption="Näin" />';
  expect(markdownOf(await plainText(mdx))).toMatch(
    /^!\[Kaavio\]\(https:\/\/ohje\.example\.com\/static\/images\/kaavio-\w+\.svg\)\n\n\*Näin\*\n$/,
  );
});

test('an address that cannot be read stays as it is', () => {
  const html = '<p><a href="http://localhost:PORT/">Muu</a></p>';
  expect(markdownOf(plainHtml(html))).toBe('[Muu](http://localhost:PORT/)\n');
});

test('an explained word is just the word', () => {
  const term =
    '<p>Katso <span class="term"><button type="button" class="term-button" popovertarget="t">saldosta</button>' +
    '<span class="term-note" id="t" popover="auto"><strong>saldo</strong> Avoimet laskut.</span></span>.</p>';
  expect(markdownOf(plainHtml(term))).toBe('Katso saldosta.\n');
});

test('a video is a link to its file, what it shows and what is said in it', () => {
  const video =
    '<div class="video"><figure><video controls><source src="⟦file⟧/static/a.webm"><track src="⟦file⟧/static/a.vtt">' +
    '<a href="⟦file⟧/static/a.webm">Alku</a></video><figcaption><strong class="video-title">Alku</strong> ' +
    '<span class="video-length">⟦text:videoLength⟧ <time datetime="PT65S">1:05</time></span>' +
    '<span class="video-description">Näin alat.</span></figcaption></figure>' +
    '<details class="transcript"><summary>⟦text:transcript⟧</summary><ol>' +
    '<li id="a-0"><a class="moment" href="#a-0">0:00</a> <span>Hei kaikki.</span></li>' +
    '<li id="a-2"><a class="moment" href="#a-2">0:02</a> <span>Nyt alkaa.</span></li></ol></details></div>';
  expect(markdownOf(plainHtml(video))).toBe(
    `[Alku](${SITE}/static/a.webm) (1:05)\n\nNäin alat.\n\n**Video tekstinä**\n\nHei kaikki. Nyt alkaa.\n`,
  );
});
