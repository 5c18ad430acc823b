import { writeFileSync } from 'node:fs';
import { formatReport } from '../src/node/diagnostics/diagnostic';
import { checkContent } from '../src/node/content/checkContent';
import {
  formatPublishedLinks,
  joinPublishedLinks,
  publishedLinksFile,
  readPublishedLinks,
} from '../src/node/content/publishedLinkList';
import { displayName } from '../src/node/files/contentFolder';
import { loadContent } from '../src/node/content/loadContent';
import { listLinks } from '../src/node/content/publishedLinks';
import { createRecordStore } from '../src/node/content/recordStore';
import { runCommand } from './lib/contentCommand';
import { projectEngine } from '../src/engine';

/**
 * `npm run links:record`: adds the addresses of the site and the anchors of its headings to the list of published
 * links, `published-links.txt`.
 *
 * Nothing is taken off the list.
 */
async function recordLinks(): Promise<void> {
  const engine = projectEngine();
  const { folder } = engine;
  const loaded = await loadContent(engine, createRecordStore());
  const { content } = loaded;
  // Errors stop the recording, because later builds must keep all published links.
  const errors = checkContent(loaded, ['error']);
  if (content === undefined || errors.length > 0) throw new Error(formatReport(errors));
  const published = readPublishedLinks(folder).lines.flatMap(({ written }) =>
    written === undefined ? [] : [{ path: written.path.text, anchors: written.anchors.map(({ text }) => text) }],
  );
  const links = joinPublishedLinks(published, listLinks(content));
  const file = publishedLinksFile(folder);
  writeFileSync(file, formatPublishedLinks(links));
  const added = links.length - joinPublishedLinks(published).length;
  console.log(`${displayName(file)} has ${links.length} addresses, ${added} of them new.`);
}

runCommand(recordLinks);
