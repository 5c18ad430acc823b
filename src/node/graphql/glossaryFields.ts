import { termIndexType } from '../../features/glossary/node/termIndexNode';
import type { LocalSearchNode } from '../search/searchNode';
import type { ResolverContext } from '../types/resolverContext';

interface InLocale {
  locale: string;
}

/** The part of what GraphQL tells a resolver that is used here: the fields of the local search plugin's types. */
interface Info {
  schema: { getType: (name: string) => { getFields: () => Record<string, { resolve?: PublicUrl }> } | undefined };
}
type PublicUrl = (node: LocalSearchNode, args: object, context: unknown, info: unknown) => string;

interface FoundCard {
  path: string;
  title: string;
}
type FindCard<Context> = (path: string, locale: string, context: Context) => FoundCard | null;

/** The fields of the page that lists the glossary: its terms, and where the files are by which it is filtered. */
export const glossaryFields = <Context extends ResolverContext<'findAll' | 'findOne'>>(
  findCard: FindCard<Context>,
) => ({
  Term: {
    guide: {
      resolve: ({ page }: { page: string | null }, { locale }: InLocale, context: Context) =>
        page === null ? null : findCard(page, locale, context),
    },
  },
  glossaryAt: {
    resolve: async (_: unknown, { locale }: InLocale, context: Context, info: unknown) => {
      const { nodeModel } = context;
      const { entries } = await nodeModel.findAll({
        type: 'Term',
        query: { sort: { fields: ['key'], order: ['ASC'] } },
      });
      const name = termIndexType(locale);
      const node = await nodeModel.findOne<LocalSearchNode>({ type: name, query: {} });
      // The plugin writes a file when its address is asked for.
      const type = (info as Info).schema.getType(name)?.getFields();
      const addressOf = (field: string) =>
        (node === null ? undefined : type?.[field]?.resolve?.(node, {}, context, info)) ?? null;
      return { terms: [...entries], indexUrl: addressOf('publicIndexURL'), storeUrl: addressOf('publicStoreURL') };
    },
  },
});
