import type { GatsbyNode } from 'gatsby';
import { formatReport } from '../model/contentProblem';
import { checkContent } from './content/checkContent';
import { contentFolder } from './content/contentFolder';
import { records } from './engine';
import { markUnfinished } from './output/unfinished';

/**
 * Checks all content before Gatsby touches anything: a build with faults ends here, with all of them, and the
 * output of the last build is as it was. While writing, faults are told and the rest of the site goes on.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const problems = await checkContent(contentFolder(), records);
  const isBuild = process.env.NODE_ENV === 'production';
  if (problems.length > 0) {
    const report = formatReport(problems);
    if (isBuild) reporter.panic(report);
    else reporter.error(report);
  }
  if (isBuild) markUnfinished('public');
};
