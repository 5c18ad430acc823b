import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { buildSteps } from './buildSteps';
import { markFailed } from './files/unfinished';
import type { Engine } from './content/engine';
import { runSteps } from './output/buildStep';
import { gatherPublishedSite } from './output/publishedSite';

/** Runs the steps at the end of a build; Gatsby omits the prefix in the type. */
export const onPostBuild =
  (engine: Engine): GatsbyNode['onPostBuild'] =>
  async ({
    getNodesByType,
    reporter,
    pathPrefix,
  }: Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0] & { pathPrefix: string }) => {
    const loaded = engine.site();
    if (loaded === undefined) return;
    const output = path.resolve('public');
    const site = gatherPublishedSite({ loaded, getNodesByType, base: pathPrefix });
    await runSteps(await buildSteps(loaded.added), {
      loaded,
      site,
      output,
      nodesOf: getNodesByType,
      reporter: {
        info: reporter.info,
        warn: reporter.warn,
        panic: (text: string) => {
          const [reason = ''] = text.split('\n');
          markFailed(output, reason);
          return reporter.panic(text);
        },
      },
    });
  };
