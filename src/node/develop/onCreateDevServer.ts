import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { buildCache } from '../environment';
import { pagePathOf } from '../../model/navigation/pageNavigation';
import { manifestPath } from '../../model/search/manifest';
import { hrefPath, splitAddress } from '../../model/site/path';
import { localizedPath, locatePath } from '../../model/site/locale';
import { WRITING_EVENTS, type FreshText } from '../../model/writing/writing';
import { createFileCache } from '../cache/fileCache';
import { docId, hiddenPagesId, postId } from '../types/nodeIds';
import type { BlogPostNode, DocNode } from '../types/nodeTypes';
import { notePages, renewPages } from '../graphql/renewPages';
import { findRedirect } from '../../model/serving/findAnswer';
import { redirectsOf } from '../output/redirects';
import { copyFiles } from '../files/writeFiles';
import { writeImages } from '../output/images/writeImages';
import { writerName } from '../files/writerPlaces';
import { themeOf } from '../site/theme';
import type { Engine } from '../content/engine';
import { contentState, readContentState } from './contentState';
import { guardDevelop } from './guardRequests';
import { openPage, type EventStream, type OpenPage } from './openPage';
import { restartNotices, settledNow } from './restartNotices';
import { watchContent } from './watchContent';
import { writingState } from './writingState';
import { buildToc } from '../../model/reading/toc';
import { localizeHtml } from '../content/localizeHtml';
import type { Doc, Post } from '../content/pageReader';
import { tocLevels } from '../graphql/pageNodes';
import type { LoadedSite } from '../content/loadSite';
import { contentTexts } from '../content/mdx/components/registry';

/** Returns a page's text for readers of a locale, compiled from its file alone; `missing` are pages that it lacks. */
function freshText(
  page: Doc | Post,
  locale: string,
  { codes, textsOf, engine }: Pick<LoadedSite, 'codes' | 'textsOf' | 'engine'>,
  missing: readonly string[],
): FreshText {
  const { content, frontMatter } = page;
  const localeBase = localizedPath('/', locale, codes[0] ?? '').replace(/\/$/, '');
  const { hideToc, min, max } = tocLevels(frontMatter);
  return {
    title: frontMatter.title,
    description: frontMatter.description,
    html: localizeHtml(content.html, {
      base: '',
      localeBase,
      texts: contentTexts(engine.added, textsOf, page.locale),
      missing: new Set(missing),
    }),
    islands: content.islands,
    toc: hideToc ? [] : buildToc(content.headings, min, max),
  };
}

interface Request {
  path: string;
  originalUrl: string;
  query: { path?: string };
  headers: { accept?: string };
  on: (event: 'close', listener: () => void) => void;
}
interface Response extends EventStream {
  status: (code: number) => { sendFile: (file: string) => void };
  redirect: (address: string) => void;
}
type Server = {
  get: (path: string, answer: (request: Request, response: Response, next: () => void) => void) => void;
};
type Args = NodePluginArgs & { app: Server; store: { getState: () => { program?: { host?: string } } } };

/** Milliseconds without a created or deleted page after which a change is complete: Gatsby has no event for that. */
const SETTLING = 100;

/** Watches the content in `develop`: reports errors in the terminal and on pages, and sends new text to these. */
export function onCreateDevServer(engine: Engine, args: Args): void {
  const { app, emitter, getNode, reporter, store } = args;
  const { host } = store.getState().program ?? {};
  const { folder } = engine;
  guardDevelop({ content: folder, names: host === undefined ? [] : [host] });
  const open = new Set<OpenPage>();
  const first = engine.site();
  const settled = first === undefined ? undefined : settledNow(first);
  let notices: string[] = [];
  let round = 0;

  /** The last nodes of open pages. */
  const lastNodes = new WeakMap<OpenPage, DocNode | BlogPostNode>();
  const nodeOf = (page: OpenPage) => {
    const inLanguage = (code: string) =>
      (getNode(docId(page.path, code)) ?? getNode(postId(page.path, code))) as DocNode | BlogPostNode | undefined;
    // Gatsby removes the node of a changed file for a moment, in which the page still has that file.
    const before = lastNodes.get(page);
    const kept = before !== undefined && existsSync(before.absolutePath) ? before : undefined;
    const node = inLanguage(page.locale) ?? kept ?? inLanguage(engine.site()?.codes[0] ?? '');
    if (node !== undefined) lastNodes.set(page, node);
    return node;
  };
  const fileOf = (page: OpenPage): string | null => {
    const file = nodeOf(page)?.file;
    return file === undefined ? null : writerName(file);
  };
  const stateFor = (page: OpenPage) => writingState(contentState(engine).diagnostics, fileOf(page), { notices, round });

  /** Returns the current text of an open page; undefined without a readable file. */
  async function textFor(page: OpenPage) {
    const site = engine.site();
    const node = nodeOf(page);
    if (site === undefined || node === undefined) return undefined;
    const read = node.internal.type === 'Doc' ? site.pages.readDoc : site.pages.readPost;
    const { page: own, standIn = own } = await read(node.absolutePath);
    if (standIn === undefined) return undefined;
    await writeImages(standIn.content.images, 'public', createFileCache(buildCache()));
    await copyFiles(standIn.content.files, 'public');
    const hidden = getNode(hiddenPagesId(page.locale)) as { paths: string[] } | undefined;
    return freshText(standIn, page.locale, site, hidden?.paths ?? []);
  }

  async function sendTexts(): Promise<void> {
    for (const page of open) {
      // A file that is being replaced is there again in a moment, which is another change.
      const text = await textFor(page).catch(() => undefined);
      if (text !== undefined) page.sendText(text);
    }
  }

  function noteSettings(): void {
    const site = engine.site();
    if (site === undefined || settled === undefined) return;
    const now = restartNotices(settled, settledNow(site));
    for (const notice of now) if (!notices.includes(notice)) reporter.warn(notice);
    notices = now;
  }

  /** Reports changed theme files to the bundler, which compiles them: Gatsby reports no files that it also sources. */
  function compileStyles(files: readonly string[]): void {
    const ofTheme = themeOf(engine).files ?? [];
    if (files.some((file) => ofTheme.includes(path.resolve(file)))) emitter.emit('SOURCE_FILE_CHANGED', files);
  }

  async function takeUp(files: readonly string[]): Promise<void> {
    round += 1;
    await sendTexts();
    const { content } = await readContentState(engine, (text) => {
      reporter.log(text);
    });
    notePages(engine, content);
    // Gatsby does not know of files whose names start with `_`, which pages include.
    if (files.some((file) => !file.endsWith('.mdx') || /(?:^|[\\/])_/.test(file))) await renewPages(engine, args);
    compileStyles(files);
    noteSettings();
    for (const page of open) page.sendState(stateFor(page));
  }

  watchContent(folder, (files) =>
    takeUp(files).catch((error: unknown) => {
      reporter.error('The content could not be read again.', error as Error);
    }),
  );

  /** Returns the chunk name of the template of an address; undefined where there is no page now. */
  const templateOf = ({ path: own, locale }: Pick<OpenPage, 'path' | 'locale'>) => {
    const address = localizedPath(own, locale, engine.site()?.codes[0] ?? '');
    return (getNode(`SitePage ${address}`) as { componentChunkName: string } | undefined)?.componentChunkName;
  };
  let settling: NodeJS.Timeout | undefined;
  /** Updates open pages once the site's pages are complete; search files are written before pages. */
  const settleSoon = () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      for (const page of open) {
        page.settle(templateOf(page));
        page.settleSearch(statSync(path.join('public', manifestPath(page.locale)), { throwIfNoEntry: false })?.mtimeMs);
      }
    }, SETTLING);
  };
  for (const change of ['CREATE_PAGE', 'DELETE_PAGE']) emitter.on(change, settleSoon);

  const pageAt = (address: string) => {
    const codes = engine.site()?.codes ?? [];
    const { code: locale, path: own } = locatePath(pagePathOf(address, '') ?? '/', codes, codes[0] ?? '');
    return { path: own, locale };
  };

  /** Returns the redirect of an address, by the present pages. */
  const redirectAt = (address: string) => {
    const loaded = engine.site();
    if (loaded === undefined) return undefined;
    const { codes } = loaded;
    const nodesOf = args.getNodesByType;
    const [docs, posts] = [nodesOf('Doc') as DocNode[], nodesOf('BlogPost') as BlogPostNode[]];
    const site = { docs, posts, codes, defaultCode: codes[0] ?? '', base: '' };
    return findRedirect(redirectsOf(loaded, site, nodesOf), address);
  };

  // Gatsby would add headers that preload data for its own client.
  app.get('*', ({ path: address, originalUrl, headers }, response, next) => {
    const isPage = templateOf(pageAt(address)) !== undefined;
    const moved = isPage || path.extname(address) !== '' ? undefined : redirectAt(hrefPath(address));
    if (moved !== undefined) return response.redirect(moved.path + splitAddress(originalUrl).query + moved.hash);
    if (headers.accept?.includes('text/html') !== true) return next();
    const status = isPage ? 200 : 404;
    response.status(status).sendFile(path.resolve('.cache/develop-html/index.html'));
  });

  app.get(WRITING_EVENTS, (request, response) => {
    const place = pageAt(request.query.path ?? '/');
    const page = openPage(place, templateOf(place), response);
    open.add(page);
    settleSoon();
    request.on('close', () => open.delete(page));
    page.sendState(stateFor(page));
    // A save after the page was rendered and before its stream opened has changed the text.
    void textFor(page).then(
      (text) => text !== undefined && page.sendText(text),
      () => undefined,
    );
  });
}
