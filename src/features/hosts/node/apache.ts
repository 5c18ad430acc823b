import { prefixOf } from '../../../model/serving/findAnswer';
import { escapePattern } from '../../../node/output/serving/addressRules';
import { dependOnPath } from '../../../node/output/serving/servingTable';
import { DEFAULT_CACHING } from '../../../node/output/serving/caching';
import { isText, MIME_TYPES } from '../../../node/output/serving/mimeTypes';
import { COMMENT, keptFiles, type Hosted } from './hosted';

const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`;
/** Escapes a text in the target of a rule, where `$` and `%` name groups. */
const plain = (text: string) => text.replace(/[$%]/g, '\\$&');

/** Returns a condition on the raw request line, in which nothing is decoded: `GET /docs/saldo?a=1 HTTP/1.1`. */
const asked = (pattern: string) =>
  `%{THE_REQUEST} ${quoted(`^\\S+ ${pattern.slice(1).replaceAll('(?:\\?|$)', '[? ]')}`)}`;

const rule = (conditions: readonly string[], target: string, flags: string) => [
  ...conditions.map((condition) => `RewriteCond ${condition}`),
  `RewriteRule ^ ${quoted(target)} [${flags}]`,
];

/** Returns the target of an address rule, with the groups of the condition. */
const grouped = (target: string) => plain(target).replace(/\\\$(\d)/g, '%$1');

const NOT_FOUND = 'R=404,END';
const MOVED = 'R=301,NE,END';

/** Formats `.htaccess` for Apache 2.4 with mod_rewrite and mod_headers, and with mod_brotli or mod_deflate. */
export function buildApacheFile({ table }: Hosted): string {
  const { base, headers, addresses, redirects, notFound, markdownAccept } = table;
  const types = [...new Set(Object.values(MIME_TYPES))].filter(isText);
  const texts = Object.keys(MIME_TYPES).filter((extension) => isText(MIME_TYPES[extension] ?? ''));
  const kept = keptFiles(table);
  const response = dependOnPath(table) ? "'%{CONTENT_TYPE} %{REQUEST_URI}'" : '%{CONTENT_TYPE}';
  const send = (name: string, value: string, on = '') =>
    value === '' ? [] : [`Header always set ${name} ${quoted(value.replaceAll('%', '%%'))}${on && ` "expr=${on}"`}`];
  const moved = redirects.flatMap(({ from, path, hash }) => {
    const prefix = prefixOf(from);
    const wanted = prefix === undefined ? `=${from}` : `^${escapePattern(prefix)}`;
    const [condition, to, place] = [`%{REQUEST_URI} ${quoted(wanted)}`, plain(path), plain(hash)];
    // Apache appends a query behind the hash.
    const withQuery = hash === '' ? [] : rule([condition, '%{QUERY_STRING} (.+)'], `${to}?%1${place}`, MOVED);
    return [...withQuery, ...rule([condition], to + place, MOVED)];
  });
  return [
    COMMENT,
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    `AddCharset utf-8 ${texts.map((extension) => `.${extension}`).join(' ')}`,
    ...Object.entries(MIME_TYPES).map(([extension, type]) => `AddType ${type} .${extension}`),
    ...[...notFound].reverse().flatMap(({ pattern, page }) => {
      const line = `ErrorDocument 404 ${quoted(page)}`;
      return pattern === '' ? [line] : [`<If "%{REQUEST_URI} =~ m#${pattern}#">`, `  ${line}`, '</If>'];
    }),
    '',
    '<IfModule mod_brotli.c>',
    `  AddOutputFilterByType BROTLI_COMPRESS;DEFLATE ${types.join(' ')}`,
    '</IfModule>',
    '<IfModule !mod_brotli.c>',
    `  AddOutputFilterByType DEFLATE ${types.join(' ')}`,
    '</IfModule>',
    '# Both modules add their name to the tag of a file.',
    'RequestHeader edit If-None-Match "-(?:br|gzip)\\"" "\\""',
    '',
    ...headers.flatMap(({ name, value, byType }) => [
      ...send(name, value),
      ...[...byType].reverse().flatMap((each) => send(name, each.value, `${response} =~ m#${each.pattern}#`)),
    ]),
    ...send('Cache-Control', DEFAULT_CACHING),
    ...send('Cache-Control', kept.value, `%{REQUEST_URI} =~ m#${kept.pattern}#`),
    '',
    'RewriteEngine On',
    '# Also for the address of this folder without a slash.',
    'RewriteOptions AllowNoSlash',
    `RewriteBase ${quoted(`${base}/`)}`,
    '# The page of an error is sent as it is.',
    ...rule(['%{ENV:REDIRECT_STATUS} .'], '-', 'END'),
    ...moved,
    ...notFound.flatMap(({ page }) => rule([`%{REQUEST_URI} ${quoted(`=${page}`)}`], '-', NOT_FOUND)),
    ...rule([`${asked(addresses.refused)} [NC]`], '-', NOT_FOUND),
    ...rule([`%{REQUEST_URI} ${quoted(addresses.hidden)}`], '-', NOT_FOUND),
    ...addresses.better.flatMap(({ pattern, target }) => rule([asked(pattern)], grouped(target), MOVED)),
    ...(markdownAccept === undefined
      ? []
      : [
          `RewriteCond %{HTTP:Accept} ${quoted(markdownAccept)} [NC]`,
          'RewriteCond %{REQUEST_FILENAME}.md -f',
          'RewriteRule ^(.+)$ $1.md [END]',
        ]),
    ...rule(['%{REQUEST_FILENAME} -f [OR]', '%{REQUEST_URI} /$'], '-', 'END'),
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(.+)$ $1/index.html [END]',
    ...rule([asked(addresses.bare.pattern)], grouped(addresses.bare.target), MOVED),
    ...rule([], '-', NOT_FOUND),
    '',
  ].join('\n');
}
