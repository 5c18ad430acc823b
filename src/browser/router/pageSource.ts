import type { ComponentType } from 'react';
import { addressOfPath, pageDataPath } from '../../model/navigation/pageNavigation';
import type { PackedRow } from '../../model/navigation/sidebarEntries';
import { NOT_FOUND_PATH } from '../../model/site/path';

/** Time-out in milliseconds of a page's data and code. */
const PAGE_TIMEOUT = 15_000;

/** Props of Gatsby's templates. */
export interface TemplateProps {
  location: Location;
  path: string;
  params: Record<string, string>;
  data: unknown;
  pageContext: unknown;
}

/** A template module. */
export interface Template {
  default: ComponentType<TemplateProps>;
  Head?: ComponentType<Pick<TemplateProps, 'location' | 'params' | 'data' | 'pageContext'>>;
}

/** A page's `page-data.json`. */
export interface PageData {
  path: string;
  componentChunkName: string;
  /** Id of the matching bundle, see `markPageData`. */
  build?: string;
  result: { data?: unknown; pageContext: unknown };
  /** The rows of its sidebar, in a document. */
  rows?: readonly PackedRow[];
}

/** A page with everything that rendering needs. */
export interface LoadedPage {
  path: string;
  template: Template;
  data: unknown;
  pageContext: unknown;
  /** True when the data belong to another build than the running code: the host has a newer build. */
  isOfOtherBuild: boolean;
}

/** Result of loading a page: the page; a document outside the router; no response; or an invalid response. */
export type PageOutcome =
  | { status: 'page'; page: LoadedPage }
  | { status: 'document' }
  | { status: 'unreachable'; error: unknown }
  | { status: 'broken'; error: unknown };

/** The template modules, by the name in page data. */
export type Templates = Readonly<Record<string, () => Promise<Template>>>;

interface SourceWindow extends Pick<Window, 'fetch' | 'navigator'> {
  /** Gatsby's id of the build that wrote the document. */
  ___webpackCompilationHash?: string;
}

interface SourceOptions {
  /** Base path without a trailing slash: '' or '/ohje'. */
  base: string;
  templates: Templates;
  /** Loads what a page needs besides its data and code, and the first document did not. */
  prepare?: (data: unknown) => Promise<unknown>;
  browser?: SourceWindow;
}

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'path' in value && 'componentChunkName' in value && 'result' in value;

/** Fetches a page's data and its template. Has no cache, so that failures can be retried. */
export function createPageSource({ base, templates, prepare, browser = window }: SourceOptions) {
  const get = (path: string, options: RequestInit = {}) =>
    browser.fetch(base + path, {
      credentials: 'same-origin',
      ...options,
      signal: AbortSignal.timeout(PAGE_TIMEOUT),
    });

  /** @param prepared further prerequisites of the page */
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
    return isPageData(data)
      ? withTemplate(data, prepare?.(data.result.data))
      : broken(`The data of ${answer.url} cannot be read.`);
  }

  /** An address without data is a file, a page with missing data, or nothing. */
  async function withoutData(path: string): Promise<PageOutcome> {
    const document = await get(addressOfPath(path), { method: 'HEAD' });
    if (document.ok) return { status: 'document' };
    const notFound = await get(pageDataPath(NOT_FOUND_PATH));
    return notFound.ok ? read(notFound) : broken(`${path} was answered with ${document.status}.`);
  }

  /** Fetches a page by its path, a prefetch (`isAhead`) with low priority; never rejects. */
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
