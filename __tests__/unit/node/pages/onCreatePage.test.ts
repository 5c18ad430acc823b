import path from 'node:path';
import type { CreatePageArgs } from 'gatsby';
import { docId } from '../../../../src/node/graphql/nodeIds';
import { onCreatePage } from '../../../../src/node/pages/onCreatePage';

/** The paths of the pages that are taken back. */
async function removedOf(context: Record<string, unknown> | undefined): Promise<string[]> {
  const removed: string[] = [];
  const actions = { deletePage: ({ path }: { path: string }) => removed.push(path) };
  const args = { page: { path: '/sv/docs/a', component: '', context }, actions, getNode: () => undefined };
  await onCreatePage?.(args as unknown as CreatePageArgs<Record<string, unknown>>, { plugins: [] }, () => undefined);
  return removed;
}

test.each([
  ['that is planned for all', { language: 'sv' }, []],
  ['in a language that it is planned for', { language: 'sv', onlyIn: ['fi', 'sv'] }, []],
  ['in another language', { language: 'sv', onlyIn: ['fi'] }, ['/sv/docs/a']],
  ['that has no language yet', { onlyIn: ['fi'] }, []],
  ['of nobody', undefined, []],
])('a page %s is taken back: %j, %j', async (_, context, expected) => {
  expect(await removedOf(context)).toEqual(expected);
});

describe('a doc', () => {
  const plain = path.resolve('src/templates/doc.tsx');
  const withCode = (file: string) => `${path.resolve('src/templates/reactDoc.tsx')}?__contentFilePath=${file}`;

  /** What the page of a language is made by, when its original is made by `component`. */
  async function componentOf(component: string, docs: Record<string, boolean>): Promise<string> {
    let made = component;
    const actions = {
      deletePage: () => undefined,
      createPage: (page: { component: string }) => {
        made = page.component;
      },
    };
    const getNode = (id: string) => {
      const language = Object.keys(docs).find((code) => id === docId('/docs/a', code));
      return language === undefined ? undefined : { isReact: docs[language], absolutePath: `/a.${language}.mdx` };
    };
    const context = { language: 'sv', sitePath: '/docs/a' };
    const args = { page: { path: '/sv/docs/a', component, context }, actions, getNode };
    await onCreatePage?.(args as unknown as CreatePageArgs<Record<string, unknown>>, { plugins: [] }, () => undefined);
    return made;
  }

  test.each([
    ['its own code where React renders the translation', plain, { sv: true }, withCode('/a.sv.mdx')],
    ['its own code where React renders both', withCode('/a.fi.mdx'), { fi: true, sv: true }, withCode('/a.sv.mdx')],
    ['no code where only the original has some', withCode('/a.fi.mdx'), { fi: true, sv: false }, plain],
    ['the original’s code where there is no translation', withCode('/a.fi.mdx'), { fi: true }, withCode('/a.fi.mdx')],
    ['no code where neither has some', plain, { fi: false, sv: false }, plain],
  ])('gets %s', async (_, component, docs, expected) => {
    expect(await componentOf(component, docs as Record<string, boolean>)).toBe(expected);
  });
});
