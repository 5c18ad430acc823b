import type { GatsbyNode } from 'gatsby';
import { docId } from './types/nodeIds';
import { docComponent } from './pages/docComponent';

/** What the plan and the i18n plugin say of a page. */
interface LocalePage extends Record<string, unknown> {
  language?: string;
  sitePath?: string;
  onlyIn?: string[];
}

/**
 * Takes back the pages that the i18n plugin has made in a locale that the plan leaves out, and gives a translation its
 * own code where React renders it or its original.
 */
export const onCreatePage: GatsbyNode<Record<string, unknown>, LocalePage>['onCreatePage'] = ({
  page,
  actions,
  getNode,
}) => {
  const { language, sitePath, onlyIn } = page.context ?? {};
  if (language === undefined) return;
  if (onlyIn !== undefined && !onlyIn.includes(language)) return actions.deletePage(page);
  const component = docComponent(getNode(docId(sitePath ?? '', language)));
  if (component === undefined || component === page.component) return;
  actions.deletePage(page);
  actions.createPage({ ...page, component });
};
