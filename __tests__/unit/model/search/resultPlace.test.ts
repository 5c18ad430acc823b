import { placeOf } from '../../../../src/model/search/resultPlace';
import type { FoundPage } from '../../../../src/model/search/provider';

const page = (more: Partial<FoundPage>): FoundPage => ({
  href: '/a',
  lang: 'fi',
  area: null,
  title: [],
  breadcrumb: [],
  snippet: [],
  sections: [],
  ...more,
});

test.each([
  [page({ breadcrumb: ['Ohjeet', 'Laskutus'], area: 'a' }), 'Ohjeet › Laskutus'],
  [page({ area: 'a' }), 'Blogi'],
  [page({ area: 'b' }), ''],
  [page({}), ''],
])('%#: a page stands in "%s"', (found, place) =>
  expect(placeOf(found, [{ id: 'a', label: 'Blogi', under: ['/blogi'] }])).toBe(place),
);
