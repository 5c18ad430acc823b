import { render } from '@testing-library/react';
import { useLocale } from '../../../src/i18n/useLocale';
import { useText } from '../../../src/i18n/useText';
import { wrapPageElement } from '../../../src/i18n/wrapByLanguage';

const i18n = {
  language: 'en',
  languages: ['fi', 'en'],
  defaultLanguage: 'fi',
  routed: true,
  originalPath: '/docs/saldo',
  path: '/en/docs/saldo',
};

function Page() {
  const t = useText();
  const { code, sitePath, pathOf } = useLocale();
  return <p>{[t('common.newTab'), t('search.count', { count: 2 }), code, sitePath, pathOf('/docs')].join(' | ')}</p>;
}

test('provides the texts, language and path of a page', () => {
  const node = (ns: string, texts: object) => ({ node: { ns, language: 'en', data: JSON.stringify(texts) } });
  const edges = [node('common', { newTab: 'new tab' }), node('search', { count_other: '{{count}} results' })];
  const props = { data: { locales: { edges } }, pageContext: { i18n } };
  const { container } = render(wrapPageElement({ element: <Page />, props }));
  expect(container.textContent).toBe('new tab | 2 results | en | /docs/saldo | /en/docs');
});

test('wraps a page without texts', () => {
  const props = { data: undefined, pageContext: { i18n } };
  expect(render(wrapPageElement({ element: <p>x</p>, props })).container.textContent).toBe('x');
});
