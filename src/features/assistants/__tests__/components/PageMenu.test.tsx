import { fireEvent, screen } from '@testing-library/react';
import { serveText } from '../../../../../__tests__/support/clipboard';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import type { FeatureData, FeatureSite, PlannedSite } from '../../../../extend';
import { FeatureDataContext, PageDataContext } from '../../../../hooks/site/useFeatureData';
import { PageMenu } from '../../components/PageMenu';
import { assistants } from '../../feature';
import { dataOf, setUp } from '../../../../../__tests__/support/setUp';

const URL_OF_PAGE = 'https://ohje.example.com/ohje/docs/saldo.md';

const loaded = (pageMenu: boolean) =>
  ({
    site: {
      url: 'https://ohje.example.com',
      baseUrl: '/ohje/',
      locales: [{ code: 'fi' }, { code: 'sv', url: 'https://hjalp.example.com' }],
      assistants: {
        pageMenu,
        openIn: [
          { label: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
          { label: 'Apuri', url: 'https://apuri.example.com/?sivu={url}' },
        ],
      },
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

const renderMenu = (url?: string) =>
  renderInPage(
    <FeatureDataContext.Provider
      value={{ assistants: dataOf(assistants, loaded(true)).everywhere?.('fi', PLANNED) as FeatureData['assistants'] }}
    >
      <PageDataContext.Provider value={{ assistants: url }}>
        <PageMenu />
      </PageDataContext.Provider>
    </FeatureDataContext.Provider>,
  );

test('docs have the Markdown of their text; nothing ships without the setting', () => {
  expect([...(dataOf(assistants, loaded(true)).pages?.('sv', PLANNED) ?? [])]).toEqual([
    ['/docs/saldo', { data: URL_OF_PAGE }],
    ['/docs/lasku', { data: 'https://hjalp.example.com/ohje/sv/docs/lasku.md' }],
  ]);
  const without = setUp(assistants, loaded(false));
  expect([without('data'), without('slot')]).toEqual([[], []]);
});

test('links to the Markdown, if there is one, and to assistants by their addresses', () => {
  expect(renderMenu().container.textContent).toBe('');
  renderMenu(URL_OF_PAGE);
  const newTab = ' (avautuu uuteen välilehteen)';
  expect(screen.getAllByRole('link').map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual([
    'Avaa teksti: /ohje/docs/saldo.md',
    `Avaa: Claude${newTab}: https://claude.ai/new?q=${encodeURIComponent(`Lue ${URL_OF_PAGE}`)}`,
    `Avaa: Apuri${newTab}: https://apuri.example.com/?sivu=${encodeURIComponent(URL_OF_PAGE)}`,
  ]);
});

test('copies the Markdown; Escape closes the menu and returns the focus', async () => {
  document.documentElement.setAttribute('data-scripted', '');
  const copied = serveText();
  renderMenu(URL_OF_PAGE);
  const summary = screen.getByText('Kopioi tai avaa');
  fireEvent.click(summary);
  const button = screen.getByRole('button', { name: 'Kopioi sivu Markdownina' });
  fireEvent.click(button);
  await screen.findByText('Kopioitu.');
  expect(copied).toEqual([['/ohje/docs/saldo.md', '# Saldo']]);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect([summary.closest('details')?.open, document.activeElement]).toEqual([false, summary]);
});
