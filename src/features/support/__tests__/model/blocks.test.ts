import { blocksHtml, blocksText, type Block } from '../../model/blocks';
import { composeAnswer } from '../../model/answer';
import { mailAddress } from '../../components/SendButtons';

const line = (text: string) => [{ text }];
type Part = { text: string; href?: string; isStrong?: boolean };
const paragraph = (...parts: (string | Part)[]): Block => ({
  kind: 'paragraph',
  line: parts.map((part) => (typeof part === 'string' ? { text: part } : part)),
});
const ORIGIN = 'https://ohje.example.com';

const list = (start: number | null, ...items: Block[][]): Block => ({ kind: 'list', start, items });
const table = (hasHead: boolean, ...rows: string[][]): Block => ({
  kind: 'table',
  hasHead,
  rows: rows.map((cells) => cells.map(line)),
});
const TABLE = '<table border="1" cellpadding="4" cellspacing="0">';
const STRONG: Part = { text: 'Hae', isStrong: true };
const OWN: Part = { text: 'avaa', href: `${ORIGIN}/a` };
const OUT: Part = { text: 'muualla', href: 'https://muu.example.com/' };
const MAIL: Part = { text: 'tuki@example.com', href: 'mailto:tuki@example.com' };

test.each<[string, Block[], string, string]>([
  [
    'bold words and a link of the site, whose address is left out of the text',
    [paragraph('Valitse ', STRONG, ' ja ', OWN)],
    'Valitse Hae ja avaa',
    `<p>Valitse <strong>Hae</strong> ja <a href="${ORIGIN}/a">avaa</a></p>`,
  ],
  [
    'a link to another site, and a mail address that is its own text',
    [paragraph(OUT, ', ', MAIL)],
    'muualla (https://muu.example.com/), tuki@example.com',
    '<p><a href="https://muu.example.com/">muualla</a>, <a href="mailto:tuki@example.com">tuki@example.com</a></p>',
  ],
  [
    'steps, with what stands in one set in under its number',
    [list(9, [paragraph('Avaa.')], [paragraph('Valitse:'), list(null, [paragraph('a')], [paragraph('b')])])],
    '9. Avaa.\n10. Valitse:\n    - a\n    - b',
    '<ol start="9"><li>Avaa.</li><li>Valitse:<ul><li>a</li><li>b</li></ul></li></ol>',
  ],
  [
    'a table with heads, row by row',
    [table(true, ['Tila', 'Painike'], ['Avoin', 'Sulje'])],
    '- Tila: Avoin; Painike: Sulje',
    `${TABLE}<tr><th>Tila</th><th>Painike</th></tr><tr><td>Avoin</td><td>Sulje</td></tr></table>`,
  ],
  ['a table without heads', [table(false, ['a', 'b'])], 'a – b', `${TABLE}<tr><td>a</td><td>b</td></tr></table>`],
  ['code', [{ kind: 'code', text: 'a < b\n  c' }], 'a < b\n  c', '<pre>a &lt; b\n  c</pre>'],
  [
    'markup in a text, which stays text',
    [paragraph('<img src=x onerror="alert(1)"> & Co')],
    '<img src=x onerror="alert(1)"> & Co',
    '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Co</p>',
  ],
  [
    'an address that runs a script, which is not a link',
    [paragraph({ text: 'paina', href: 'javascript:alert(1)' })],
    'paina (javascript:alert(1))',
    '<p>paina</p>',
  ],
])('%s', (_, blocks, text, html) => {
  expect([blocksText(blocks, ORIGIN), blocksHtml(blocks)]).toEqual([text, html]);
});

test.each([
  ['the home page of the site', `${ORIGIN}/ohje`, `${ORIGIN}/ohje`, 'avaa'],
  ['a path that begins alike', `${ORIGIN}/ohje`, `${ORIGIN}/ohjeet`, `avaa (${ORIGIN}/ohjeet)`],
  ['a host that begins alike', ORIGIN, `${ORIGIN}.fi/`, `avaa (${ORIGIN}.fi/)`],
  ['anything, without a site', '', 'https://muu.example.com/', 'avaa'],
])('the text has the address of %s only outside the site', (_, site, href, text) => {
  expect(blocksText([paragraph({ text: 'avaa', href })], site)).toBe(text);
});

test('an answer has the person’s words around titles, texts and addresses, and notes on missing translations', () => {
  const url = `${ORIGIN}/docs/saldo#vaihe-2`;
  const blocks = [list(2, [paragraph('Valitse Hae.')])];
  const excerpt = { title: 'Saldo <b>', heading: 'Näin', blocks, url, languageNote: 'Only in Finnish.' };
  const { text, html } = composeAnswer([excerpt], ORIGIN, { greeting: 'Hei\nsinä!\n\nTässä:', ending: 'Tuki' });
  expect(text).toBe(
    `Hei\nsinä!\n\nTässä:\n\nSaldo <b>: Näin\n\nOnly in Finnish.\n\n2. Valitse Hae.\n\n${url}\n\nTuki\n`,
  );
  expect(html).toBe(
    '<p>Hei<br>sinä!</p><p>Tässä:</p><p><strong>Saldo &lt;b&gt;: Näin</strong></p><p>Only in Finnish.</p>' +
      `<ol start="2"><li>Valitse Hae.</li></ol><p><a href="${url}">${url}</a></p><p>Tuki</p>`,
  );
});

test('an e-mail has CRLF lines and reports its length', () => {
  const { href, length } = mailAddress('Vastaus & muuta', 'Hei\n\nTeksti\n');
  expect([href, length]).toEqual(['mailto:?subject=Vastaus%20%26%20muuta&body=Hei%0D%0A%0D%0ATeksti', href.length]);
});

test('drops half a surrogate pair of a cut text from an e-mail', () =>
  expect(mailAddress('V\ud83d', 'Hei \ud83d! \u{1f600}').href).toBe('mailto:?subject=V&body=Hei%20!%20%F0%9F%98%80'));
