import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { planPages } from './planPages';
import { CURRENT_VERSION } from '../../model/versions/versions';
import { contentFolder } from '../site/contentFolder';
import { gatherPlanInput, listedPages, publishedPages } from './planInput';
import { localeCodes, ownSiteOf, readSite } from '../site/readSite';
import { readSidebars } from '../navigation/readSidebars';
import { readVersions } from '../versions/readVersions';
import { readRedirects } from '../content/readTables';
import { createHiddenPages } from './createHiddenPages';
import { createFeedNodes } from '../output/feeds/createFeedNodes';
import { reportDiagnostics } from '../diagnostics/reportDiagnostics';
import type { BlogPostNode, DocNode } from '../graphql/nodeTypes';
import { createSearchFiles } from '../search/createSearchFiles';
import { createSidebarNodes } from '../navigation/createSidebarNodes';
import { createVersionNodes } from '../versions/createVersionNodes';

/** Makes every page of the plan; the i18n plugin makes the other locales' of them. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, getNodesByType, reporter } = args;
  // A build has been checked before it started; while writing, every change is checked.
  if (process.env.NODE_ENV !== 'production') await reportDiagnostics(reporter.error);
  const folder = contentFolder();
  const site = readSite(folder).value?.site;
  if (site === undefined) return;
  const versions = readVersions(folder).value;
  const sidebars = [CURRENT_VERSION, ...versions.others].flatMap(
    (version) => readSidebars(folder, ownSiteOf(site), version).value?.sidebars ?? [],
  );
  const codes = localeCodes(site);
  // While writing, drafts are pages like all others.
  const visible = <Page extends DocNode | BlogPostNode>(pages: Page[]) =>
    process.env.NODE_ENV === 'production' ? publishedPages(pages, codes[0] ?? '') : pages;
  const docs = visible(getNodesByType('Doc') as DocNode[]);
  const posts = visible(getNodesByType('BlogPost') as BlogPostNode[]);
  const listed = <Page extends DocNode | BlogPostNode>(pages: Page[]) => listedPages(pages, codes[0] ?? '');
  await createHiddenPages(args, [...docs, ...posts], codes);
  await createSidebarNodes(args, sidebars, listed(docs), codes);
  const authors = getNodesByType('Author');
  const plans = planPages(
    gatherPlanInput({
      docs,
      posts,
      sidebars,
      otherVersions: versions.others,
      tags: getNodesByType('Tag').map(({ key }) => String(key)),
      hasAuthors: authors.length > 0,
      authorPages: authors.flatMap(({ key, page }) => (page === true ? [String(key)] : [])),
      redirects: readRedirects(folder).table.data,
      searchPath: site.search.searchPagePath,
      home: site.home,
      defaultCode: codes[0] ?? '',
    }),
  );
  const { releases } = site.home;
  await createFeedNodes(args, { folder, site, docs: listed(docs), posts: listed(posts), sidebars, releases, codes });
  await createVersionNodes(args, { file: versions, site, plans, sidebars, codes });
  createSearchFiles(args, { site, plans, versions, codes });
  for (const { path: pagePath, template, context } of plans) {
    actions.createPage({ path: pagePath, component: path.resolve(`src/templates/${template}.tsx`), context });
  }
};
