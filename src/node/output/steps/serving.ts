import type { Node } from 'gatsby';
import { FEATURES } from '../../../features';
import { allSidebars } from '../../content/loadSite';
import { pagesOfFeatures } from '../../pages/pagesOfFeatures';
import { defineStep } from '../buildStep';
import { buildContentPolicy } from '../serving/contentPolicy';
import { listRedirects } from '../serving/listRedirects';
import { outsideSources } from '../serving/outsideSources';
import { redirectLines } from '../serving/redirectLines';
import { servingTable } from '../serving/servingTable';
import { writeServing } from '../serving/writeServing';

const keysOf = (nodes: readonly Node[]) => nodes.map(({ key }) => String(key));

/** Puts together the headers, redirects and addresses that every server of the site needs. */
export const planServing = defineStep({
  name: 'plan serving',
  needs: ['inline'],
  run: ({ loaded, site, nodesOf, inline }) => {
    const authorPages = keysOf(nodesOf('Author').filter(({ page }) => page === true));
    const redirects = listRedirects(loaded.redirects.data, site, {
      tags: keysOf(nodesOf('Tag')),
      authorPages,
      sidebars: allSidebars(loaded),
      otherPages: [site.site.search.searchPagePath, ...pagesOfFeatures(loaded).map(({ path }) => path)],
    });
    const table = servingTable({
      origins: loaded.own.origins,
      base: site.base,
      codes: site.codes,
      includeSubDomains: site.site.serving.includeSubDomains,
      policy: buildContentPolicy({ ...inline, sources: outsideSources(site.site) }),
      redirects: redirectLines(redirects, site.codes, site.base),
      requestLogs: FEATURES.flatMap(({ requestLogs }) => requestLogs?.(site.site) ?? []),
    });
    return { table };
  },
});

/** Writes the configurations of servers. They name the folders of the output, so all other folders exist by now. */
export const writeServerFiles = defineStep({
  name: 'write server files',
  needs: ['table'],
  run: ({ table, output }) => {
    writeServing(table, output);
  },
});
