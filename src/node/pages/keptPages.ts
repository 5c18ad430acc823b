import { isDeepStrictEqual } from 'node:util';
import type { Node, Page } from 'gatsby';
import type { PagePlan } from './pagePlan';

/** Context that the i18n plugin adds to the page of a locale. */
interface I18nContext {
  language: string;
  i18n: { languages: string[]; defaultLanguage: string };
}

/** A page as Gatsby has it. */
type SitePage = Node & Page & { context: PagePlan['context'] & Partial<I18nContext> };

/** Returns a context as Gatsby stores it: without undefined keys. */
const asKept = (context: object): unknown => JSON.parse(JSON.stringify(context));

/**
 * Returns the pages that the last build made of a plan, in each locale; undefined if anything changed. Gatsby compares
 * a planned page's context with the i18n plugin's, always finds a difference, and would run every page's query again.
 * @param nodes all nodes of the type `SitePage`
 * @param codes locale codes, the default first
 * @param componentOf the component of a planned page in a locale
 */
export function keptPages(
  nodes: readonly Node[],
  codes: readonly string[],
  componentOf: (plan: PagePlan, language: string) => string,
) {
  const pagesByPath = new Map<string, SitePage[]>();
  for (const node of nodes as readonly SitePage[]) {
    const { sitePath } = node.context;
    pagesByPath.set(sitePath, [...(pagesByPath.get(sitePath) ?? []), node]);
  }
  return (plan: PagePlan): Page[] | undefined => {
    const pages = pagesByPath.get(plan.context.sitePath) ?? [];
    const languages = plan.context.onlyIn ?? codes;
    const planned = asKept(plan.context);
    const isSame = ({ component, context: { language = '', i18n, ...context } }: SitePage) =>
      languages.includes(language) &&
      isDeepStrictEqual([i18n?.languages, i18n?.defaultLanguage], [codes, codes[0]]) &&
      component === componentOf(plan, language) &&
      isDeepStrictEqual(context, planned);
    if (pages.length !== languages.length || !pages.every(isSame)) return undefined;
    return pages.map(({ path, matchPath, component, context }) => ({
      path,
      matchPath,
      component,
      context,
    }));
  };
}
