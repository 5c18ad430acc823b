import { leadInList } from '../../../../../src/node/content/mdx/lead';
import { compileText, contentOf } from '../../../../support/compileText';

test('the text before the truncation mark is the lead', async () => {
  const { html, leadHtml } = await contentOf('Alku.\n\n{/* truncate */}\n\nLoppu.');
  expect(leadHtml).toBe('<p>Alku.</p>\n');
  expect(html).toBe('<p>Alku.</p>\n\n<p>Loppu.</p>');
});

test('a lead has no ids, which another one in the same list may have, and leads to its page', async () => {
  const { html, leadHtml } = await contentOf(
    '## Näin\n\n[Alas](#loppu) [Muualle](https://a.fi/#b)\n\n<Steps>\n\n1. Avaa.\n\n</Steps>\n\n{/* truncate */}\n\n## Loppu',
  );
  expect(html).toContain('id="näin"');
  expect(leadHtml).not.toContain(' id="');
  expect(leadInList(leadHtml ?? '', '/blog/uusi')).toContain('<a href="⟦page⟧/blog/uusi#loppu">Alas</a>');
  expect(leadInList(leadHtml ?? '', '/blog/uusi')).toContain('href="https://a.fi/#b"');
});

test('without a truncation mark there is no lead', async () => {
  const { html, leadHtml } = await contentOf('Alku.\n\n{/* muuta */}\n\nLoppu.');
  expect(leadHtml).toBeNull();
  expect(html).toBe('<p>Alku.</p>\n<p>Loppu.</p>');
});

describe('a text with headings of three levels', () => {
  const text = [
    'Alku *tässä*.',
    '## Yksi',
    'Sana sana.',
    '| A | B |\n|---|---|\n| c | d |',
    '### Kaksi {#toinen}',
    'Rivi<br />vaihtuu.',
    '#### Kolme',
    'Vielä [ulos](https://a.fi).',
  ].join('\n\n');

  test('has its sections cut at the levels 2 and 3, without texts of the UI', async () => {
    expect((await contentOf(text)).sections).toEqual([
      { id: '', heading: '', text: 'Alku tässä.' },
      { id: 'yksi', heading: 'Yksi', text: 'Sana sana. A B c d' },
      { id: 'toinen', heading: 'Kaksi', text: 'Rivi vaihtuu. Kolme Vielä ulos.' },
    ]);
  });

  test('has all its headings', async () => {
    expect((await contentOf(text)).headings).toEqual([
      { depth: 2, id: 'yksi', text: 'Yksi' },
      { depth: 3, id: 'toinen', text: 'Kaksi' },
      { depth: 4, id: 'kolme', text: 'Kolme' },
    ]);
  });

  test('has its ids and its words counted', async () => {
    const { ids, words } = await contentOf(text);
    expect(ids).toEqual(['yksi', 'toinen', 'kolme']);
    expect(words).toBe(15);
  });
});

test('links are noted where they stand; those out of the site are not', async () => {
  const { links } = await contentOf('Katso [a](/docs/a#b), [b](https://b.fi)\nja [c](./toinen.mdx), [d](#e).');
  expect(links).toEqual([
    { href: '/docs/a#b', line: 1, column: 7 },
    { href: '/docs/toinen', line: 2, column: 4 },
    { href: '#e', line: 2, column: 23 },
  ]);
});

test('a relative link may be escaped, and keeps its query', async () => {
  const { links, html } = await contentOf('Katso [a](./toi%6Een.mdx?x=1#a).');
  expect(links.map(({ href }) => href)).toEqual(['/docs/toinen?x=1#a']);
  expect(html).toContain('/docs/toinen?x=1#a"');
});

test('footnotes stand at the end under a hidden heading', async () => {
  const { html, headings, sections } = await contentOf('## Otsikko\n\nTeksti[^a].\n\n[^a]: Huomautus.');
  expect(html).toBe(
    [
      '<h2 id="otsikko">Otsikko<a class="heading-link" href="#otsikko" aria-label="⟦text:linkToHeading⟧ Otsikko">#</a></h2>',
      '<p>Teksti<sup><a href="#fn-a" id="fnref-a" data-footnote-ref aria-describedby="footnote-label">1</a></sup>.</p>',
      '<section data-footnotes class="footnotes"><h2 class="visually-hidden" id="footnote-label">⟦text:footnotes⟧</h2>',
      '<ol>',
      '<li id="fn-a">',
      '<p>Huomautus. <a href="#fnref-a" data-footnote-backref="" aria-label="⟦text:footnoteBack⟧" class="data-footnote-backref">↩</a></p>',
      '</li>',
      '</ol>',
      '</section>',
    ].join('\n'),
  );
  expect(headings).toEqual([{ depth: 2, id: 'otsikko', text: 'Otsikko' }]);
  expect(sections).toEqual([{ id: 'otsikko', heading: 'Otsikko', text: 'Teksti. Huomautus.' }]);
});

test.each([
  ['code', '```\na\n```', ['codeBlocks']],
  ['a table', '| A |\n|---|\n| a |', ['tables']],
  ['details', '<Details summary="a">b</Details>', ['reveal']],
  ['tabs', '<Tabs><Tab label="a">b</Tab></Tabs>', ['reveal', 'tabs']],
  ['no code', 'Teksti `koodi`.', []],
])('a text with %s wants the islands that it needs', async (_what, text, islands) => {
  expect((await contentOf(text)).islands).toEqual(islands);
});

test('tables of one page have different names', async () => {
  const { html } = await contentOf('| A |\n|---|\n\nTeksti.\n\n| B |\n|---|');
  expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="⟦text:table⟧ 1"', 'aria-label="⟦text:table⟧ 2"']);
});

test('a text that is no MDX has no content', async () => {
  const { content, diagnostics } = await compileText('Alku.\n\n<Steps>');
  expect(content).toBeUndefined();
  expect(diagnostics).toEqual([
    {
      rule: 'syntax/mdx',
      file: 'sivu.mdx',
      line: 3,
      column: 1,
      message: '<Steps> is opened but not closed.',
      hint: 'Write </Steps> after its content.',
    },
  ]);
});

test.each([
  [
    'the list of links that a page ends with',
    '## Yksi\n\nTeksti.\n\n## Katso myös\n\n- [Saldo](/a) – maksut\n- [Lasku](/b)\n',
    true,
  ],
  ['links with text before them', '## Katso myös\n\n- Ensin [Saldo](/a)\n', undefined],
  ['a list of links with a sentence above it', '## Katso myös\n\nNämä:\n\n- [Saldo](/a)\n', undefined],
  ['a list of links without a heading', '- [Saldo](/a)\n', undefined],
  ['a heading without text', '## Katso myös\n', undefined],
  ['items with space between them', '## Katso myös\n\n- [Saldo](/a)\n\n- [Lasku](/b)\n', true],
])('%s: is it told from what the page tells?', async (_what, text, expected) => {
  expect((await contentOf(text)).sections.at(-1)?.isReferences).toBe(expected);
});

test('a list of links with sections behind it is what the page tells', async () => {
  const { sections } = await contentOf('## Aiheet\n\n- [Saldo](/a)\n\n## Lopuksi\n\nTeksti.');
  expect(sections.some(({ isReferences }) => isReferences)).toBe(false);
});
