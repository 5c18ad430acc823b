import type { CreatePageArgs } from 'gatsby';
import { onCreatePage } from '../../../../src/node/pages/onCreatePage';

/** The paths of the pages that are taken back. */
async function removedOf(context: Record<string, unknown> | undefined): Promise<string[]> {
  const removed: string[] = [];
  const actions = { deletePage: ({ path }: { path: string }) => removed.push(path) };
  const args = { page: { path: '/sv/docs/a', component: '', context }, actions };
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
