import { createHash } from 'node:crypto';
import { prefixOf } from '../../../model/serving/findAnswer';
import { DEFAULT_CACHING } from './caching';
import { MIN_SIZE } from './compression';
import type { HeaderRule } from './headerTable';
import { DEFAULT_TYPE, isText, MIME_TYPES } from './mimeTypes';
import { indented, map, pattern, plain, quoted } from './nginxText';
import type { RequestLog } from '../../site/served';
import { dependOnPath, type ServingTable } from './servingTable';

/** Maximum size of a request body; browsers send a few hundred bytes. */
const LINE_MAX = '4k';

/** Logs request bodies as JSON lines without the sender. nginx reads bodies only to proxy them, so it mirrors them. */
function requestLog({ name, path, body }: RequestLog, host: string, variable: (name: string) => string) {
  const [day, isLogged, zone] = [variable('day'), variable(`is_${name}`), variable(name).slice(1)] as const;
  const written = `@${zone}_log`;
  const away = quoted(`${path}/-`);
  return {
    maps: [
      ...map('$request_body', isLogged, [[pattern(`^${body}$`), '1']]),
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
        `error_page 404 405 =204 ${written};`,
      ]),
      '}',
      `location = ${away} { internal; access_log off; return 204; }`,
      '',
    ],
    named: [
      `location ${written} {`,
      ...indented([`access_log /var/log/nginx/${host}-${name}.jsonl ${zone} if=${isLogged};`, 'return 204;']),
      '}',
      '',
    ],
  };
}

/** Returns the media types in the form of `mime.types`. */
function typeLines(): string[] {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(MIME_TYPES)) endings.set(type, [...(endings.get(type) ?? []), ending]);
  return [...endings].map(([type, names]) => `${type} ${names.join(' ')};`);
}

/** Characters of the hash. With it, the longest variable name just fits into nginx's table of variables. */
const HASH_LENGTH = 6;

/** All servers of one nginx share its variables, so their names contain a hash of the site. */
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

/** Comment of the two files for a server with other sites. */
const SHARED = `# For an nginx server that has other sites, too. Written by the build: install it with each build.
# Include nginx-maps.conf where the level is http, and nginx-locations.conf in the block of the server.`;

/** The files of nginx for a site. */
interface NginxFiles {
  /** A whole server, for the `http` level. */
  server: string;
  /** For a server with other sites: the parts for the `http` level and for the server block. */
  maps: string;
  locations: string;
}

/** Returns the nginx configuration of the site: a whole server, and parts for a server with other sites. */
export function buildNginxFiles(table: ServingTable): NginxFiles {
  const { hosts, base, headers, caching, addresses, redirects, notFound, markdownAccept } = table;
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
  const markdown = variable('markdown');
  const missing = `@${variable('missing').slice(1)}`;
  const toRules = (rules: readonly { pattern: string; target: string }[]) =>
    rules.map((rule) => [pattern(rule.pattern), quoted(rule.target)] as const);
  const logs = table.requestLogs.map((log) => requestLog(log, host, variable));
  const day = map('$time_iso8601', variable('day'), [[String.raw`"~^(\d+-\d+-\d+)"`, '$1']]);
  const types = [...new Set(Object.values(MIME_TYPES))].filter((type) => isText(type) && type !== 'text/html');
  const maps = [
    ...varied.flatMap((header) =>
      map(
        dependOnPath(table) ? '"$sent_http_content_type $uri"' : '$sent_http_content_type',
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
    ...(markdownAccept === undefined ? [] : map('$http_accept', markdown, [[pattern(markdownAccept, '~*'), '.md']])),
    ...(logs.length > 0 ? day : []),
    ...logs.flatMap((log) => log.maps),
  ];
  const root = [
    base === ''
      ? '# The folder public/ of the build.'
      : `# The folder in which the folder public/ of the build stands as "${base.slice(1)}".`,
    `root /var/www/${host};`,
    '',
  ];
  const settings = [
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${types.join(' ')};`,
    `default_type ${DEFAULT_TYPE};`,
    'types {',
    ...indented(typeLines()),
    '}',
    '',
    '# The build has compressed pages and scripts; the server compresses all else while it sends it. For brotli install',
    '# the modules (Debian: libnginx-mod-http-brotli-static, libnginx-mod-http-brotli-filter) and uncomment the lines.',
    '# brotli_static on;',
    `# brotli on; brotli_comp_level 6; brotli_min_length ${MIN_SIZE}; brotli_types ${types.join(' ')};`,
    'gzip_static on;',
    `gzip on; gzip_comp_level 6; gzip_min_length ${MIN_SIZE}; gzip_types ${types.join(' ')};`,
    'gzip_vary on;',
    '',
    `add_header Cache-Control ${cache} always;`,
    ...headers.map((header) => `add_header ${header.name} ${valueOf(header)} always;`),
    '',
    `error_page 404 ${page};`,
  ];
  const locations = (path: string) => [
    ...notFound.map((rule) => `location = ${quoted(rule.page)} { internal; }`),
    '',
    ...redirects.map(
      ({ from, path, hash }) =>
        `location ${prefixOf(from) === undefined ? '=' : '^~'} ${quoted(prefixOf(from) ?? from)} { return 301 ${quoted(`${plain(path)}$is_args$args${plain(hash)}`)}; }`,
    ),
    '',
    ...logs.flatMap((log) => log.locations),
    `location ${path} {`,
    ...indented([
      `if (${refused}) { return 404; }`,
      `if (${hidden}) { return 404; }`,
      `if (${better}) { return 301 ${better}$is_args$args; }`,
      `try_files ${markdownAccept === undefined ? '' : `$uri${markdown} `}$uri $uri/index.html ${missing};`,
    ]),
    '}',
  ];
  const named = (own: readonly string[]) => [
    `location ${missing} {`,
    ...indented([...own, `if (${bare}) { return 301 ${bare}$is_args$args; }`, 'return 404;']),
    '}',
    ...logs.flatMap((log) => ['', ...log.named]),
  ];
  const inside = quoted(`${base}/`);
  return {
    server: [
      comment(hosts),
      '',
      ...maps,
      'server {',
      ...indented(['listen 80;', `server_name ${hosts.join(' ')};`, ...root, ...settings]),
      ...indented([...locations('/'), '', ...named([])]),
      '}',
      '',
    ].join('\n'),
    maps: [SHARED, '', ...maps].join('\n'),
    locations: [
      `${SHARED}\n# Change the line "root", which is there twice.`,
      '',
      // On such a server, the base without a slash is the only address of the site outside its folder.
      ...(base === ''
        ? []
        : [
            `location = ${quoted(base)} { absolute_redirect off; return 301 ${quoted(`${plain(encodeURI(base))}/$is_args$args`)}; }`,
          ]),
      `location ^~ ${inside} {`,
      ...indented([...root, ...settings, ...locations(inside)]),
      '}',
      ...named([...root, ...settings, '']),
      '',
    ].join('\n'),
  };
}
