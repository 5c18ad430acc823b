import type { Node } from 'gatsby';
import { keptPages } from '../../../../src/node/pages/keptPages';
import { plan } from '../../../../src/node/pages/pagePlan';

const CODES = ['fi', 'sv'];
const FILE = '/src/templates/doc.tsx';

/** The page that the i18n plugin has made of a plan in a locale. */
const made = (language: string, context: object = { sidebar: 'ohjeet' }, languages = CODES) =>
  ({
    path: language === 'fi' ? '/docs/saldo' : `/${language}/docs/saldo`,
    component: FILE,
    context: { sitePath: '/docs/saldo', ...context, language, i18n: { languages, defaultLanguage: languages[0] } },
  }) as unknown as Node;

const planned = (context: Parameters<typeof plan>[2] = { sidebar: 'ohjeet' }) => plan('/docs/saldo', 'doc', context);
const kept = (nodes: Node[], page = planned(), componentOf = () => FILE) => keptPages(nodes, CODES, componentOf)(page);

test('a plan keeps its pages as they were made, one in each locale', () => {
  const nodes = [made('fi'), made('sv')];
  expect(kept(nodes)).toEqual(nodes.map((node) => expect.objectContaining({ ...node, matchPath: undefined }) as Node));
  expect(kept(nodes, planned({ sidebar: 'ohjeet', next: undefined }))).toHaveLength(2);
});

test('a plan of some locales keeps those', () => {
  const context = { sidebar: null, onlyIn: ['fi'] };
  expect(kept([made('fi', context)], planned(context))).toHaveLength(1);
});

test.each<[string, ReturnType<typeof kept>]>([
  ['there is no page', kept([])],
  ['a locale has no page', kept([made('fi')])],
  ['a locale is left out now', kept([made('fi'), made('sv')], planned({ sidebar: 'ohjeet', onlyIn: ['fi'] }))],
  ['the context is another', kept([made('fi'), made('sv')], planned({ sidebar: 'faq' }))],
  ['the site has other locales', kept([made('fi', {}, ['fi', 'en']), made('sv', {}, ['fi', 'en'])], planned({}))],
  ['the default locale is another', kept([made('fi', {}, ['sv', 'fi']), made('sv', {}, ['sv', 'fi'])], planned({}))],
  ['the code is another', kept([made('fi'), made('sv')], planned(), () => '/src/templates/reactDoc.tsx')],
])('where %s, nothing is kept', (_, pages) => {
  expect(pages).toBeUndefined();
});
