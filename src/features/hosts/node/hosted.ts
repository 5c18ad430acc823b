import { extname } from 'node:path';
import { DEFAULT_CACHING } from '../../../node/output/serving/caching';
import { headersFor } from '../../../node/output/serving/headerTable';
import { MIME_TYPES } from '../../../node/output/serving/mimeTypes';
import type { ServingTable } from '../../../node/output/serving/servingTable';

/** The inputs of a host's files. */
export interface Hosted {
  table: ServingTable;
  /** Paths of the site's files, without the base path and without compressed copies. */
  files: readonly string[];
  /** Lines of the site's own `static/_redirects`. */
  ownRedirects: readonly string[];
}

export type Headers = readonly (readonly [name: string, value: string])[];

/** First line of a host's file, where its format has comments. */
export const COMMENT = '# Written by the build.';

/** Returns the headers of all responses. */
export const commonHeaders = ({ headers }: ServingTable): Headers =>
  headersFor(
    '',
    headers.filter(({ byType }) => byType.length === 0),
  );

/**
 * Returns the headers of responses of a type that other types lack or have with other values, without `Vary`: of the
 * hosts, only Apache chooses by the `Accept` header.
 */
export const ownHeaders = ({ headers }: ServingTable, type: string, path = ''): Headers =>
  headersFor(
    type,
    headers.filter(({ name, byType }) => byType.length > 0 && name !== 'Vary'),
    path,
  );

/** Returns the paths of HTML that is not a page of the site, with its headers: folders of tools, and files of `static`. */
export const toolFolders = (table: ServingTable): { path: string; headers: Headers }[] => [
  ...table.tools.map((path) => ({ path, headers: ownHeaders(table, 'text/html', path) })),
  ...table.documents.flatMap((file) => {
    const headers = ownHeaders(table, 'text/html', file);
    // Hosts also serve a file at its address without the ending.
    return [...new Set([file, file.replace(/(?:\/index)?\.html$/, '')])].map((path) => ({ path, headers }));
  }),
];

/** Returns the file extensions other than `html`, grouped by the headers of their types. */
export function extensionGroups(table: ServingTable): { extensions: string[]; headers: Headers }[] {
  const groups = new Map<string, { extensions: string[]; headers: Headers }>();
  for (const [extension, type] of Object.entries(MIME_TYPES).filter(([each]) => each !== 'html')) {
    const headers = ownHeaders(table, type);
    const group = groups.get(JSON.stringify(headers)) ?? { extensions: [], headers };
    group.extensions.push(extension);
    groups.set(JSON.stringify(headers), group);
  }
  return [...groups.values()];
}

/** Settings of hosts, which they do not send. */
const SETTINGS = /^\/(?:\.[^/]*|_headers|_redirects)$/;

/** Returns the files with endings that the table does not name, such as `a.XML`: hosts' patterns cannot say "all others". */
export const unnamedFiles = ({ files }: Pick<Hosted, 'files'>): string[] =>
  files.filter((file) => !Object.hasOwn(MIME_TYPES, extname(file).slice(1)) && !SETTINGS.test(file));

/** Returns the groups whose headers pages do not have. */
export function specialGroups(table: ServingTable): ReturnType<typeof extensionGroups> {
  const onPages = new Map(ownHeaders(table, 'text/html'));
  return extensionGroups(table).filter(({ headers }) => headers.some(([name, value]) => onPages.get(name) !== value));
}

/** Returns the caching of files that browsers keep as one pattern; the table's exceptions from it come first. */
export function keptFiles({ caching }: ServingTable): { pattern: string; value: string } {
  const bodiesOf = (rules: ServingTable['caching']) => rules.map(({ pattern }) => pattern.slice('^/'.length)).join('|');
  const isKept = ({ value }: { value: string }) => value !== DEFAULT_CACHING;
  const exceptions = bodiesOf(caching.filter((rule) => !isKept(rule)));
  const kept = caching.filter(isKept);
  return { pattern: `^/(?!${exceptions})(?:${bodiesOf(kept)})`, value: kept[0]?.value ?? DEFAULT_CACHING };
}

export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
