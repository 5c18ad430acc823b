import { SHOWN_FILE_POLICY } from '../../../../../src/node/output/serving/contentPolicy';
import { servingTable } from '../../../../../src/node/output/serving/servingTable';
import { buildNginxFiles } from '../../../../../src/node/output/serving/nginxConf';

const SITE = {
  origins: ['https://ohje.example.com'],
  codes: ['fi', 'sv'],
  policy: `default-src 'none'; script-src "x"`,
};
const REDIRECTS = [
  { from: '/vanha "osa"', path: '/docs/uusi', hash: '' },
  { from: '/pää', path: '/hinta$1', hash: '#osa' },
  { from: '/hc/12-*', path: '/docs/uusi', hash: '' },
];
const root = buildNginxFiles(servingTable({ ...SITE, base: '', redirects: REDIRECTS })).server;
const under = buildNginxFiles(servingTable({ ...SITE, base: '/ohje', redirects: [] })).server;

/** The lines of the block that starts with a line. */
function blockOf(conf: string, start: string): string[] {
  const lines = conf.split('\n').map((line) => line.trim());
  const from = lines.indexOf(start);
  return lines.slice(from + 1, lines.indexOf('}', from));
}

/** Names of the variables that a configuration defines. */
const madeIn = (conf: string) => [...conf.matchAll(/^map \$\w+ \$(\w+) \{$/gm)].map(([, name = '']) => name);
/** The prefix of the site's variables. */
const mark = /^site_[0-9a-f]{6}/.exec(madeIn(root)[0] ?? '')?.[0] ?? '';

test('every variable has its site’s prefix, because all servers of an nginx share variables', () => {
  expect(madeIn(root).length).toBeGreaterThan(8);
  expect(madeIn(root).filter((name) => !name.startsWith(`${mark}_`))).toEqual([]);
  expect(madeIn(under).filter((name) => madeIn(root).includes(name))).toEqual([]);
});

test('variable names fit into nginx’s default hash table, and lines are within its limit', () => {
  expect(Math.max(...madeIn(root).map((name) => name.length))).toBeLessThanOrEqual(46);
  const long = 'x'.repeat(3000);
  const conf = buildNginxFiles(servingTable({ ...SITE, policy: long, base: '', redirects: [] })).server;
  expect(Math.max(...conf.split('\n').map((line) => line.length))).toBeLessThan(4096);
});

test('a header that depends on the type has a map, the others have their value', () => {
  expect(blockOf(root, `map $sent_http_content_type $${mark}_content_security_policy {`)).toEqual([
    `default "sandbox; default-src 'none'";`,
    `"~^text/html" "default-src 'none'; script-src \\"x\\"";`,
    `"~^(?:image/svg|video/|audio/)" "${SHOWN_FILE_POLICY}";`,
    `"~^text/javascript" "default-src 'self'";`,
  ]);
  expect(root).toContain(`add_header Content-Security-Policy $${mark}_content_security_policy always;\n`);
  expect(root).toContain('add_header X-Content-Type-Options "nosniff" always;\n');
});

test('redirects keep the query before the hash, and escape a dollar sign in a path', () => {
  expect(root).toContain('location = "/vanha \\"osa\\"" { return 301 "/docs/uusi$is_args$args"; }\n');
  expect(root).toContain('location ^~ "/hc/12-" { return 301 "/docs/uusi$is_args$args"; }\n');
  expect(root).toContain('location = "/pää" { return 301 "/hinta%241$is_args$args#osa"; }\n');
});

test('redirects never contain nginx’s decoded variables', () => {
  const sent = [...root.replace(/^#.*/gm, '').matchAll(/return 301 ([^;]+);/g)].map(([, location]) => location);
  expect(sent).toHaveLength(REDIRECTS.length + 2);
  expect(sent.filter((location = '') => /\$uri|\$document_uri|\$request_filename/.test(location))).toEqual([]);
});

test('names the document root for either base path', () => {
  expect(root).toContain('# The folder public/ of the build.\n    root /var/www/ohje.example.com;\n');
  expect(under).toContain('# The folder in which the folder public/ of the build stands as "ohje".\n');
});

test('a site with an origin per language responds at all of them', () => {
  const origins = ['https://ohje.example.com', 'https://help.example.com'];
  expect(buildNginxFiles(servingTable({ ...SITE, origins, base: '', redirects: [] })).server).toContain(
    'server_name ohje.example.com help.example.com;\n',
  );
});
