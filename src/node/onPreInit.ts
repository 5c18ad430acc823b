import type { GatsbyNode } from 'gatsby';
import type { EventEmitter } from 'node:events';
import { isBuild } from './environment';
import { noteChanges } from './cache/engineCache';
import { siteStyles } from './bundle/siteStyles';
import { checkContent } from './content/checkContent';
import { startGitDates } from './content/gitDates';
import { loadPages } from './content/loadContent';
import { readContentState } from './develop/contentState';
import { formatReport } from './diagnostics/diagnostic';
import { isShown } from './graphql/onCreateNode';
import { notePages } from './graphql/renewPages';
import { startPictures } from './output/images/pictures';
import { markUnfinished } from './files/unfinished';
import { LIST_FILE, readOldFiles, REDIRECT_LIST_FILE, STATIC_LIST_FILE } from './files/writeFiles';
import type { Engine } from './content/engine';
import { watchIndexes } from './search/searchNode';
import { prepareSource } from './content/mdx/prepareSource';
import { readIfThere } from './files/readText';
import { beginPage } from './graphql/pagesUnderWay';
import { parseYaml } from './yaml/parseYaml';

interface FileNode {
  id: string;
  absolutePath: string;
  ext: string;
  internal: { type: string; content?: string };
}

/** Gatsby's action that has stored a node. */
interface NodeCreated {
  payload: FileNode;
}

/** Replaces an unparsable text for plugins. Gatsby would read the file if this were empty. */
const NO_TEXT = '\n';

function isReadable({ absolutePath }: FileNode): boolean {
  const { frontMatter } = prepareSource(readIfThere(absolutePath) ?? '');
  return frontMatter === null || parseYaml(frontMatter, absolutePath).diagnostics.length === 0;
}

/**
 * Tracks the MDX files that Gatsby sources in `develop`: the page of each is pending until `onCreateNode` has created
 * it. gatsby-plugin-mdx fails on front matter that is not YAML: Gatsby would print fifty lines of the plugin's code and
 * drop the page. The content check reports such a file and its page shows the error, so the plugin gets a blank text.
 */
export function followFiles(emitter: EventEmitter): void {
  emitter.on('CREATE_NODE', ({ payload: node }: NodeCreated) => {
    if (node.internal.type !== 'File' || node.ext !== '.mdx') return;
    beginPage(node.id);
    if (!isReadable(node)) node.internal.content = NO_TEXT;
  });
}

/**
 * Checks all content before Gatsby starts: a build with errors fails here and reports all of them, and the last output
 * stays. Then starts making pictures and styles, while Gatsby goes on. In `develop`, errors are reported and the site
 * still runs.
 */
export const onPreInit =
  (engine: Engine): GatsbyNode['onPreInit'] =>
  async ({ reporter, emitter }) => {
    watchIndexes(emitter);
    if (!isBuild()) {
      noteChanges(emitter);
      followFiles(emitter);
      const { content } = await readContentState(engine, (text) => {
        reporter.log(text);
      });
      notePages(engine, content);
      return;
    }
    const dates = startGitDates(engine.folder);
    const loaded = await loadPages(engine.load());
    // Warnings are for `npm run check`.
    const errors = checkContent(loaded, ['error']);
    if (errors.length > 0) reporter.panic(formatReport(errors));
    await dates;
    notePages(engine, loaded.content);
    readOldFiles(STATIC_LIST_FILE);
    readOldFiles(REDIRECT_LIST_FILE);
    markUnfinished('public', readOldFiles(LIST_FILE));
    // The bundles report a failure when they use them.
    if (loaded.content !== undefined) siteStyles(loaded.content).catch(() => undefined);
    const { docs = [], posts = [] } = loaded.content ?? {};
    const shown = [...docs, ...posts].filter(isShown(engine));
    startPictures(
      engine,
      shown.map(({ frontMatter: { title }, content: { images }, path, locale }) => ({ title, images, path, locale })),
      loaded.content,
      reporter.info,
    );
  };
