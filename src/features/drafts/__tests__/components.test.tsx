import { screen } from '@testing-library/react';
import { renderInPage } from '../../../../__tests__/support/renderInPage';
import { FeatureDataContext, PageDataContext } from '../../../hooks/site/useFeatureData';
import { PreviewBar } from '../components/PreviewBar';
import ChangesPage from '../templates/changes';

test.each([
  ['/docs/saldo', 'Tämä sivu on luonnos. Sitä ei julkaista.'],
  ['/docs/muu', 'Tämä on esikatselu, ei julkaistu sivusto.'],
])('the bar of %s says "%s", and leads to all changes', (path, text) => {
  const drafts = { texts: {}, changesPath: '/muutokset', states: { '/docs/saldo': 'draft' as const } };
  renderInPage(
    <FeatureDataContext.Provider value={{ drafts }}>
      <PreviewBar />
    </FeatureDataContext.Provider>,
    ...['fi', path],
  );
  expect(screen.getByRole('region').textContent).toBe(`${text} Muutokset`);
  expect(screen.getByRole('link')).toHaveProperty('href', 'http://localhost/muutokset');
});

test('the page of changes lists pages by language, with their states and words', () => {
  const part = (kind: 'same' | 'del' | 'ins', text: string) => ({ kind, text });
  const words = [part('same', 'Öppna'), part('del', 'fakturan'), part('ins', 'kortet')];
  const listed = {
    path: '/docs/a',
    locale: 'sv',
    title: 'Saldo',
    state: 'changed' as const,
    words,
    href: '/sv/docs/a',
  };
  const removed = { ...listed, path: '/docs/b', state: 'removed' as const, words: [], href: undefined };
  const pages = [listed, removed, { ...listed, path: '/docs/c', words: [] }];
  const drafts = { against: 'main', locales: [{ label: 'Svenska', lang: 'sv', pages }] };
  renderInPage(
    <PageDataContext.Provider value={{ drafts }}>
      <ChangesPage />
    </PageDataContext.Provider>,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Muutokset', 'Svenska']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Muuttunut: SaldoÖppna fakturan kortet',
    'Poistettu: Saldo',
    expect.stringMatching(/^Muuttunut: SaldoSanat ovat ennallaan/),
  ]);
  expect(screen.getAllByRole('link').map(({ parentElement }) => parentElement?.lang)).toEqual(['sv', 'sv']);
  expect([screen.getByText('fakturan').tagName, screen.getByText('kortet').tagName]).toEqual(['DEL', 'INS']);
});
