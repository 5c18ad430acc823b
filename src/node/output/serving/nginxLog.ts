import { indented, map, pattern, quoted } from './nginxText';
import type { RequestLog } from './servingTable';

/** Maximum size of a request body; browsers send a few hundred bytes. */
const LINE_MAX = '4k';

/**
 * Logs request bodies, a line of JSON each with the day, and nothing about the sender. nginx reads a body only to proxy
 * it, so the request is mirrored to an address that discards it.
 */
export function requestLog({ name, path, body }: RequestLog, host: string, variable: (name: string) => string) {
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
