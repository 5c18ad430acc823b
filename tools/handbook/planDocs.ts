import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importMarkdown } from '../../packages/import/src/plain/importMarkdown';
import type { PlannedFile } from '../../packages/import/src/plan';

/** Settings, navigation and theme of the handbook's site, and what its live elements show. */
const SITE = 'tools/handbook/site';

/** A code block that the site also renders; the importer writes the comment `<!-- live -->` like this. */
const LIVE = /^\{\/\* live \*\/\}\n+(`{3,})mdx\n([^]*?)^\1$/gm;

/**
 * Writes each live element behind its source.
 * @example showLive('{/* live *\/}\n\n```mdx\n<Kbd>A</Kbd>\n```') // '```mdx\n<Kbd>A</Kbd>\n```\n\n<Kbd>A</Kbd>'
 */
export const showLive = (text: string): string =>
  text.replace(LIVE, (_block, fence: string, source: string) => `${fence}mdx\n${source}${fence}\n\n${source.trim()}`);

const withLive = (file: PlannedFile): PlannedFile =>
  typeof file.content === 'string' ? { ...file, content: showLive(file.content) } : file;

/** Returns the files of a content folder with the pages of the handbook. */
export async function planDocs(): Promise<PlannedFile[]> {
  const plan = await importMarkdown(path.resolve('handbook'), {
    texts: path.resolve('content', 'locales'),
    progress: () => undefined,
  });
  if (typeof plan === 'string') throw new Error(plan);
  const own = readdirSync(SITE).map((name) => ({ path: name, content: readFileSync(path.join(SITE, name), 'utf8') }));
  const replaced = new Set([...own.map((file) => file.path), 'published-links.txt']);
  return [...plan.files.filter((file) => !replaced.has(file.path)).map(withLive), ...own];
}
