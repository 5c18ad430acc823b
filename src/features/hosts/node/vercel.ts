import { prefixOf } from '../../../model/serving/findAnswer';
import { escapePattern } from '../../../node/output/serving/addressRules';
import { DEFAULT_TYPE, MIME_TYPES } from '../../../node/output/serving/mimeTypes';
import {
  commonHeaders,
  extensionGroups,
  keptFiles,
  ownHeaders,
  toJson,
  toolFolders,
  type Headers,
  type Hosted,
} from './hosted';

/** Escapes a path for `path-to-regexp`. */
const literal = (path: string) => encodeURI(path).replace(/[:()*+?{}!\\]/g, '\\$&');

/** Formats `vercel.json`. All sources that match an address apply, so no header is in two of them. */
export function buildVercelFile({ table }: Hosted): string {
  const kept = keptFiles(table);
  const block = (pattern: string, headers: Headers) => ({
    source: `/(${pattern})`,
    headers: headers.map(([key, value]) => ({ key, value })),
  });
  const shared = table.shared.map((path) => escapePattern(path.slice(1))).join('|');
  const tools = toolFolders(table).map(({ path, headers }) => ({ headers, place: escapePattern(path.slice(1)) }));
  const inTools = tools.map(({ place }) => `(?!${place}(?:/|$))`).join('');
  const others = shared === '' ? '' : `(?!(?:${shared})$)`;
  const under = escapePattern(encodeURI(table.base).slice(1)) + (table.base === '' ? '' : '/');
  return toJson({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: table.redirects.map(({ from, path, hash }) => ({
      ...{
        source: prefixOf(from) === undefined ? literal(from) : `${literal(prefixOf(from) ?? '')}(.*)`,
        destination: path + hash,
        statusCode: 301,
      },
    })),
    headers: [
      block('.*', commonHeaders(table)),
      // A page has no extension in its address.
      block(`${inTools}${under}(?:.*/)?[^./]*`, ownHeaders(table, 'text/html')),
      ...tools.map(({ place, headers }) => block(`${place}(?:/[^./]*)?`, headers)),
      ...extensionGroups(table).map(({ extensions, headers }) =>
        block(`${others}${under}.*\\.(?:${extensions.join('|')})`, headers),
      ),
      // Types that the table does not name, such as the file a.XML.
      block(
        `${others}${under}.*\\.(?!(?:html|${Object.keys(MIME_TYPES).join('|')})$)[^./]+`,
        ownHeaders(table, DEFAULT_TYPE),
      ),
      ...(shared === '' ? [] : [block(shared, ownHeaders(table, '', table.shared[0]))]),
      block(`${kept.pattern.slice('^/'.length)}.*`, [['Cache-Control', kept.value]]),
    ],
  });
}
