import { screen, within, fireEvent } from '@testing-library/react';
import { DocView, type DocViewProps } from '../../../../src/components/doc/DocView';
import { serveText } from '../../../support/clipboard';
import { renderInPage } from '../../../support/renderInPage';
import { CopyPage } from '../../../../src/components/doc/CopyPage';
import { FreshChanges } from '../../../../src/components/doc/FreshChanges';
import { CHANGES_SEEN_KEY } from '../../../../src/model/pages/changesVisit';

const DOC: DocViewProps = {
  title: 'Saldo-näkymä',
  article: <p>Saldo kertoo.</p>,
  toc: [{ id: 'tilat', text: 'Tilat', children: [{ id: 'avoin', text: 'Avoin', children: [] }] }],
  lang: null,
  originalUrl: '/docs/saldo',
  isUnlisted: false,
  reviewed: null,
  unconfirmed: null,
  confirmationPage: null,
  isOutdated: false,
  breadcrumbs: [
    { label: 'Ohjeet', path: '/docs/category/ohjeet', lang: null },
    { label: 'Ryhmä', path: null, lang: null },
    { label: 'Saldo', path: '/docs/saldo', lang: null },
  ],
  neighbours: { previous: { label: 'Pankki', path: '/docs/pankki', lang: null }, next: null },
  lastUpdated: '2024-05-17',
  editUrl: null,
  markdownUrl: '/docs/saldo.md',
  changes: [],
  bottom: <p>Oliko apua?</p>,
};

test('a doc has its title, text, table of contents and last change', () => {
  renderInPage(<DocView {...DOC} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saldo-näkymä');
  expect(screen.getByRole('article').textContent).toBe('Saldo kertoo.');
  expect(screen.getByRole('article').nextElementSibling?.textContent).toBe('Oliko apua?');
  expect(screen.getAllByRole('link', { name: 'Avoin' })[0]?.getAttribute('href')).toBe('#avoin');
  expect(screen.getByText('Päivitetty 17. toukokuuta 2024')).toBeDefined();
});

test('only an unlisted page says so', () => {
  const { unmount } = renderInPage(<DocView {...DOC} />);
  expect(screen.queryByRole('note')).toBeNull();
  unmount();
  renderInPage(<DocView {...DOC} isUnlisted />);
  expect(screen.getByRole('note').textContent).toMatch(/^Sivu ei ole luetteloissa/);
});

test('the page itself and a category without a page are not links in the breadcrumbs', () => {
  renderInPage(<DocView {...DOC} />);
  const trail = within(screen.getByRole('navigation', { name: 'Murupolku' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/docs/category/ohjeet']);
  expect(trail.getByText('Saldo').getAttribute('aria-current')).toBe('page');
});

test('without neighbours, table of contents, breadcrumbs and date shows nothing instead', () => {
  renderInPage(
    <DocView {...DOC} toc={[]} breadcrumbs={[]} neighbours={{ previous: null, next: null }} lastUpdated={null} />,
  );
  expect([screen.queryAllByRole('navigation'), screen.queryByText(/Päivitetty|Muuttunut/)]).toEqual([[], null]);
  expect(screen.queryByRole('link', { name: 'Muokkaa tätä sivua' })).toBeNull();
});

test.each([
  ['en', 'This page is in Finnish', '/en/docs/category/ohjeet'],
  ['sv', 'Sidan är på finska', '/sv/docs/category/ohjeet'],
])('in %s marks a text of another language, below a notice that links to the original', (code, notice, category) => {
  renderInPage(<DocView {...DOC} lang="fi" />, code);
  expect(screen.getByText(notice)).toBeDefined();
  expect(screen.getByRole('article').getAttribute('lang')).toBe('fi');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('fi');
  expect(within(screen.getByRole('note')).getByRole('link').getAttribute('href')).toBe('/docs/saldo');
  expect(screen.getByRole('link', { name: 'Ohjeet' }).getAttribute('href')).toBe(category);
});

test('links the releases that changed a page', () => {
  const changes = ['2025-10', '2024-08'].map((released) => ({ path: `/docs/versiot/${released}`, released }));
  renderInPage(<DocView {...DOC} changes={changes} />, 'sv');
  const link = screen.getByRole('link', { name: 'Versionsmeddelande 8/2024' });
  expect(link.getAttribute('href')).toBe('/sv/docs/versiot/2024-08#docs-saldo');
  expect(link.closest('p')?.lastElementChild?.textContent).toBe('Ändrad 10/2025, 8/2024');
});

test('links to the editable file of a page', () => {
  renderInPage(<DocView {...DOC} editUrl="https://git.example.com/docs/saldo.mdx" />);
  const link = screen.getByRole('link', { name: 'Muokkaa tätä sivua' });
  expect(link.getAttribute('href')).toBe('https://git.example.com/docs/saldo.mdx');
});

describe('copying the page', () => {
  beforeEach(() => document.documentElement.setAttribute('data-scripted', ''));

  test('has no button without JavaScript', () => {
    document.documentElement.removeAttribute('data-scripted');
    renderInPage(<CopyPage url="/docs/saldo.md" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('announces that the page was copied', async () => {
    const copied = serveText();
    renderInPage(<CopyPage url="/docs/saldo.md" />, 'sv');
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Kopiera sidan som Markdown' }));
    expect((await screen.findByText('Kopierad.')).getAttribute('role')).toBe('status');
    expect(copied).toEqual([['/docs/saldo.md', '# Saldo']]);
  });

  test('links to the text if copying fails', async () => {
    serveText(false);
    renderInPage(<CopyPage url="/docs/saldo.md" />);
    fireEvent.click(screen.getByRole('button'));
    expect((await screen.findByRole('link', { name: 'Avaa teksti' })).getAttribute('href')).toBe('/docs/saldo.md');
    expect(screen.getByRole('status').textContent).toBe('Kopiointi ei onnistunut. Avaa teksti');
  });
});

const CHANGES = [
  { path: '/docs/saldo', title: 'Saldo', lang: 'fi', changed: '2025-06-01T00:00:00.000Z' },
  { path: '/docs/lasku', title: 'Faktura', lang: null, changed: '2025-05-01T00:00:00.000Z' },
];
const seen = (time: string) =>
  localStorage.setItem(CHANGES_SEEN_KEY, JSON.stringify({ since: null, seen: time, at: 0 }));

afterEach(() => localStorage.clear());

test('the first visit shows nothing, and is stored', () => {
  renderInPage(<FreshChanges changes={CHANGES} />);
  expect(document.body.textContent).toBe('');
  expect(JSON.parse(localStorage.getItem(CHANGES_SEEN_KEY) ?? '')).toMatchObject({ seen: '2025-06-01T00:00:00.000Z' });
});

test('a later visit lists the changes since then, with their dates', () => {
  seen('2025-05-01T00:00:00.000Z');
  renderInPage(<FreshChanges changes={CHANGES} />, 'sv');
  expect(screen.getByRole('region', { name: 'Anvisningar som ändrats sedan ditt senaste besök' })).toBeDefined();
  const facts = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.lang]);
  expect(facts).toEqual([['Saldo (på finska)', '/sv/docs/saldo', 'fi']]);
  expect(screen.getByText('1 juni 2025').getAttribute('datetime')).toBe('2025-06-01T00:00:00.000Z');
});

test('a page without changes stores nothing', () => {
  renderInPage(<FreshChanges changes={[]} />);
  expect(localStorage.getItem(CHANGES_SEEN_KEY)).toBeNull();
});

test.each<[props: Partial<DocViewProps>, code: string, text: string]>([
  [{ unconfirmed: 'details' }, 'fi', 'Järjestelmän omistaja ei ole vielä vahvistanut tämän sivun tietoja.'],
  [{ unconfirmed: 'example' }, 'fi', 'Tämä sivu on esimerkki. Järjestelmän omistaja ei ole vahvistanut sitä.'],
  [{ reviewed: '2025-10-31' }, 'en', 'The owner of the system confirmed the details on October 31, 2025.'],
])('%j is shown in %s below the text, with a link to its explanation', (props, code, text) => {
  renderInPage(<DocView {...DOC} {...props} confirmationPage="/docs/alku" />, code);
  const line = screen.getByText(text, { exact: false });
  expect(screen.getByRole('article').compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(line).getByRole('link').getAttribute('href')).toMatch(/\/docs\/alku$/);
});

test('an outdated translation says so above the text, with a link to the original', () => {
  renderInPage(<DocView {...DOC} isOutdated />, 'sv');
  const note = screen.getByRole('note');
  expect(note.textContent).toBe('Originalsidan har ändrats sedan översättningen gjordes.Öppna originalsidan');
  expect(within(note).getByRole('link').getAttribute('hreflang')).toBe('fi');
});

test('a link to an untranslated page says so, in the reader’s language', () => {
  const previous = { label: 'Pankki', path: '/docs/pankki', lang: 'fi' };
  renderInPage(<DocView {...DOC} neighbours={{ previous, next: null }} />, 'sv');
  const link = screen.getByRole('link', { name: 'Föregående Pankki (på finska)' });
  expect([link.getAttribute('hreflang'), within(link).getByText('Pankki').lang]).toEqual(['fi', 'fi']);
  expect(within(link).getByText('(på finska)').lang).toBe('sv');
});

test('the table of contents above the text needs six headings', () => {
  const toc = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, text: id, children: [] }));
  const boxes = () => document.querySelectorAll('main details').length;
  const { unmount } = renderInPage(<DocView {...DOC} toc={toc} />);
  expect(boxes()).toBe(0);
  unmount();
  renderInPage(<DocView {...DOC} toc={[...toc, { id: 'f', text: 'f', children: [] }]} />);
  expect(boxes()).toBe(1);
});
