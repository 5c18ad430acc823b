import path from 'node:path';
import type { CreatePageArgs, Node } from 'gatsby';
import { docId } from '../../../../src/node/types/nodeIds';
import { editUrl } from '../../../../src/model/site/editUrl';
import { keptPages } from '../../../../src/node/createPages';
import { onCreatePage } from '../../../../src/node/onCreatePage';
import { plan } from '../../../../src/node/pages/pagePlan';

describe('keptPages', () => {
  const CODES = ['fi', 'sv'];
  const FILE = '/src/templates/doc.tsx';

  /** The page that the i18n plugin creates from a plan in a locale. */
  const made = (language: string, context: object = { sidebar: 'ohjeet' }, languages = CODES) =>
    ({
      path: language === 'fi' ? '/docs/saldo' : `/${language}/docs/saldo`,
      component: FILE,
      context: { sitePath: '/docs/saldo', ...context, language, i18n: { languages, defaultLanguage: languages[0] } },
    }) as unknown as Node;

  const planned = (context: Parameters<typeof plan>[2] = { sidebar: 'ohjeet' }) => plan('/docs/saldo', 'doc', context);
  const kept = (nodes: Node[], page = planned(), componentOf = () => FILE) =>
    keptPages(nodes, CODES, componentOf)(page);

  test('a plan keeps its existing pages, one per locale', () => {
    const nodes = [made('fi'), made('sv')];
    expect(kept(nodes)).toEqual(
      nodes.map((node) => expect.objectContaining({ ...node, matchPath: undefined }) as Node),
    );
    expect(kept(nodes, planned({ sidebar: 'ohjeet', next: undefined }))).toHaveLength(2);
  });

  test('a plan for some locales keeps only those', () => {
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
  ])('when %s, nothing is kept', (_, pages) => expect(pages).toBeUndefined());
});

/** The paths of the deleted pages, and the component of a translated page whose original has `component`. */
async function changed(context: object, component = '', getNode: (id: string) => object | undefined = () => undefined) {
  const result = { removed: Array<string>(), component };
  const actions = {
    deletePage: ({ path }: { path: string }) => result.removed.push(path),
    createPage: (page: { component: string }) => (result.component = page.component),
  };
  const args = { page: { path: '/sv/docs/a', component, context }, actions, getNode };
  await onCreatePage?.(args as unknown as CreatePageArgs<Record<string, unknown>>, { plugins: [] }, () => undefined);
  return result;
}

test.each([
  ['that is planned for all', { language: 'sv' }, []],
  ['in a language that it is planned for', { language: 'sv', onlyIn: ['fi', 'sv'] }, []],
  ['in another language', { language: 'sv', onlyIn: ['fi'] }, ['/sv/docs/a']],
  ['that has no language yet', { onlyIn: ['fi'] }, []],
])('whether a page %s is deleted: %j, %j', async (_, context, expected) => {
  expect((await changed(context)).removed).toEqual(expected);
});

const plain = path.resolve('src/templates/doc.tsx');
const withCode = (file: string) => `${path.resolve('src/templates/reactDoc.tsx')}?__contentFilePath=${file}`;

test.each([
  ['its own code where React renders the translation', plain, { sv: true }, withCode('/a.sv.mdx')],
  ['its own code where React renders both', withCode('/a.fi.mdx'), { fi: true, sv: true }, withCode('/a.sv.mdx')],
  ['no code where only the original has some', withCode('/a.fi.mdx'), { fi: true, sv: false }, plain],
  ['the original’s code where there is no translation', withCode('/a.fi.mdx'), { fi: true }, withCode('/a.fi.mdx')],
])('a doc gets %s', async (_, component, docs: Record<string, boolean>, expected) => {
  const getNode = (id: string) => {
    const language = Object.keys(docs).find((code) => id === docId('/docs/a', code));
    return language === undefined ? undefined : { isReact: docs[language], absolutePath: `/a.${language}.mdx` };
  };
  expect((await changed({ language: 'sv', sitePath: '/docs/a' }, component, getNode)).component).toBe(expected);
});

test.each([
  ['https://a.example/?file={path}&as=1', 'docs/ä ö.mdx', 'https://a.example/?file=docs/%C3%A4%20%C3%B6.mdx&as=1'],
  ['https://a.example/{path}#{path}', 'a#b.mdx', 'https://a.example/a%23b.mdx#a%23b.mdx'],
])('%s for %s', (template, file, expected) => expect(editUrl(template, file)).toBe(expected));
