import type { GatsbyNode } from 'gatsby';
import { planPages } from './pages/planPages';
import { gatherPlanInput, listedPages, publishedPages } from './pages/planInput';
import { allSidebars } from './content/loadSite';
import { projectLoadWithFolders } from './content/projectSite';
import { createFeatureNodes } from './createFeatureNodes';
import { createPageLists } from './createPageLists';
import { createSharedNodes } from './createSharedNodes';
import { pagesOfFeatures } from './pages/pagesOfFeatures';
import { keptPages } from './pages/keptPages';
import type { PagePlan } from './pages/pagePlan';
import { createFeedNodes } from './output/feeds/createFeedNodes';
import { docId } from './types/nodeIds';
import { docComponent, templateFile } from './pages/docComponent';
import type { BlogPostNode, DocNode } from './types/nodeTypes';
import { pagesMade } from './graphql/pagesUnderWay';
import { createSearchFiles } from './search/createSearchFiles';
import { createSidebarNodes } from './createSidebarNodes';

/** Makes every page of the plan; the i18n plugin makes the other locales' of them. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await pagesMade();
  const { actions, getNodesByType } = args;
  const { loaded } = projectLoadWithFolders();
  if (loaded === undefined) return;
  const { site, codes, otherRoots } = loaded;
  const sidebars = allSidebars(loaded);
  // While writing, drafts are pages like all others.
  const visible = <Page extends DocNode | BlogPostNode>(pages: Page[]) =>
    process.env.NODE_ENV === 'production' ? publishedPages(pages, codes[0] ?? '') : pages;
  const docs = visible(getNodesByType('Doc') as DocNode[]);
  const posts = visible(getNodesByType('BlogPost') as BlogPostNode[]);
  const listed = <Page extends DocNode | BlogPostNode>(pages: Page[]) => listedPages(pages, codes[0] ?? '');
  await createSharedNodes(args, { docs, posts, codes });
  await createSidebarNodes(args, sidebars, listed(docs), codes);
  await createPageLists(args, { codes, others: otherRoots });
  const authors = getNodesByType('Author');
  const plans = planPages(
    gatherPlanInput({
      docs,
      posts,
      sidebars,
      otherRoots,
      tags: getNodesByType('Tag').map(({ key }) => String(key)),
      hasAuthors: authors.length > 0,
      authorPages: authors.flatMap(({ key, page }) => (page === true ? [String(key)] : [])),
      redirects: loaded.redirects.data,
      searchPath: site.search.searchPagePath,
      featurePages: pagesOfFeatures(loaded),
      home: site.home,
      defaultCode: codes[0] ?? '',
    }),
  );
  const { releases } = site.home;
  await createFeedNodes(args, { loaded, docs: listed(docs), posts: listed(posts), sidebars, releases });
  await createFeatureNodes(args, loaded, { plans, sidebars });
  createSearchFiles(args, { loaded, plans });
  const [defaultCode = ''] = codes;
  const componentOf = ({ template, context }: PagePlan, language: string): string => {
    const docIn = (code: string) =>
      template === 'doc' ? docComponent(args.getNode(docId(context.sitePath, code))) : undefined;
    return docIn(language) ?? docIn(defaultCode) ?? templateFile(template);
  };
  const keptOf = keptPages(getNodesByType('SitePage'), codes, componentOf);
  for (const plan of plans) {
    const { path, context } = plan;
    const pages = keptOf(plan) ?? [{ path, component: componentOf(plan, defaultCode), context }];
    for (const page of pages) actions.createPage(page);
  }
};
