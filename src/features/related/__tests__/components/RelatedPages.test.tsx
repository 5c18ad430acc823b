import { screen } from '@testing-library/react';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import { PageDataContext } from '../../../../hooks/site/useFeatureData';
import type { FeaturePageData } from '../../../../model/site/features';
import { RelatedPages } from '../../components/RelatedPages';

const show = (related?: FeaturePageData['related']) =>
  renderInPage(
    <PageDataContext.Provider value={{ related }}>
      <RelatedPages />
    </PageDataContext.Provider>,
    'sv',
  );

test('links to the related pages, in the language of their titles', () => {
  show({ title: 'Katso myös', lang: 'fi', pages: [{ path: '/docs/lasku', title: 'Laskut' }] });
  expect(screen.getByRole('navigation', { name: 'Katso myös' }).lang).toBe('fi');
  expect(screen.getByRole('link', { name: 'Laskut' }).getAttribute('href')).toBe('/sv/docs/lasku');
});

test('a page without them has nothing', () => {
  expect(show().container.innerHTML).toBe('');
});
