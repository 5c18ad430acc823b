import { emptyHead, isListed, noteHeadElement } from '../../../../src/node/output/pageMetadata';

const URL = 'https://ohje.example.com/docs/alku';
type Element = [name: string, attributes: Record<string, string>];
const CANONICAL: Element = ['link', { rel: 'canonical', href: URL }];

function headOf(elements: readonly Element[]) {
  const head = emptyHead();
  for (const [name, attributes] of elements) noteHeadElement(head, name, attributes);
  return head;
}

test.each<[string, Element[], boolean]>([
  ['that names itself', [CANONICAL], true],
  ['that names itself with a slash', [['link', { rel: 'canonical', href: `${URL}/` }]], true],
  ['that may be shown', [CANONICAL, ['meta', { name: 'robots', content: 'index' }]], true],
  ['that names another', [['link', { rel: 'canonical', href: 'https://ohje.example.com/docs/muu' }]], false],
  ['that names none', [], false],
  ['that stays out of search engines', [CANONICAL, ['meta', { name: 'robots', content: 'noindex, follow' }]], false],
  ['that leads on', [CANONICAL, ['meta', { 'http-equiv': 'refresh', content: '0; url=/x' }]], false],
])('a page %s is listed or not', (_, elements, expected) => {
  expect(isListed(headOf(elements), URL)).toBe(expected);
});

test('versions of a page are links with a language; feeds and Markdown are none', () => {
  const head = headOf([
    ['link', { rel: 'alternate', hreflang: 'sv', href: 'https://ohje.example.com/sv/docs/alku' }],
    ['link', { rel: 'alternate', type: 'text/markdown', href: '/docs/alku.md' }],
    ['a', { rel: 'alternate', hreflang: 'en', href: '/en' }],
  ]);
  expect(head.versions).toEqual([{ lang: 'sv', url: 'https://ohje.example.com/sv/docs/alku' }]);
});
