import { marksField } from '../../../../src/node/graphql/marksField';

const { resolve } = marksField((html, locale) =>
  Promise.resolve(html.replace('⟦page⟧', `/${locale}`).replace('⟦text:a⟧', 'A &amp; &lt;b&gt;')),
);
const html = '<a href="⟦page⟧/docs/saldo">⟦text:a⟧</a>';

test('a page that React renders gets what stands in a locale in place of its marks, unescaped', async () => {
  expect(await resolve({ html, isReact: true }, { locale: 'sv' }, {})).toEqual([
    { mark: '⟦page⟧/docs/saldo', text: '/sv/docs/saldo' },
    { mark: '⟦text:a⟧', text: 'A & <b>' },
  ]);
});

test('any other page has its finished HTML, and so no such list', async () => {
  expect(await resolve({ html, isReact: false }, { locale: 'sv' }, {})).toEqual([]);
});
