import { createHash } from 'node:crypto';
import { escapePattern } from './addressRules';
import { DEFAULT_CACHING } from './caching';
import type { HeaderRule } from './headerTable';
import { DEFAULT_TYPE, isText, MIME_TYPES } from './mimeTypes';
import type { RequestLog, ServingTable } from './servingTable';

/** In quotes only these two have a meaning, and a dollar. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** A dollar would begin the name of a variable. */
const plain = (text: string) => text.replace(/\$/g, '%24');
/** A regular expression: its backslashes stay, since it has none before a quotation mark or another one. */
const pattern = (source: string, flag = '~') => `"${flag}${source.replace(/"/g, '\\"')}"`;

const indented = (lines: readonly string[], by = '    ') => lines.map((line) => (line === '' ? '' : by + line));

function map(source: string, variable: string, entries: readonly (readonly [string, string])[], fallback = '""') {
  return [
    `map ${source} ${variable} {`,
    `    default ${fallback};`,
    ...indented(entries.map(([from, to]) => `${from} ${to};`)),
    '}',
    '',
  ];
}

/** Types of the files, in the form of `mime.types`. */
function typeLines(): string[] {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(MIME_TYPES)) endings.set(type, [...(endings.get(type) ?? []), ending]);
  return [...endings].map(([type, names]) => `${type} ${names.join(' ')};`);
}

/** Characters of the hash; with the longest name after it a variable just fits into nginx's table of them. */
const HASH_LENGTH = 6;

/** All servers of one nginx share its variables, so their names have a hash of the site. */
const shortHash = (site: string) => createHash('sha256').update(site).digest('hex').slice(0, HASH_LENGTH);

const comment = (
  hosts: readonly string[],
) => `# Serves the site. Written by the build, which knows the hashes of the pages' inline scripts and styles: take
# this file along with each build. It belongs where the level is http, such as /etc/nginx/conf.d/.
#
# Change the lines "listen", "server_name" and "root" of the server. Where it ends TLS itself:
#     listen 443 ssl http2;
#     ssl_certificate /path/to/the/chain.pem;
#     ssl_certificate_key /path/to/the/key.pem;
# with a second server that leads readers there:
#     server {
#         listen 80;
#         server_name ${hosts.join(' ')};
#         return 301 https://$host$request_uri;
#     }`;

/** Most bytes of a line that a browser sends; it sends a few hundred. */
const LINE_MAX = '4k';

/**
 * Logs the bodies of requests, a line of JSON for each with the day, and nothing about the sender. nginx reads a body
 * only to pass it on, so the request is mirrored to an address that discards it.
 */
function requestLog({ name, path, bodyStart }: RequestLog, host: string, variable: (name: string) => string) {
  const [day, isLogged, zone] = [variable('day'), variable(`is_${name}`), variable(name).slice(1)] as const;
  const away = quoted(`${path}/-`);
  return {
    maps: [
      ...map('$request_body', isLogged, [[pattern(`^${escapePattern(bodyStart)}`), '1']]),
      `log_format ${zone} escape=json '{"day":"${day}","told":"$request_body"}';`,
      '# Keeps one reader from filling the disk; the addresses stay in memory.',
      `limit_req_zone $binary_remote_addr zone=${zone}:1m rate=2r/s;`,
      '',
    ],
    locations: [
      `location = ${quoted(path)} {`,
      ...indented([
        'limit_except POST { deny all; }',
        `limit_req zone=${zone} burst=20 nodelay;`,
        `client_max_body_size ${LINE_MAX};`,
        `client_body_buffer_size ${LINE_MAX};`,
        'error_log /dev/null;',
        `mirror ${away};`,
        `error_page 404 405 =204 @log_${name};`,
      ]),
      '}',
      `location = ${away} { internal; access_log off; return 204; }`,
      `location @log_${name} {`,
      ...indented([`access_log /var/log/nginx/${host}-${name}.jsonl ${zone} if=${isLogged};`, 'return 204;']),
      '}',
      '',
    ],
  };
}

/**
 * The configuration of nginx for the site: a server with all that it needs, for the level of `http`.
 * @example buildNginxConf(servingTable({ origins: ['https://ohje.example.com'], base: '/ohje', … }))
 */
export function buildNginxConf(table: ServingTable): string {
  const { hosts, base, headers, caching, addresses, redirects, notFound } = table;
  const [host = ''] = hosts;
  const prefix = `$site_${shortHash(host + base)}`;
  const variable = (name: string) => `${prefix}_${name.toLowerCase().replace(/\W+/g, '_')}`;
  const varied = headers.filter(({ byType }) => byType.length > 0);
  const valueOf = ({ name, value, byType }: HeaderRule) => (byType.length > 0 ? variable(name) : quoted(value));
  const [better, bare, refused, hidden, page, cache] = [
    'better',
    'bare',
    'refused',
    'hidden',
    'not_found',
    'cache_control',
  ].map(variable) as [string, string, string, string, string, string];
  const toRules = (rules: readonly { pattern: string; target: string }[]) =>
    rules.map((rule) => [pattern(rule.pattern), quoted(rule.target)] as const);
  const answer404 = [`if (${refused}) { return 404; }`, `if (${hidden}) { return 404; }`];
  const logs = table.requestLogs.map((log) => requestLog(log, host, variable));
  const day = map('$time_iso8601', variable('day'), [[String.raw`"~^(\d+-\d+-\d+)"`, '$1']]);
  const types = [...new Set(Object.values(MIME_TYPES))].filter((type) => isText(type) && type !== 'text/html');
  return [
    comment(hosts),
    '',
    ...varied.flatMap((header) =>
      map(
        '$sent_http_content_type',
        variable(header.name),
        header.byType.map((rule) => [pattern(rule.pattern), quoted(rule.value)]),
        quoted(header.value),
      ),
    ),
    ...map(
      '$uri',
      cache,
      caching.map((rule) => [pattern(rule.pattern), quoted(rule.value)]),
      quoted(DEFAULT_CACHING),
    ),
    '# Addresses that have a better form, and those that are none. $request_uri is what the browser sent: nothing in',
    '# it is decoded, so nothing in it can end a header.',
    ...map('$request_uri', better, toRules(addresses.better)),
    ...map('$request_uri', bare, toRules([addresses.bare])),
    ...map('$request_uri', refused, [[pattern(addresses.refused, '~*'), '1']]),
    ...map('$uri', hidden, [[pattern(addresses.hidden), '1']]),
    ...map(
      '$uri',
      page,
      notFound.slice(0, -1).map((rule) => [pattern(rule.pattern), quoted(rule.page)]),
      quoted(notFound.at(-1)?.page ?? ''),
    ),
    ...(logs.length > 0 ? day : []),
    ...logs.flatMap(({ maps }) => maps),
    'server {',
    ...indented([
      'listen 80;',
      `server_name ${hosts.join(' ')};`,
      base === ''
        ? '# The folder public/ of the build.'
        : `# The folder in which the folder public/ of the build stands as "${base.slice(1)}".`,
      `root /var/www/${host};`,
      '',
      'server_tokens off;',
      'absolute_redirect off;',
      'charset utf-8;',
      `charset_types ${types.join(' ')};`,
      `default_type ${DEFAULT_TYPE};`,
      'types {',
      ...indented(typeLines()),
      '}',
      '',
      '# The build has compressed the files. For brotli install the module (Debian: libnginx-mod-http-brotli-static)',
      '# and take the sign from the next line.',
      '# brotli_static on;',
      'gzip_static on;',
      'gzip_vary on;',
      '',
      `add_header Cache-Control ${cache} always;`,
      ...headers.map((header) => `add_header ${header.name} ${valueOf(header)} always;`),
      '',
      `error_page 404 ${page};`,
      ...notFound.map((rule) => `location = ${quoted(rule.page)} { internal; }`),
      '',
      ...redirects.map(
        ({ from, path, hash }) =>
          `location = ${quoted(from)} { return 301 ${quoted(`${plain(path)}$is_args$args${plain(hash)}`)}; }`,
      ),
      '',
      ...logs.flatMap(({ locations }) => locations),
      'location / {',
      ...indented([
        ...answer404,
        `if (${better}) { return 301 ${better}$is_args$args; }`,
        'try_files $uri $uri/index.html @missing;',
      ]),
      '}',
      '',
      'location @missing {',
      ...indented([`if (${bare}) { return 301 ${bare}$is_args$args; }`, 'return 404;']),
      '}',
    ]),
    '}',
    '',
  ].join('\n');
}
