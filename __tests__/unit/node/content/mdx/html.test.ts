import { contentOf } from '../../../../support/compileText';

const external = (href: string, text: string, classes = 'external') =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer" class="${classes}">${text}<span class="visually-hidden"> ⟦text:newTab⟧</span></a>`;
const admonition = (kind: string, title: string, body: string, name = title) =>
  `<div class="admonition" data-kind="${kind}" role="note" aria-label="${name}"><p class="admonition-title"><svg/><span>${title}</span></p>${body}</div>`;
const code = (inner: string, looks = '') =>
  `<figure class="code" data-copy="⟦text:copy⟧" data-copied="⟦text:copied⟧" data-copy-failed="⟦text:copyFailed⟧" data-wrap="⟦text:wrapLines⟧"${looks}>${inner}</figure>`;
const step = (id: string, number: number, html: string) =>
  `<li id="${id}"><a class="step-link" href="#${id}" aria-label="⟦text:linkToStep⟧ ${number}"></a>${html}</li>`;
const tab = (id: string, value: string, label: string, isFirst = false) =>
  `<button class="tab" type="button" role="tab" id="${id}-otsikko" aria-controls="${id}" aria-selected="${isFirst}" tabindex="${isFirst ? 0 : -1}" data-value="${value}">${label}</button>`;
const panel = (id: string, value: string, label: string, html: string) =>
  `<div class="tab-panel" id="${id}" data-value="${value}"><p class="tab-title">${label}</p>${html}</div>`;
const tabs = (looks: string, buttons: string, panels: string) =>
  `<div class="tabs"${looks}><div class="tab-list" role="tablist" aria-label="⟦text:tabs⟧">${buttons}</div>${panels}</div>`;
const heading = (level: number, id: string, text: string, html = text) =>
  `<h${level} id="${id}">${html}<a class="heading-link" href="#${id}" aria-label="⟦text:linkToHeading⟧ ${text}">#</a></h${level}>`;

/** Pictures of admonitions; which lines they are drawn with is for eyes to judge. */
const ICON = /<svg [^>]*>.*?<\/svg>/g;

type Row = [what: string, mdx: string, html: string];

const tables: [name: string, rows: Row[]][] = [
  [
    'tables and lists',
    [
      [
        'a table is wrapped in a named region that scrolls',
        '| A | B |\n|---|:-:|\n| a | b |',
        '<div class="table-scroll" role="region" tabindex="0" aria-label="⟦text:table⟧ 1"><table>\n<thead>\n<tr>\n<th scope="col">A</th>\n<th class="align-center" scope="col">B</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>a</td>\n<td class="align-center">b</td>\n</tr>\n</tbody>\n</table></div>',
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
      [
        'an id keeps ä, ö and å',
        '## Näin löydät yön Å',
        heading(2, 'näin-löydät-yön-å', 'Näin löydät yön Å', '<span id="nain-loydat-yon-a"></span>Näin löydät yön Å'),
      ],
      [
        'equal headings get different ids',
        '## Sama\n\n## Sama',
        `${heading(2, 'sama', 'Sama')}\n${heading(2, 'sama-1', 'Sama')}`,
      ],
      ['an explicit id', '## Oma *otsikko* {#oma}', heading(2, 'oma', 'Oma otsikko', 'Oma <em>otsikko</em>')],
      [
        'an explicit id in a code block is text',
        '```\n## Ei {#tämä}\n```\n\n~~~\n## Eikä {#tämä}\n~~~',
        `${code('<pre tabindex="0"><code>## Ei {#tämä}</code></pre>')}\n${code('<pre tabindex="0"><code>## Eikä {#tämä}</code></pre>')}`,
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
        admonition('warning', 'Varo <strong>tätä</strong>', '<p>Teksti.</p>', '⟦text:warning⟧: Varo tätä'),
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
        code(
          '<figcaption><span class="code-language">JSON</span></figcaption><pre tabindex="0"><code data-language="json">{ <span class="token-keyword">"a"</span><span class="token-punctuation">:</span> <span class="token-constant">1</span> }</code></pre>',
        ),
      ],
      [
        'a language goes by each of its names',
        '```JS\na\n```',
        code(
          '<figcaption><span class="code-language">JavaScript</span></figcaption><pre tabindex="0"><code data-language="JS">a</code></pre>',
        ),
      ],
      [
        'a title',
        '```text title="asetukset.txt"\na\n```',
        code(
          '<figcaption><span class="code-title">asetukset.txt</span></figcaption><pre tabindex="0"><code data-language="text">a</code></pre>',
        ),
      ],
      [
        'highlighted lines are marked, each line an element',
        '```text {1,3-4}\na\n\nc\nd\ne\n```',
        code(
          '<pre tabindex="0"><code data-language="text"><mark class="code-line">a</mark>\n<span class="code-line"></span>\n<mark class="code-line">c</mark>\n<mark class="code-line">d</mark>\n<span class="code-line">e</span></code></pre>',
          ' data-lines=""',
        ),
      ],
      [
        'line numbers start where the writer says',
        '```text showLineNumbers=9\na\nb\n```',
        code(
          '<pre tabindex="0"><code data-language="text"><span class="code-line" data-line="9">a</span>\n<span class="code-line" data-line="10">b</span></code></pre>',
          ' data-lines="" data-numbered=""',
        ),
      ],
      ['without language', '```\na <b>\n```', code('<pre tabindex="0"><code>a &#x3C;b></code></pre>')],
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
      [
        'Steps, each with an id and a link to itself',
        '<Steps>\n\n1. Avaa.\n2. Sulje.\n\n</Steps>',
        `<ol class="steps">\n${step('vaihe-1', 1, 'Avaa.')}\n${step('vaihe-2', 2, 'Sulje.')}\n</ol>`,
      ],
      [
        'a second list of Steps, and one with a name',
        '<Steps>\n\n1. a\n\n</Steps>\n\n<Steps>\n\n3. b\n\n</Steps>\n\n<Steps id="maksu">\n\n1. c\n\n</Steps>',
        [
          `<ol class="steps">\n${step('vaihe-1', 1, 'a')}\n</ol>`,
          `<ol start="3" class="steps">\n${step('vaihe-2-3', 3, 'b')}\n</ol>`,
          `<ol class="steps">\n${step('maksu-1', 1, 'c')}\n</ol>`,
        ].join('\n'),
      ],
      [
        'Tabs, with the label as value where there is no other',
        '<Tabs group="tapa">\n<Tab label="Oma sivu">\n\na\n\n</Tab>\n<Tab label="Posti" value="email">b</Tab>\n</Tabs>',
        tabs(
          ' data-group="tapa"',
          tab('valilehti-1-oma-sivu', 'oma-sivu', 'Oma sivu', true) + tab('valilehti-1-email', 'email', 'Posti'),
          panel('valilehti-1-oma-sivu', 'oma-sivu', 'Oma sivu', '<p>a</p>') +
            panel('valilehti-1-email', 'email', 'Posti', '<p>b</p>'),
        ),
      ],
      [
        'Tabs on one line',
        '<Tabs><Tab label="A">a</Tab> <Tab label="B">b</Tab></Tabs>',
        tabs(
          '',
          tab('valilehti-1-a', 'a', 'A', true) + tab('valilehti-1-b', 'b', 'B'),
          panel('valilehti-1-a', 'a', 'A', '<p>a</p>') + panel('valilehti-1-b', 'b', 'B', '<p>b</p>'),
        ),
      ],
      [
        'Details',
        '<Details summary="Miten?" id="miten">\n\nNäin.\n\n</Details>',
        '<details class="details" id="miten"><summary>Miten?</summary><div class="details-body"><p>Näin.</p></div></details>',
      ],
      [
        'Details that are open',
        '<Details summary="Miten?" open>Näin.</Details>',
        '<details class="details" open><summary>Miten?</summary><div class="details-body"><p>Näin.</p></div></details>',
      ],
      [
        'a Table with a caption, which names its box',
        '<Table caption="Hinnat">\n\n| A |\n|--:|\n| 1 |\n\n</Table>',
        '<div class="table-scroll" role="region" tabindex="0" aria-label="Hinnat"><table><caption>Hinnat</caption>\n<thead>\n<tr>\n<th class="align-end" scope="col">A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td class="align-end">1</td>\n</tr>\n</tbody>\n</table></div>',
      ],
      [
        'a combination of keys',
        'Paina <Kbd>Ctrl+K</Kbd>.',
        '<p>Paina <kbd class="keys"><kbd>Ctrl</kbd>+<kbd>K</kbd></kbd>.</p>',
      ],
      [
        'a combination with the plus key',
        '<Kbd>Ctrl++</Kbd>',
        '<p><kbd class="keys"><kbd>Ctrl</kbd>+<kbd>+</kbd></kbd></p>',
      ],
      ['the plus key alone', '<Kbd>+</Kbd>', '<p><kbd>+</kbd></p>'],
      ['Kbd', 'Paina <Kbd>Ctrl</Kbd>.', '<p>Paina <kbd>Ctrl</kbd>.</p>'],
    ],
  ],
];

describe.each(tables)('%s', (_name, rows) => {
  test.each(rows)('%s', async (_what, mdx, html) => {
    expect((await contentOf(mdx)).html.replace(ICON, '<svg/>')).toBe(html);
  });
});

test('each kind of admonition has a picture of its own, which screen readers leave out', async () => {
  const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
  const { html } = await contentOf(kinds.map((kind) => `:::${kind}\nTeksti.\n:::`).join('\n\n'));
  const pictures = html.match(ICON) ?? [];
  expect(new Set(pictures).size).toBe(kinds.length);
  expect(pictures.filter((picture) => !picture.includes('aria-hidden="true"'))).toEqual([]);
});

test('highlighted code has no style attributes', async () => {
  const code =
    '```css\n/* a */ .b { color: red; }\n```\n\n```tsx\nconst a = <b c="d">{e}</b>;\n```\n\n```bash\necho "$HOME" # x\n```';
  const { html } = await contentOf(code);
  expect(html).toContain('class="token-comment"');
  expect(html).toContain('class="token-string');
  expect(html).not.toContain('style');
});
