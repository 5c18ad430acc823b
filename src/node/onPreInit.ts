import type { GatsbyNode } from 'gatsby';
import { markUnfinished } from './output/unfinished';
import { guardMdxPlugin } from './develop/guardMdxPlugin';
import { readContentState } from './develop/contentState';
import { formatReport } from './diagnostics/diagnostic';
import { checkContent } from './content/checkContent';
import { loadPages } from './content/loadContent';
import { projectLoad } from './site/projectSite';

/**
 * Checks all content before Gatsby touches anything: a build with faults ends here, with all errors at once, and the
 * output of the last build is as it was; warnings are for `npm run check`. While writing, faults are reported and the rest of the site goes on.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  if (process.env.NODE_ENV !== 'production') {
    guardMdxPlugin();
    await readContentState((text) => {
      reporter.log(text);
    });
    return;
  }
  const diagnostics = checkContent(await loadPages(projectLoad()), ['error']);
  if (diagnostics.length > 0) reporter.panic(formatReport(diagnostics));
  markUnfinished('public');
};
