import { areaOf } from '../../../../src/model/search/areas';

const AREAS = [
  { id: 'docs', under: ['/docs'] },
  { id: 'faq', under: ['/docs/faq', '/kysymykset'] },
];

test.each([
  ['/docs/saldo', 'docs'],
  ['/docs/faq', 'faq'],
  ['/docs/faq/laskutus', 'faq'],
  ['/docs/faqs', 'docs'],
  ['/kysymykset/a', 'faq'],
  ['/blog', null],
])('%s lies in %s', (path, area) => expect(areaOf(path, AREAS)).toBe(area));
