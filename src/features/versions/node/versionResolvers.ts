import { buildPageVersion, type LocalizedVersion } from './buildVersions';
import type { ResolverContext } from '../../../node/types/resolverContext';

type Context = ResolverContext<'findOne' | 'findAll'>;

/** The versions in a locale, the newest first. Asking for all of them lets Gatsby notice new ones. */
async function versionsIn(locale: string, { nodeModel }: Context): Promise<LocalizedVersion[]> {
  const query = { filter: { locale: { eq: locale } }, sort: { fields: ['order'], order: ['ASC'] } };
  const { entries } = await nodeModel.findAll<LocalizedVersion>({ type: 'DocsVersion', query });
  return [...entries];
}

/** The versions of a site with several; null on any other, whose pages then carry nothing of it. */
export const siteVersions = {
  resolve: async ({ locale }: { locale: string }, _args: unknown, context: Context) => {
    const versions = await versionsIn(locale, context);
    return versions.length === 0 ? null : versions;
  },
};

/** The catalogue of texts about versions; null on a site with one version, so that its pages do not carry it. */
export const versionTexts = {
  resolve: async ({ locale }: { locale: string }, _args: unknown, context: Context) => {
    if ((await versionsIn(locale, context)).length === 0) return null;
    const filter = { language: { eq: locale }, ns: { eq: 'versions' } };
    return context.nodeModel.findOne<object>({ type: 'Locale', query: { filter } });
  },
};

/** The version of the page at a path; null on a site with one version. */
export const versionAt = (defaultCode: () => string) => ({
  resolve: async (_: unknown, { path, locale }: { path: string; locale: string }, context: Context) =>
    buildPageVersion(path, await versionsIn(locale, context), defaultCode()),
});
