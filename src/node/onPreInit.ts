import type { GatsbyNode } from 'gatsby';
import { markUnfinished } from './output/unfinished';
import { guardMdxPlugin } from './develop/guardMdxPlugin';
import { readContentState } from './develop/contentState';
import { reportDiagnostics } from './diagnostics/reportDiagnostics';

/**
 * Checks all content before Gatsby touches anything: a build with faults ends here, with all of them, and the
 * output of the last build is as it was. While writing, faults are reported and the rest of the site goes on.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  if (process.env.NODE_ENV !== 'production') {
    guardMdxPlugin();
    await readContentState((text) => {
      reporter.log(text);
    });
    return;
  }
  await reportDiagnostics(reporter.panic);
  markUnfinished('public');
};
