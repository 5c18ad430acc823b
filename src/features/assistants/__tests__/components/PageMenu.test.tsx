import { fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import { copyTextOf } from '../../../../browser/reading/copyTextOf';
import type { FeatureSite, PlannedSite } from '../../../../extend';
import { FeatureDataContext, PageDataContext } from '../../../../hooks/site/useFeatureData';
import { PageMenu } from '../../components/PageMenu';
import { assistants } from '../../feature';

jest.mock('../../../../browser/reading/copyTextOf', () => ({ copyTextOf: jest.fn() }));

const URL_OF_PAGE = 'https://ohje.example.com/ohje/docs/saldo.md';
const OWN = { label: 'Apuri', url: 'https://apuri.example.com/?sivu={url}' };
const CLAUDE = { label: 'Claude', url: 'https://claude.ai/new?q={prompt}' };

const loaded = (pageMenu: boolean) =>
  ({
    site: {
      url: 'https://ohje.example.com',
      baseUrl: '/ohje/',
      locales: [{ code: 'fi' }, { code: 'sv', url: 'https://hjalp.example.com' }],
      assistants: { pageMenu, openIn: [CLAUDE, OWN] },
    },
    codes: ['fi', 'sv'],
    textsOf: () => ({ menu: 'Kopioi tai avaa', openIn: 'Avaa: {{name}}', prompt: 'Lue {{url}}' }),
  }) as unknown as FeatureSite;

const PLANNED = {
  plans: [
    { path: '/docs/saldo', template: 'doc', context: { locales: ['fi'] } },
    { path: '/docs/lasku', template: 'doc', context: { locales: ['fi', 'sv'] } },
    { path: '/docs/category/ohjeet', template: 'category', context: {} },
  ],
} as unknown as PlannedSite;

function renderMenu(url?: string) {
  const data = assistants.data(loaded(true), 'fi');
  renderInPage(
    <FeatureDataContext.Provider value={{ assistants: data }}>
      <PageDataContext.Provider value={{ assistants: url }}>
        <PageMenu />
      </PageDataContext.Provider>
    </FeatureDataContext.Provider>,
  );
}

test('docs have the Markdown of their text; nothing ships without the setting', () => {
  expect([...assistants.pageData(loaded(true), 'sv', PLANNED)]).toEqual([
    ['/docs/saldo', { data: URL_OF_PAGE }],
    ['/docs/lasku', { data: 'https://hjalp.example.com/ohje/sv/docs/lasku.md' }],
  ]);
  expect([assistants.data(loaded(false), 'fi'), assistants.slots(loaded(false))]).toEqual([undefined, {}]);
  expect(assistants.pageData(loaded(false), 'fi', PLANNED).size).toBe(0);
});

test('links to the Markdown and to assistants, whose addresses have the prompt or the address', () => {
  renderMenu(URL_OF_PAGE);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Avaa teksti', '/ohje/docs/saldo.md'],
    [
      'Avaa: Claude (avautuu uuteen välilehteen)',
      `https://claude.ai/new?q=${encodeURIComponent(`Lue ${URL_OF_PAGE}`)}`,
    ],
    ['Avaa: Apuri (avautuu uuteen välilehteen)', `https://apuri.example.com/?sivu=${encodeURIComponent(URL_OF_PAGE)}`],
  ]);
});

test('copies the Markdown; Escape closes the menu and returns the focus', async () => {
  document.documentElement.setAttribute('data-scripted', '');
  jest.mocked(copyTextOf).mockResolvedValue();
  renderMenu(URL_OF_PAGE);
  const summary = screen.getByText('Kopioi tai avaa');
  fireEvent.click(summary);
  const button = screen.getByRole('button', { name: 'Kopioi sivu Markdownina' });
  fireEvent.click(button);
  expect(copyTextOf).toHaveBeenCalledWith('/ohje/docs/saldo.md', window);
  expect(await screen.findByText('Kopioitu.')).toBe(screen.getByRole('status'));
  fireEvent.keyDown(button, { key: 'Escape' });
  expect([summary.closest('details')?.open, document.activeElement]).toEqual([false, summary]);
});

test('a page without Markdown has no menu', () => {
  renderMenu();
  expect(document.body.textContent).toBe('');
});
