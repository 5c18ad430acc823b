import type { ResolverContext } from '../types/resolverContext';

/** The link fields of a page's node. */
interface LinkingPage {
  path: string;
  linksTo: readonly string[];
}

/**
 * Returns for each path the other pages whose texts link to it, in alphabetical order.
 * @example sourcesOf([{ path: '/a', linksTo: ['/b'] }]).get('/b') // ['/a']
 */
export function sourcesOf(pages: Iterable<LinkingPage>): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, Set<string>>();
  for (const { path, linksTo } of pages)
    for (const target of linksTo)
      if (target !== path) sources.set(target, (sources.get(target) ?? new Set()).add(path));
  return new Map([...sources].map(([path, from]) => [path, [...from].sort()]));
}

type Context = ResolverContext<'findAll'>;

/** One pass over all pages per query: all its fields share a context. */
const sourcesByContext = new WeakMap<object, Promise<ReadonlyMap<string, readonly string[]>>>();

function sourcesIn(context: Context): Promise<ReadonlyMap<string, readonly string[]>> {
  const found =
    sourcesByContext.get(context) ??
    Promise.all(['Doc', 'BlogPost'].map((type) => context.nodeModel.findAll<LinkingPage>({ type, query: {} }))).then(
      (lists) => sourcesOf(lists.flatMap(({ entries }) => [...entries])),
    );
  sourcesByContext.set(context, found);
  return found;
}

const resolveSources = async ({ path }: { path: string }, context: Context) =>
  (await sourcesIn(context)).get(path) ?? [];

/** The pages that link to a page. */
export const linkFields = {
  linkedFrom: { resolve: (page: { path: string }, _args: unknown, context: Context) => resolveSources(page, context) },
  inboundLinks: {
    resolve: async (page: { path: string }, _args: unknown, context: Context) =>
      (await resolveSources(page, context)).length,
  },
};
