import { contentOf } from '../../../support/compileText';

const external = (href: string, text: string, classes = 'external') =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer" class="${classes}">${text}<span class="visually-hidden"> ⟦text:newTab⟧</span></a>`;
const admonition = (kind: string, title: string, body: string) =>
  `<div class="admonition" data-kind="${kind}" role="note"><p class="admonition-title">${title}</p>${body}</div>`;
const heading = (level: number, id: string, text: string, html = text) =>
  `<h${level} id="${id}">${html}<a class="heading-link" href="#${id}" aria-label="⟦text:linkToHeading⟧ ${text}">#</a></h${level}>`;

type Row = [what: string, mdx: string, html: string];

const tables: [name: string, rows: Row[]][] = [
  [
    'tables and lists',
    [
      [
        'a table is wrapped in a named region that scrolls',
        '| A | B |\n|---|:-:|\n| a | b |',
        '<div class="table-scroll" role="region" tabindex="0" aria-label="⟦text:table⟧ 1"><table>\n<thead>\n<tr>\n<th>A</th>\n<th align="center">B</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>a</td>\n<td align="center">b</td>\n</tr>\n</tbody>\n</table></div>',
      ],
      [
        'the boxes of a task list have names',
        '- [x] Tehty\n- [ ] Kesken',
        '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="⟦text:taskDone⟧"> Tehty</li>\n<li class="task-list-item"><input type="checkbox" disabled aria-label="⟦text:taskOpen⟧"> Kesken</li>\n</ul>',
      ],
      [
        'the boxes of a loose task list have names',
        '- [x] Tehty\n\n  Toinen kappale.',
        '<ul class="contains-task-list">\n<li class="task-list-item">\n<p><input type="checkbox" checked disabled aria-label="⟦text:taskDone⟧"> Tehty</p>\n<p>Toinen kappale.</p>\n</li>\n</ul>',
      ],
    ],
  ],
  [
    'prose',
    [
      ['the ending of an abbreviation is text', 'EU:n ja PDF:n', '<p>EU:n ja PDF:n</p>'],
      ['a time is text', 'klo 10:30', '<p>klo 10:30</p>'],
      ['a ratio is text', '1:1', '<p>1:1</p>'],
      ['colons before a word are text', ':nimi[x] ja ::nimi', '<p>:nimi[x] ja ::nimi</p>'],
      ['two colons at the start of a line are text', '::nimi', '<p>::nimi</p>'],
      ['an escaped bracket is a sign', 'Jos a \\<b ja \\{c\\}', '<p>Jos a &#x3C;b ja {c}</p>'],
      ['a constant becomes text', 'Yhteensä {1 + 1} {"a<b"}', '<p>Yhteensä 2 a&#x3C;b</p>'],
      ['a comment disappears', 'Alku {/* huomio */}loppu', '<p>Alku loppu</p>'],
      ['a few HTML elements stay', 'H<sub>2</sub>O<br />x<sup>2</sup>', '<p>H<sub>2</sub>O<br>x<sup>2</sup></p>'],
    ],
  ],
  [
    'headings',
    [
      ['an id keeps ä, ö and å', '## Näin löydät yön Å', heading(2, 'näin-löydät-yön-å', 'Näin löydät yön Å')],
      [
        'equal headings get different ids',
        '## Sama\n\n## Sama',
        `${heading(2, 'sama', 'Sama')}\n${heading(2, 'sama-1', 'Sama')}`,
      ],
      ['an explicit id', '## Oma *otsikko* {#oma}', heading(2, 'oma', 'Oma otsikko', 'Oma <em>otsikko</em>')],
      [
        'an explicit id in a code block is text',
        '```\n## Ei {#tämä}\n```\n\n~~~\n## Eikä {#tämä}\n~~~',
        '<figure class="code" data-copy="⟦text:copy⟧" data-copied="⟦text:copied⟧" data-copy-failed="⟦text:copyFailed⟧"><pre tabindex="0"><code>## Ei {#tämä}</code></pre></figure>\n<figure class="code" data-copy="⟦text:copy⟧" data-copied="⟦text:copied⟧" data-copy-failed="⟦text:copyFailed⟧"><pre tabindex="0"><code>## Eikä {#tämä}</code></pre></figure>',
      ],
      [
        'a heading in an admonition',
        ':::tip\n## Sisä {#oma}\n:::',
        admonition('tip', '⟦text:tip⟧', heading(2, 'oma', 'Sisä')),
      ],
    ],
  ],
  [
    'admonitions',
    [
      ['without title', ':::tip\nTeksti.\n:::', admonition('tip', '⟦text:tip⟧', '<p>Teksti.</p>')],
      [
        'with title',
        ':::warning[Varo **tätä**]\nTeksti.\n:::',
        admonition('warning', 'Varo <strong>tätä</strong>', '<p>Teksti.</p>'),
      ],
      ['with an empty title', ':::note[]\nTeksti.\n:::', admonition('note', '⟦text:note⟧', '<p>Teksti.</p>')],
      [
        'one in another',
        '::::note\n\n:::tip\nSisä.\n:::\n\n::::',
        admonition('note', '⟦text:note⟧', admonition('tip', '⟦text:tip⟧', '<p>Sisä.</p>')),
      ],
      [
        'in a list',
        '- a\n\n  :::info\n  b\n  :::',
        `<ul>\n<li>\n<p>a</p>\n${admonition('info', '⟦text:info⟧', '<p>b</p>')}\n</li>\n</ul>`,
      ],
    ],
  ],
  [
    'code',
    [
      [
        'tokens have roles',
        '```json\n{ "a": 1 }\n```',
        '<figure class="code" data-copy="⟦text:copy⟧" data-copied="⟦text:copied⟧" data-copy-failed="⟦text:copyFailed⟧"><pre tabindex="0"><code data-language="json">{ <span class="token-keyword">"a"</span><span class="token-punctuation">:</span> <span class="token-constant">1</span> }</code></pre></figure>',
      ],
      [
        'a title',
        '```text title="asetukset.txt"\na\n```',
        '<figure class="code" data-copy="⟦text:copy⟧" data-copied="⟦text:copied⟧" data-copy-failed="⟦text:copyFailed⟧"><figcaption>asetukset.txt</figcaption><pre tabindex="0"><code data-language="text">a</code></pre></figure>',
      ],
      [
        'without language',
        '```\na <b>\n```',
        '<figure class="code" data-copy="⟦text:copy⟧" data-copied="⟦text:copied⟧" data-copy-failed="⟦text:copyFailed⟧"><pre tabindex="0"><code>a &#x3C;b></code></pre></figure>',
      ],
    ],
  ],
  [
    'links',
    [
      ['to another site', '[ulos](https://example.com)', `<p>${external('https://example.com', 'ulos')}</p>`],
      ['without scheme', '[ulos](//example.com/a)', `<p>${external('//example.com/a', 'ulos')}</p>`],
      [
        'an address alone',
        'https://example.com',
        `<p>${external('https://example.com', 'https://example.com', 'external address')}</p>`,
      ],
      ['by mail', '[posti](mailto:a@example.com)', '<p><a href="mailto:a@example.com">posti</a></p>'],
      ['by phone', '[soita](tel:+3581)', '<p><a href="tel:+3581">soita</a></p>'],
      ['to a page', '[sivu](/docs/saldo?a=1#b)', '<p><a href="⟦page⟧/docs/saldo?a=1#b">sivu</a></p>'],
      [
        'to a page in another spelling',
        '[sivu](/docs/saldo/index.html)',
        '<p><a href="⟦page⟧/docs/saldo">sivu</a></p>',
      ],
      [
        'to a page by its whole address',
        '[sivu](https://ohje.example.com/docs/saldo#b)',
        '<p><a href="⟦page⟧/docs/saldo#b">sivu</a></p>',
      ],
      [
        'to the home page by its whole address',
        '[koti](https://ohje.example.com)',
        '<p><a href="⟦page⟧/">koti</a></p>',
      ],
      [
        'to a site whose address only starts alike',
        '[muu](https://ohje.example.com.fi)',
        `<p>${external('https://ohje.example.com.fi', 'muu')}</p>`,
      ],
      ['to a file', '[toinen](./toinen.mdx#b)', '<p><a href="⟦page⟧/docs/toinen#b">toinen</a></p>'],
      ['to a heading', '[alas](#b)', '<p><a href="#b">alas</a></p>'],
      [
        'by reference',
        '[sivu][a]\n\n[a]: /docs/saldo "Nimi"',
        '<p><a href="⟦page⟧/docs/saldo" title="Nimi">sivu</a></p>',
      ],
    ],
  ],
  [
    'components',
    [
      ['Steps', '<Steps>\n\n1. Avaa.\n\n</Steps>', '<ol class="steps">\n<li>Avaa.</li>\n</ol>'],
      ['Kbd', 'Paina <Kbd>Ctrl</Kbd>.', '<p>Paina <kbd>Ctrl</kbd>.</p>'],
    ],
  ],
];

describe.each(tables)('%s', (_name, rows) => {
  test.each(rows)('%s', async (_what, mdx, html) => {
    expect((await contentOf(mdx)).html).toBe(html);
  });
});

test('highlighted code has no style attributes', async () => {
  const code =
    '```css\n/* a */ .b { color: red; }\n```\n\n```tsx\nconst a = <b c="d">{e}</b>;\n```\n\n```bash\necho "$HOME" # x\n```';
  const { html } = await contentOf(code);
  expect(html).toContain('class="token-comment"');
  expect(html).toContain('class="token-string');
  expect(html).not.toContain('style');
});
