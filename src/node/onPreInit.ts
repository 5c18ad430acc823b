import type { GatsbyNode } from 'gatsby';
import { noteChanges } from './cache/engineCache';
import { siteStyles } from './bundle/siteStyles';
import { checkContent } from './content/checkContent';
import { loadPages } from './content/loadContent';
import { followFiles } from './develop/followFiles';
import { readContentState } from './develop/contentState';
import { formatReport } from './diagnostics/diagnostic';
import { isShown } from './graphql/onCreateNode';
import { notePages } from './graphql/renewPages';
import { startPictures } from './output/images/pictures';
import { markUnfinished } from './files/unfinished';
import { LIST_FILE, readOldFiles, STATIC_LIST_FILE } from './files/writeFiles';
import { projectLoad } from './content/projectSite';
import { watchIndexes } from './search/searchNode';

/**
 * Checks all content before Gatsby touches anything: a build with faults ends here, with all of them, and the
 * output of the last build is as it was. Then the pictures and styles begin to be made, beside all that Gatsby does.
 * While writing, faults are reported and the rest of the site goes on.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter, emitter }) => {
  watchIndexes(emitter);
  if (process.env.NODE_ENV !== 'production') {
    noteChanges(emitter);
    followFiles(emitter);
    const { content } = await readContentState((text) => {
      reporter.log(text);
    });
    notePages(content);
    return;
  }
  const loaded = await loadPages(projectLoad());
  // Warnings are for `npm run check`.
  const errors = checkContent(loaded, ['error']);
  if (errors.length > 0) reporter.panic(formatReport(errors));
  notePages(loaded.content);
  readOldFiles(STATIC_LIST_FILE);
  markUnfinished('public', readOldFiles(LIST_FILE));
  // A failure is told where the bundles ask for them.
  siteStyles(loaded.content).catch(() => undefined);
  const { docs = [], posts = [], site } = loaded.content ?? {};
  const shown = [...docs, ...posts].filter(isShown);
  startPictures(
    shown.map(({ frontMatter: { title }, content: { images } }) => ({ title, images })),
    site,
    reporter.info,
  );
};
