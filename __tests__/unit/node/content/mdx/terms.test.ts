import { readGlossary } from '../../../../../src/node/content/readGlossary';
import type { SiteForContent } from '../../../../../src/node/content/mdx/compilation';
import { compileMdx } from '../../../../../src/node/content/mdx/compile';
import { siteIn } from '../../../../support/compileText';
import { makeContentFolder, removeTemporaryFolders } from '../../../../support/contentFolder';
import { sampleGlossary } from '../../../../support/media';

afterAll(removeTemporaryFolders);

async function compile(body: string, more: Partial<SiteForContent> = {}, file = 'sivu.mdx') {
  const { glossary } = readGlossary(makeContentFolder(sampleGlossary()), ['fi', 'en', 'sv']);
  const site = { ...siteIn('/'), glossary, ...more };
  const { content, diagnostics } = await compileMdx({ absolutePath: `/${file}`, file, body }, site);
  if (content === undefined || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return content;
}

const NOTE = (id: string, rest: string) =>
  `<span class="term-note" id="${id}" popover="auto" role="note">${rest}</span>`;
const WORDS =
  '<span class="term-words"><span lang="en">balance</span> (en) · <span lang="sv">balans</span> (sv)</span>';
const LINK = '<a href="⟦page⟧/docs/ohjeet/saldo">⟦text:termPage⟧: saldo</a>';
const SALDO =
  '<strong class="term-name">saldo</strong><span class="term-explanation">Se, mitä asiakkaalla on maksettavana.</span>';

const idIn = (html: string) => /id="([^"]*)"/.exec(html)?.[1] ?? '';

test('a term is a button that opens its explanation', async () => {
  const { html, islands } = await compile('Tarkista <Term name="saldo">saldon</Term> summa.');
  const id = idIn(html);
  expect(id).toMatch(/^term-[0-9a-f]{6}-saldo-1$/);
  expect(html).toBe(
    `<p>Tarkista <span class="term"><button class="term-button" type="button" popovertarget="${id}">saldon</button>${NOTE(id, SALDO + WORDS + LINK)}</span> summa.</p>`,
  );
  expect(islands).toEqual(['term']);
});

test('the explanation is neither searched nor counted, and its place leaves the words together', async () => {
  const { sections, words } = await compile('Tarkista <Term name="saldo">saldon</Term>, ja <Term>tilausjakso</Term>.');
  expect(sections).toEqual([{ id: '', heading: '', text: 'Tarkista saldon, ja tilausjakso.' }]);
  expect(words).toBe(4);
});

test('each use of a term has an id of its own, also between pages', async () => {
  const text = '<Term>Saldo</Term> ja <Term name="saldo">saldon</Term>.';
  const first = await compile(text);
  const second = await compile(text, {}, 'toinen.mdx');
  expect(new Set([...first.ids, ...second.ids]).size).toBe(4);
});

test('a term leads not to the page that it stands on', async () => {
  const { html } = await compile('Tarkista <Term>saldo</Term>.', { pageOf: () => '/docs/ohjeet/saldo' });
  expect(html).not.toContain('<a ');
});

test('an explanation leads to the term among all others, where the site has a page of them', async () => {
  const { html } = await compile('Tarkista <Term>saldo</Term>.', { glossaryPage: '/docs/sanasto' });
  expect(html).toContain(`${LINK}<a href="⟦page⟧/docs/sanasto#saldo">⟦text:termList⟧</a>`);
});

test('in a translation the explanation says its language, and the links in it are in the reader’s', async () => {
  const { html } = await compile('Kolla <Term name="saldo">saldot</Term>.', { localeOf: () => 'sv' });
  const id = idIn(html);
  expect(html).toContain(NOTE(id, SALDO.replaceAll('">', '" lang="fi">') + WORDS + LINK));
});

test('a record says which entries it was made with', async () => {
  const { uses } = await compile('<Term>Saldo</Term> ja <Term>tilausjakso</Term>.');
  expect(uses).toMatchObject([
    { kind: 'term', key: 'saldo' },
    { kind: 'term', key: 'tilausjakso' },
  ]);
  expect(uses.every(({ digest }) => digest.length === 16)).toBe(true);
});

test('a page made while the glossary was broken is not taken for one made with it', async () => {
  const { html, uses } = await compile('Tarkista <Term>saldo</Term>.', { glossary: undefined });
  expect(html).toBe('<p>Tarkista saldo.</p>');
  expect(uses).toEqual([{ kind: 'term', key: 'saldo', digest: '' }]);
});
