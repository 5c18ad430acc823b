import type { GatsbyNode } from 'gatsby';

/** What the plan and the i18n plugin say of a page. */
interface LocalePage extends Record<string, unknown> {
  language?: string;
  onlyIn?: string[];
}

/** Takes back the pages that the i18n plugin has made in a locale that the plan leaves out. */
export const onCreatePage: GatsbyNode<Record<string, unknown>, LocalePage>['onCreatePage'] = ({ page, actions }) => {
  const { language, onlyIn } = page.context ?? {};
  if (language === undefined || onlyIn === undefined || onlyIn.includes(language)) return;
  actions.deletePage(page);
};
