import type { GatsbyNode } from 'gatsby';
import { markUnfinished } from './output/unfinished';
import { reportDiagnostics } from './diagnostics/reportDiagnostics';

/**
 * Checks all content before Gatsby touches anything: a build with faults ends here, with all of them, and the
 * output of the last build is as it was. While writing, faults are told and the rest of the site goes on.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const isBuild = process.env.NODE_ENV === 'production';
  await reportDiagnostics(isBuild ? reporter.panic : reporter.error);
  if (isBuild) markUnfinished('public');
};
