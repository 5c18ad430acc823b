import type { GatsbyNode } from 'gatsby';
import { formatReport } from '../model/contentProblem';
import { checkContent } from './content/checkContent';
import { contentFolder } from './content/contentFolder';
import { records } from './engine';

/**
 * Checks all content before Gatsby touches anything: a build with faults ends here, with all of them, and the
 * output of the last build is as it was. While writing, faults are told and the rest of the site goes on.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const problems = await checkContent(contentFolder(), records);
  if (problems.length === 0) return;
  const report = formatReport(problems);
  if (process.env.NODE_ENV === 'production') reporter.panic(report);
  else reporter.error(report);
};
