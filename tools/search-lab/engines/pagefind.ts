import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchablePage } from '../../../src/node/search/documents';
import type { Engine } from '../engine';

/** The used part of Pagefind's generated module. */
interface PagefindModule {
  options: (options: { basePath: string; baseUrl: string }) => Promise<void>;
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

/** Number of results whose addresses are loaded; each is a file. */
const RESULTS = 3;
const ORIGIN = 'http://pagefind.test';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page as HTML for Pagefind. */
function htmlOf({ title, description, keywords, sections }: SearchablePage): string {
  const body = sections.map(({ heading, text }) => `<h2>${escape(heading)}</h2><p>${escape(text)}</p>`).join('');
  return (
    `<!doctype html><html lang="fi"><head><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>` +
    `<p>${escape(description)}</p><p data-pagefind-weight="3">${escape(keywords.join(', '))}</p>${body}</main></body></html>`
  );
}

/** Loads the module as on a page: provides the document language and fetches index files. */
async function loadModule(folder: string): Promise<PagefindModule> {
  Object.assign(globalThis, {
    document: { currentScript: null, querySelector: () => ({ getAttribute: () => 'fi' }) },
    fetch: (url: string) => {
      const file = decodeURIComponent(new URL(url).pathname).replace(/^\//, '');
      return Promise.resolve(new Response(readFileSync(path.join(folder, file))));
    },
  });
  const found = (await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)) as PagefindModule;
  await found.options({ basePath: `${ORIGIN}/`, baseUrl: '/' });
  await found.init();
  return found;
}

/** Pagefind, which indexes HTML and loads index chunks on demand. */
export const pagefind: Engine = {
  name: 'Pagefind 1',
  build: async (pages) => {
    const { createIndex, close } = await import('pagefind');
    const { index } = await createIndex({});
    if (index === undefined) throw new Error('Pagefind wrote no index. Is its binary for this platform installed?');
    for (const page of pages) await index.addHTMLFile({ url: page.path, content: htmlOf(page) });
    const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
    await index.writeFiles({ outputPath: folder });
    const { files } = await index.getFiles();
    // Index files are compressed already; excludes Pagefind's UI.
    const bytes = files
      .filter(({ path: name }) => /pf_|wasm/.test(name))
      .reduce((sum, { content }) => sum + content.length, 0);
    await close();
    const { search } = await loadModule(folder);
    return {
      bytes,
      find: async (query) => {
        const { results } = await search(query);
        return (await Promise.all(results.slice(0, RESULTS).map(({ data }) => data()))).map(({ url }) => url);
      },
      close: () => Promise.resolve(rmSync(folder, { recursive: true })),
    };
  },
};
