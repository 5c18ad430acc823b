import type { GatsbyNode } from 'gatsby';
import { docId } from './types/nodeIds';
import { docComponent } from './pages/docComponent';

/** Context of a page from the plan and the i18n plugin. */
interface LocalePage extends Record<string, unknown> {
  language?: string;
  sitePath?: string;
  onlyIn?: string[];
}

/** Deletes unplanned pages of the i18n plugin, and gives a translation its own component where React renders it. */
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
