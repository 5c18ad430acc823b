import { leadInList } from '../../../../../src/node/content/mdx/lead';
import { compileText, contentOf } from '../../../../support/compileText';

describe('HTML', () => {
  /** Icons of admonitions; their paths are not tested. */
  const ICON = /<svg [^>]*>.*?<\/svg>/g;
  const htmlOf = async (mdx: string) => (await contentOf(mdx)).html.replace(ICON, '<svg/>');

  const external = (href: string, text: string, classes = 'external') =>
    `<p><a href="${href}" target="_blank" rel="noopener noreferrer" class="${classes}">${text}<span class="visually-hidden"> \u2063⟦text:newTab⟧</span></a></p>`;
  const details = (attributes: string, body: string) =>
    `<details class="details"${attributes}><summary>Miten?</summary><div class="details-body">${body}</div></details>`;
  const admonition = (kind: string, title: string, body: string, name = title) =>
    `<div class="admonition" data-kind="${kind}" role="note" aria-label="${name}"><p class="admonition-title"><svg/><span>${title}</span></p>${body}</div>`;

  const whole: Readonly<Record<string, string>> = {
    'EU:n ja PDF:n': '<p>EU:n ja PDF:n</p>',
    ':nimi[x] ja ::nimi': '<p>:nimi[x] ja ::nimi</p>',
    '::nimi': '<p>::nimi</p>',
    'Jos a \\<b ja \\{c\\}': '<p>Jos a &#x3C;b ja {c}</p>',
    'Yhteensä {2} {-2} {`b`} {"a<b"}{true}': '<p>Yhteensä 2 -2 b a&#x3C;b</p>',
    'Alku {/* huomio */}loppu': '<p>Alku loppu</p>',
    'H<sub>2</sub>O<br />x<sup>2</sup>': '<p>H<sub>2</sub>O<br>x<sup>2</sup></p>',
    '[ulos](https://example.com)': external('https://example.com', 'ulos'),
    '[ulos](//example.com/a)': external('//example.com/a', 'ulos'),
    'https://a.fi': external('https://a.fi', 'https://a.fi', 'external address'),
    '[posti](mailto:a@example.com)': '<p><a href="mailto:a@example.com">posti</a></p>',
    '[sivu](/docs/saldo?a=1#b)': '<p><a href="\u2063⟦page⟧/docs/saldo?a=1#b">sivu</a></p>',
    '[a](/docs/saldo/index.html)': '<p><a href="\u2063⟦page⟧/docs/saldo">a</a></p>',
    '[sivu](https://ohje.example.com/docs/saldo#b)': '<p><a href="\u2063⟦page⟧/docs/saldo#b">sivu</a></p>',
    '[koti](https://ohje.example.com)': '<p><a href="\u2063⟦page⟧/">koti</a></p>',
    '[muu](https://ohje.example.com.fi)': external('https://ohje.example.com.fi', 'muu'),
    '[toinen](./toinen.mdx#b)': '<p><a href="\u2063⟦page⟧/docs/toinen#b">toinen</a></p>',
    '[sivu][a]\n\n[a]: /docs/saldo "Nimi"': '<p><a href="\u2063⟦page⟧/docs/saldo" title="Nimi">sivu</a></p>',
    '<Kbd>Ctrl+K</Kbd>': '<p><kbd class="keys"><kbd>Ctrl</kbd>+<kbd>K</kbd></kbd></p>',
    '<Kbd>Ctrl++</Kbd>': '<p><kbd class="keys"><kbd>Ctrl</kbd>+<kbd>+</kbd></kbd></p>',
    '<Kbd>+</Kbd>': '<p><kbd>+</kbd></p>',
    '<Details summary="Miten?" id="miten">\n\nNäin.\n\n</Details>': details(' id="miten"', '<p>Näin.</p>'),
    '<Details summary="Miten?" open>Näin.</Details>': details(' open', '<p>Näin.</p>'),
    ':::tip\nTeksti.\n:::': admonition('tip', '\u2063⟦text:tip⟧', '<p>Teksti.</p>'),
    ':::warning[Varo **tätä**]\nTeksti.\n:::': admonition(
      'warning',
      'Varo <strong>tätä</strong>',
      '<p>Teksti.</p>',
      '\u2063⟦text:warning⟧: Varo tätä',
    ),
    ':::note[]\nA\n:::': admonition('note', '\u2063⟦text:note⟧', '<p>A</p>'),
    '::::note\n\n:::tip\nSisä.\n:::\n\n::::': admonition(
      'note',
      '\u2063⟦text:note⟧',
      admonition('tip', '\u2063⟦text:tip⟧', '<p>Sisä.</p>'),
    ),
  };

  test.each(Object.entries(whole))('the text %j becomes exactly %s', async (mdx, html) => {
    expect(await htmlOf(mdx)).toBe(html);
  });

  const link = (id: string) => `<a class="heading-link" href="#${id}" tabindex="-1" aria-hidden="true">#</a>`;
  const step = (id: string, number: number, html: string) =>
    `<li id="${id}">${html}<a class="step-link" href="#${id}" tabindex="-1" aria-label="\u2063⟦text:linkToStep⟧ ${number}"></a></li>`;
  const tab = (id: string, value: string, label: string, isFirst = false) =>
    `<button class="tab" type="button" role="tab" id="${id}-tab" aria-controls="${id}" aria-selected="${isFirst}" tabindex="${isFirst ? 0 : -1}" data-value="${value}">${label}</button>`;
  const panel = (id: string, value: string, label: string, html: string) =>
    `<div class="tab-panel" id="${id}" data-value="${value}"><p class="tab-title">${label}</p>${html}</div>`;

  const parts: Readonly<Record<string, string | string[]>> = {
    '| A | B |\n|---|:-:|\n| a | b |': [
      '<div class="table-scroll" role="region" tabindex="0" aria-label="\u2063⟦text:table⟧ 1"><table>',
      '<th scope="col">A</th>\n<th class="align-center" scope="col">B</th>',
      '<td>a</td>\n<td class="align-center">b</td>',
    ],
    '| A |\n|---|\n\nTeksti.\n\n| B |\n|---|': 'aria-label="\u2063⟦text:table⟧ 2"',
    '<Table caption="Hinnat">\n\n| A |\n|--:|\n| 1 |\n\n</Table>': [
      'aria-label="Hinnat"><table><caption>Hinnat</caption>',
      '<th class="align-end" scope="col">A</th>',
    ],
    '- [x] Tehty\n- [ ] Kesken': [
      '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="\u2063⟦text:taskDone⟧"> Tehty</li>',
      '<li class="task-list-item"><input type="checkbox" disabled aria-label="\u2063⟦text:taskOpen⟧"> Kesken</li>',
    ],
    '- [x] Tehty\n\n  Toinen kappale.':
      '<p><input type="checkbox" checked disabled aria-label="\u2063⟦text:taskDone⟧"> Tehty</p>',
    '## Sama\n\n## Sama': ['<h2 id="sama">', '<h2 id="sama-1">'],
    '## Oma *otsikko* {#oma}': `<h2 id="oma">Oma <em>otsikko</em>${link('oma')}</h2>`,
    '```\n## Ei {#a}\n```\n\n~~~\n## Eikä {#a}\n~~~': ['<code>## Ei {#a}</code>', '<code>## Eikä {#a}</code>'],
    ':::tip\n## Sisä {#oma}\n:::': `</p><h2 id="oma">Sisä${link('oma')}</h2></div>`,
    '```\na <b>\n```': [
      '<figure class="code" data-copy="\u2063⟦text:copy⟧" data-copied="\u2063⟦text:copied⟧" data-copy-failed="\u2063⟦text:copyFailed⟧" data-wrap="\u2063⟦text:wrapLines⟧">',
      '<pre tabindex="0"><code>a &#x3C;b></code></pre></figure>',
    ],
    '```json\n{ "a": 1 }\n```': [
      '<figcaption><span class="code-language">JSON</span></figcaption>',
      '<code data-language="json">{ <span class="token-keyword">"a"</span><span class="token-punctuation">:</span> <span class="token-constant">1</span> }',
    ],
    '```JS\na\n```':
      '<span class="code-language">JavaScript</span></figcaption><pre tabindex="0"><code data-language="JS">a</code>',
    '```text title="asetukset.txt"\na\n```': '<figcaption><span class="code-title">asetukset.txt</span></figcaption>',
    '```text {1,3-4}\na\n\nc\nd\ne\n```': [
      ' data-lines="">',
      '<mark class="code-line">a</mark>\n<span class="code-line"></span>\n<mark class="code-line">c</mark>\n<mark class="code-line">d</mark>\n<span class="code-line">e</span></code>',
    ],
    '```text showLineNumbers=9\na\nb\n```': [
      ' data-lines="" data-numbered="">',
      '<span class="code-line" data-line="9">a</span>\n<span class="code-line" data-line="10">b</span></code>',
    ],
    '<Steps>\n\n1. Avaa.\n2. Sulje.\n\n</Steps>': `<ol class="steps">\n${step('vaihe-1', 1, 'Avaa.')}\n${step('vaihe-2', 2, 'Sulje.')}\n</ol>`,
    '<Steps>\n\n1. a\n\n</Steps>\n\n<Steps>\n\n3. b\n\n</Steps>\n\n<Steps id="maksu">\n\n1. c\n\n</Steps>': [
      step('vaihe-1', 1, 'a'),
      `<ol start="3" class="steps">\n${step('vaihe-2-3', 3, 'b')}\n</ol>`,
      step('maksu-1', 1, 'c'),
    ],
    '<Tabs group="tapa">\n<Tab label="Oma sivu">\n\na\n\n</Tab>\n<Tab label="Posti" value="email">b</Tab>\n</Tabs>': [
      '<div class="tabs" data-group="tapa"><div class="tab-list" role="tablist" aria-label="\u2063⟦text:tabs⟧">',
      tab('valilehti-1-oma-sivu', 'oma-sivu', 'Oma sivu', true) + tab('valilehti-1-email', 'email', 'Posti'),
      panel('valilehti-1-oma-sivu', 'oma-sivu', 'Oma sivu', '<p>a</p>'),
      panel('valilehti-1-email', 'email', 'Posti', '<p>b</p>'),
    ],
    '<Tabs><Tab label="A">a</Tab> <Tab label="B">b</Tab></Tabs>': `${tab('valilehti-1-b', 'b', 'B')}</div>${panel('valilehti-1-a', 'a', 'A', '<p>a</p>')}`,
  };

  test.each(Object.entries(parts))('the text %j becomes, among others, %j', async (mdx, expected) => {
    const html = await htmlOf(mdx);
    for (const part of [expected].flat()) expect(html).toContain(part);
  });

  test('labels the rows of wide tables; a page with many rows has a filter before their section', async () => {
    const rows = (count: number) => '| Auki | Hyvä | Jatka |\n'.repeat(count);
    const page = (count: number) => `## Tilat\n\n| Tila | Merkitys | Näin |\n| --- | --- | --- |\n${rows(count)}`;
    const row = '<tr><td>Auki</td><td data-label="Merkitys">Hyvä</td><td data-label="Näin">Jatka</td></tr>';
    expect((await htmlOf(page(1))).replaceAll('\n', '')).toContain(row);
    const { html, islands } = await contentOf(page(24));
    expect(html).toMatch(/^<div class="table-filter" [^>]*><\/div><h2 /);
    expect([islands, (await contentOf(page(23))).islands]).toEqual([['tableFilter', 'tables'], ['tables']]);
    expect(await htmlOf('| A | B |\n| --- | --- |\n| 1 | 2 |')).not.toContain('role="cell"');
    const lists = await htmlOf(
      `${page(0)}| **A** | **B** | **C**, **D** |\n| a | **b** | **C** |\n| a | b | **C** tai **D** |`,
    );
    expect(lists.match(/<td[^>]* class="names">.*?<\/td>/g)).toEqual(
      ['<strong>C</strong>, <strong>D</strong>', '<strong>C</strong>'].map(
        (names) => `<td data-label="Näin" class="names">${names}</td>`,
      ),
    );
  });

  // Compiling a page must not run code in it.
  test.each([
    '{(() => { for (;;) {} })()}',
    '{this.constructor.constructor("return process")()}',
    '{1 + 2}',
    '{`${1}`}',
  ])('does not run the expression %s', async (text) => {
    const { diagnostics } = await compileText(text);
    expect(diagnostics.map(({ message }) => message)).toEqual([`The value ${text} is not a constant.`]);
  });

  test('each kind of admonition has its own icon, hidden from screen readers', async () => {
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
    expect(html).toMatch(/class="token-comment".*class="token-string/s);
    expect(html).not.toContain('style');
  });
});

describe('the record of a page', () => {
  test.each([
    ['the text before the truncation mark', 'truncate', '<p>Alku.</p>\n', '<p>Alku.</p>\n\n<p>Loppu.</p>'],
    ['nothing without a truncation mark', 'muuta', null, '<p>Alku.</p>\n<p>Loppu.</p>'],
  ])('the lead is %s', async (_what, mark, leadHtml, html) =>
    expect(await contentOf(`Alku.\n\n{/* ${mark} */}\n\nLoppu.`)).toMatchObject({ leadHtml, html }),
  );

  test('a lead has no ids, which could repeat in a list, and links to its page', async () => {
    const { html, leadHtml } = await contentOf(
      '## Näin\n\n[Alas](#loppu) [Muualle](https://a.fi/#b)\n\n<Steps>\n\n1. Avaa.\n\n</Steps>\n\n{/* truncate */}\n\n## Loppu',
    );
    expect(html).toContain('id="näin"');
    expect(leadHtml).not.toContain(' id="');
    expect(leadInList(leadHtml ?? '', '/blog/uusi')).toContain('<a href="\u2063⟦page⟧/blog/uusi#loppu">Alas</a>');
    expect(leadInList(leadHtml ?? '', '/blog/uusi')).toContain('href="https://a.fi/#b"');
    expect(leadInList('<a id="fnref-1" aria-describedby="fn" data-id="x">', '/blog/uusi')).toBe(
      '<a id="blog-uusi-fnref-1" aria-describedby="blog-uusi-fn" data-id="x">',
    );
  });

  test('has all headings, ids and words; levels 2 and 3 split its sections, which have no UI texts', async () => {
    const { sections, headings, ids, words } = await contentOf(
      'Alku *tässä*.\n\n## Yksi\n\nSana sana.\n\n| A | B |\n|---|---|\n| c | d |\n\n### Kaksi {#toinen}\n\n' +
        'Rivi<br />vaihtuu.\n\n#### Kolme\n\nVielä [ulos](https://a.fi).',
    );
    expect(sections).toEqual([
      { id: '', heading: '', text: 'Alku tässä.' },
      { id: 'yksi', heading: 'Yksi', text: 'Sana sana. A B c d' },
      { id: 'toinen', heading: 'Kaksi', text: 'Rivi vaihtuu. Kolme Vielä ulos.' },
    ]);
    const titles = headings.map(({ depth, id, text }) => `${depth} ${id} ${text}`);
    expect(titles).toEqual(['2 yksi Yksi', '3 toinen Kaksi', '4 kolme Kolme']);
    expect([ids, words]).toEqual([['yksi', 'toinen', 'kolme'], 15]);
  });

  test('lists internal links with their positions; a relative one is decoded, and keeps its query', async () => {
    const text = 'Katso [a](/docs/a#b), [b](https://b.fi)\nja [c](./toi%6Een.mdx?x=1#a), [d](#e).';
    const { links, html } = await contentOf(text);
    expect(links).toEqual([
      { href: '/docs/a#b', line: 1, column: 7 },
      { href: '/docs/toinen?x=1#a', line: 2, column: 4 },
      { href: '#e', line: 2, column: 31 },
    ]);
    expect(html).toContain('/docs/toinen?x=1#a"');
  });

  test('footnotes are at the end, below a hidden heading', async () => {
    const { html, headings, sections } = await contentOf('## Otsikko\n\nTeksti[^a].\n\n[^a]: Huomautus.');
    expect(html).toContain('<a href="#fn-a" id="fnref-a" data-footnote-ref aria-describedby="footnote-label">1</a>');
    expect(html).toContain('<h2 class="visually-hidden" id="footnote-label">\u2063⟦text:footnotes⟧</h2>');
    expect(html).toContain('<li id="fn-a">');
    expect(html).toContain('<a href="#fnref-a" data-footnote-backref="" aria-label="\u2063⟦text:footnoteBack⟧"');
    expect(headings).toEqual([{ depth: 2, id: 'otsikko', text: 'Otsikko' }]);
    expect(sections).toEqual([{ id: 'otsikko', heading: 'Otsikko', text: 'Teksti. Huomautus.' }]);
  });

  test.each([
    ['code', '```\na\n```', ['codeBlocks']],
    ['details', '<Details summary="a">b</Details>', ['reveal']],
    ['tabs', '<Tabs><Tab label="a">b</Tab></Tabs>', ['reveal', 'tabs']],
    ['no code', 'Teksti `koodi`.', []],
  ])('a text with %s needs these islands', async (_what, text, islands) => {
    expect((await contentOf(text)).islands).toEqual(islands);
  });

  test('invalid MDX has no content', async () => {
    const { content, diagnostics } = await compileText('Alku.\n\n<Steps>');
    expect(content).toBeUndefined();
    expect(diagnostics).toMatchObject([{ rule: 'syntax/mdx', line: 3, message: '<Steps> is opened but not closed.' }]);
  });

  test('a section with steps says so, also with steps inside tabs', async () => {
    const steps = '<Steps>\n\n1. Avaa.\n\n</Steps>\n\n';
    const tabs = `<Tabs>\n<Tab label="A">\n\n${steps}</Tab>\n<Tab label="B">\n\nB.\n\n</Tab>\n</Tabs>\n`;
    const { sections } = await contentOf(`Alku.\n\n## A\n\n1. Ei.\n\n## B\n\n${steps}## C\n\n${tabs}`);
    expect(sections.map(({ hasSteps }) => hasSteps)).toEqual([undefined, undefined, true, true]);
    // The label of a tab is in the text once.
    expect(sections.at(-1)?.text).toBe('A Avaa. B B.');
  });

  test('an item that begins with a sentence in italics is a section of its own', async () => {
    const items =
      '- *Painike **Hae** on harmaa.* Pyydä oikeus.\n- *Miksi?* Koska.\n- Muuten [kysy](/a).\n- *korostus* ei\n';
    const { html, sections } = await contentOf(
      `- *Alussa ei.* Ei.\n\n## Vika\n\n${items}\n## B\n\n- *Väljä.*\n\n  Toinen.\n\n- *Yksin.*\n`,
    );
    expect(sections.slice(1)).toEqual([
      { id: 'vika', heading: 'Vika', text: 'Muuten kysy. korostus ei' },
      { id: 'vika-1', heading: 'Painike Hae on harmaa', text: 'Pyydä oikeus.', asked: [] },
      { id: 'vika-2', heading: 'Miksi?', text: 'Koska.', asked: [] },
      { id: 'b', heading: 'B', text: 'Väljä. Toinen. Yksin.' },
    ]);
    expect(html).toContain('<li id="vika-1"><em>Painike <strong>Hae</strong> on harmaa.</em> Pyydä oikeus.</li>');
  });

  test.each([
    ['the links at the end', '## Yksi\n\nTeksti.\n\n## Katso myös\n\n- [Saldo](/a) – maksut\n- [Lasku](/b)\n', 1],
    ['links with text before them', '## Katso myös\n\n- Ensin [Saldo](/a)\n', -1],
    ['a list of links with a sentence above it', '## Katso myös\n\nNämä:\n\n- [Saldo](/a)\n', -1],
    ['a list of links without a heading', '- [Saldo](/a)\n', -1],
    ['a heading without text', '## Katso myös\n', -1],
    ['items with space between them', '## Katso myös\n\n- [Saldo](/a)\n\n- [Lasku](/b)\n', 0],
    ['a list of links before other sections', '## Aiheet\n\n- [Saldo](/a)\n\n## Lopuksi\n\nTeksti.', -1],
  ])('finds a list of references only as the last section: %s', async (_what, text, expected) => {
    expect((await contentOf(text)).sections.findIndex(({ isReferences }) => isReferences)).toBe(expected);
  });
});
