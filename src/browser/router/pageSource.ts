import type { ComponentType } from 'react';
import { addressOfPath, pageDataPath } from '../../model/navigation/pageNavigation';
import { NOT_FOUND_PATH } from '../../model/site/path';

/** Milliseconds after which a page's data or code counts as failed. */
const PAGE_TIMEOUT = 15_000;

/** Properties that Gatsby's templates get. */
export interface TemplateProps {
  location: Location;
  path: string;
  params: Record<string, string>;
  data: unknown;
  pageContext: unknown;
}

/** The module of a template. */
export interface Template {
  default: ComponentType<TemplateProps>;
  Head?: ComponentType<Pick<TemplateProps, 'location' | 'params' | 'data' | 'pageContext'>>;
}

/** What the build writes of a page (`page-data.json`). */
export interface PageData {
  path: string;
  componentChunkName: string;
  /** For which code it was made, see `markPageData`. */
  build?: string;
  result: { data?: unknown; pageContext: unknown };
}

/** A page with all that it needs to be shown. */
export interface LoadedPage {
  path: string;
  template: Template;
  data: unknown;
  pageContext: unknown;
  /** Its data was made for other code than that which runs here: there is a newer build on the host. */
  isOfOtherBuild: boolean;
}

/**
 * What came of asking for a page: the page; a document that is none of the router's pages; no answer, as without a
 * network; or an answer that cannot be used.
 */
export type PageOutcome =
  | { status: 'page'; page: LoadedPage }
  | { status: 'document' }
  | { status: 'unreachable'; error: unknown }
  | { status: 'broken'; error: unknown };

/** The templates' code, by the name that a page's data has for it. */
export type Templates = Readonly<Record<string, () => Promise<Template>>>;

interface SourceWindow extends Pick<Window, 'fetch' | 'navigator'> {
  /** Gatsby's name of the build that wrote the document. */
  ___webpackCompilationHash?: string;
}

interface SourceOptions {
  /** Base path without a trailing slash: '' or '/ohje'. */
  base: string;
  templates: Templates;
  /** Brings what any page may need and the document's own has done without. */
  prepare?: () => Promise<unknown>;
  browser?: SourceWindow;
}

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'path' in value && 'componentChunkName' in value && 'result' in value;

/** Fetches a page's data and its template's code. Nothing is kept here, so that a failure can be tried again. */
export function createPageSource({ base, templates, prepare, browser = window }: SourceOptions) {
  const get = (path: string, options: RequestInit = {}) =>
    browser.fetch(base + path, {
      credentials: 'same-origin',
      ...options,
      signal: AbortSignal.timeout(PAGE_TIMEOUT),
    });

  /** @param prepared what else has to be there */
  async function withTemplate(
    { path, componentChunkName, build, result }: PageData,
    prepared?: Promise<unknown>,
  ): Promise<PageOutcome> {
    const load = Object.hasOwn(templates, componentChunkName) ? templates[componentChunkName] : undefined;
    if (load === undefined) return broken(`There is no template "${componentChunkName}".`);
    try {
      const [template] = await Promise.all([load(), prepared]);
      const isOfOtherBuild = build !== undefined && build !== browser.___webpackCompilationHash;
      const { data, pageContext } = result;
      return { status: 'page', page: { path, template, data, pageContext, isOfOtherBuild } };
    } catch (error) {
      return { status: browser.navigator.onLine ? 'broken' : 'unreachable', error };
    }
  }

  async function read(answer: Response): Promise<PageOutcome> {
    const data: unknown = await answer.json().catch(() => undefined);
    return isPageData(data) ? withTemplate(data, prepare?.()) : broken(`The data of ${answer.url} cannot be read.`);
  }

  /** An address without data is a file, a page whose data is missing, or nothing. */
  async function withoutData(path: string): Promise<PageOutcome> {
    const document = await get(addressOfPath(path), { method: 'HEAD' });
    if (document.ok) return { status: 'document' };
    const notFound = await get(pageDataPath(NOT_FOUND_PATH));
    return notFound.ok ? read(notFound) : broken(`${path} was answered with ${document.status}.`);
  }

  /**
   * Asks for a page by its path; never rejects.
   * @param isAhead the reader has not asked for it yet, so other requests go first
   */
  async function fetchPage(path: string, isAhead = false): Promise<PageOutcome> {
    try {
      const answer = await get(pageDataPath(path), isAhead ? { priority: 'low' } : {});
      if (answer.ok) return await read(answer);
      return answer.status === 404
        ? await withoutData(path)
        : broken(`${answer.url} was answered with ${answer.status}.`);
    } catch (error) {
      return { status: 'unreachable', error };
    }
  }

  return { fetchPage, withTemplate };
}

function broken(message: string): PageOutcome {
  return { status: 'broken', error: new Error(message) };
}

export type PageSource = ReturnType<typeof createPageSource>;
