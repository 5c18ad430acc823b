import { blocksHtml, blocksText, type Block } from '../../../../src/model/supporting/blocks';

const line = (text: string) => [{ text }];
const paragraph = (text: string): Block => ({ kind: 'paragraph', line: line(text) });
const ORIGIN = 'https://ohje.example.com';

test.each<[string, Block[], string, string]>([
  ['a paragraph', [paragraph('Avaa kortti.')], 'Avaa kortti.', '<p>Avaa kortti.</p>'],
  [
    'bold words and a link of the site, whose address is left out of the text',
    [
      {
        kind: 'paragraph',
        line: [
          { text: 'Valitse ' },
          { text: 'Hae', isStrong: true },
          { text: ' ja ' },
          { text: 'avaa', href: `${ORIGIN}/a` },
        ],
      },
    ],
    'Valitse Hae ja avaa',
    `<p>Valitse <strong>Hae</strong> ja <a href="${ORIGIN}/a">avaa</a></p>`,
  ],
  [
    'a link to another site, and a mail address that is its own text',
    [
      {
        kind: 'paragraph',
        line: [
          { text: 'muualla', href: 'https://muu.example.com/' },
          { text: ', ' },
          { text: 'tuki@example.com', href: 'mailto:tuki@example.com' },
        ],
      },
    ],
    'muualla (https://muu.example.com/), tuki@example.com',
    '<p><a href="https://muu.example.com/">muualla</a>, <a href="mailto:tuki@example.com">tuki@example.com</a></p>',
  ],
  [
    'steps, with what stands in one set in under its number',
    [
      {
        kind: 'list',
        start: 9,
        items: [
          [paragraph('Avaa.')],
          [paragraph('Valitse:'), { kind: 'list', start: null, items: [[paragraph('a')], [paragraph('b')]] }],
        ],
      },
    ],
    '9. Avaa.\n10. Valitse:\n    - a\n    - b',
    '<ol start="9"><li>Avaa.</li><li>Valitse:<ul><li>a</li><li>b</li></ul></li></ol>',
  ],
  [
    'a table with heads, row by row',
    [
      {
        kind: 'table',
        hasHead: true,
        rows: [
          [line('Tila'), line('Painike')],
          [line('Avoin'), line('Sulje')],
        ],
      },
    ],
    '- Tila: Avoin; Painike: Sulje',
    '<table border="1" cellpadding="4" cellspacing="0"><tr><th>Tila</th><th>Painike</th></tr><tr><td>Avoin</td><td>Sulje</td></tr></table>',
  ],
  [
    'a table without heads',
    [{ kind: 'table', hasHead: false, rows: [[line('a'), line('b')]] }],
    'a – b',
    '<table border="1" cellpadding="4" cellspacing="0"><tr><td>a</td><td>b</td></tr></table>',
  ],
  [
    'code and a heading',
    [
      { kind: 'heading', line: line('Koodi') },
      { kind: 'code', text: 'a < b\n  c' },
    ],
    'Koodi\n\na < b\n  c',
    '<p><strong>Koodi</strong></p><pre>a &lt; b\n  c</pre>',
  ],
  [
    'markup in a text, which stays text',
    [paragraph('<img src=x onerror="alert(1)"> & Co')],
    '<img src=x onerror="alert(1)"> & Co',
    '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Co</p>',
  ],
  [
    'an address that runs a script, which is no link',
    [{ kind: 'paragraph', line: [{ text: 'paina', href: 'javascript:alert(1)' }] }],
    'paina (javascript:alert(1))',
    '<p>paina</p>',
  ],
])('%s', (_, blocks, text, html) => {
  expect(blocksText(blocks, ORIGIN)).toBe(text);
  expect(blocksHtml(blocks)).toBe(html);
});

test.each([
  ['a page of the site', 'https://ohje.example.com/ohje/docs/saldo', 'avaa'],
  ['the home page of the site', 'https://ohje.example.com/ohje', 'avaa'],
  ['another page of its host', 'https://ohje.example.com/yhteystiedot', 'avaa (https://ohje.example.com/yhteystiedot)'],
  ['a path that begins alike', 'https://ohje.example.com/ohjeet', 'avaa (https://ohje.example.com/ohjeet)'],
])('the address of %s is in the text only where it leads out of the site', (_, href, text) => {
  expect(blocksText([{ kind: 'paragraph', line: [{ text: 'avaa', href }] }], `${ORIGIN}/ohje`)).toBe(text);
});

test('a host that begins with the site’s is another one', () => {
  const href = 'https://ohje.example.com.fi/';
  expect(blocksText([{ kind: 'paragraph', line: [{ text: 'avaa', href }] }], ORIGIN)).toBe(`avaa (${href})`);
});

test('without a site no address is in the text', () => {
  const href = 'https://muu.example.com/';
  expect(blocksText([{ kind: 'paragraph', line: [{ text: 'avaa', href }] }], '')).toBe('avaa');
});
