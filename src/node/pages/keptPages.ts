import { isDeepStrictEqual } from 'node:util';
import type { Node, Page } from 'gatsby';
import type { PagePlan } from './pagePlan';

/** What the i18n plugin adds to the context of the page that it makes in a locale. */
interface I18nContext {
  language: string;
  i18n: { languages: string[]; defaultLanguage: string };
}

/** A page as Gatsby has it. */
type SitePage = Node & Page & { context: PagePlan['context'] & Partial<I18nContext> };

/** As it is kept: without keys of which nothing is known. */
const asKept = (context: object): unknown => JSON.parse(JSON.stringify(context));

/**
 * Finds what the last build made of a plan: its page in each locale, or undefined where anything of it is another now.
 * Gatsby compares the context of a planned page with that of the page that the i18n plugin has made of it, always finds
 * a difference, and would run the query of every page again.
 * @param nodes all nodes of the type `SitePage`
 * @param codes locale codes, the default first
 * @param componentOf the code of a plan's page in a locale
 */
export function keptPages(
  nodes: readonly Node[],
  codes: readonly string[],
  componentOf: (plan: PagePlan, language: string) => string,
) {
  const known = new Map<string, SitePage[]>();
  for (const node of nodes as readonly SitePage[]) {
    const { sitePath } = node.context;
    known.set(sitePath, [...(known.get(sitePath) ?? []), node]);
  }
  return (plan: PagePlan): Page[] | undefined => {
    const pages = known.get(plan.context.sitePath) ?? [];
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
