import { buildNginxConf } from '../../../../src/node/serving/nginxConf';
import { servingTable } from '../../../../src/node/serving/servingTable';

const SITE = { url: 'https://ohje.example.com', codes: ['fi', 'sv'], policy: `default-src 'none'; script-src "x"` };
const REDIRECTS = [
  { from: '/vanha "osa"', path: '/docs/uusi', hash: '' },
  { from: '/pää', path: '/hinta$1', hash: '#osa' },
];
const root = buildNginxConf(servingTable({ ...SITE, base: '', redirects: REDIRECTS }));
const under = buildNginxConf(servingTable({ ...SITE, base: '/ohje', redirects: [] }));

/** The block that starts with a line, with the lines in it. */
function blockOf(conf: string, start: string): string[] {
  const lines = conf.split('\n').map((line) => line.trim());
  const from = lines.indexOf(start);
  return lines.slice(from + 1, lines.indexOf('}', from));
}

test('every variable carries the name of the site, since all servers of one nginx share them', () => {
  const known = /^(?:uri|request_uri|sent_http_content_type|is_args|args|1|2)$/;
  const names = (conf: string) =>
    [...new Set([...conf.matchAll(/\$(\w+)/g)].map(([, name = '']) => name))].filter((name) => !known.test(name));
  expect(names(root.replace(/#.*/g, '')).filter((name) => !name.startsWith('ohje_example_com_'))).toEqual([]);
  expect(names(under.replace(/#.*/g, '')).filter((name) => !name.startsWith('ohje_example_com_ohje_'))).toEqual([]);
});

test('a header that depends on the type has a map, the others their value', () => {
  expect(blockOf(root, 'map $sent_http_content_type $ohje_example_com_content_security_policy {')).toEqual([
    'default "";',
    `"~^text/html" "default-src 'none'; script-src \\"x\\"";`,
    `"~^image/svg" "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";`,
    `"~^text/javascript" "default-src 'self'";`,
  ]);
  expect(root).toContain('add_header Content-Security-Policy $ohje_example_com_content_security_policy always;\n');
  expect(root).toContain('add_header X-Content-Type-Options "nosniff" always;\n');
});

test('redirects keep the query before the hash, and no dollar of a path becomes a variable', () => {
  expect(root).toContain('location = "/vanha \\"osa\\"" { return 301 "/docs/uusi$is_args$args"; }\n');
  expect(root).toContain('location = "/pää" { return 301 "/hinta%241$is_args$args#osa"; }\n');
});

test('what nginx decodes is never sent back', () => {
  const sent = [...root.matchAll(/return 301 ([^;]+);/g)].map(([, location]) => location);
  expect(sent).toHaveLength(REDIRECTS.length + 2);
  expect(sent.filter((location = '') => /\$uri|\$document_uri|\$request_filename/.test(location))).toEqual([]);
});

test('a missing page is answered in the language of its address, and the page itself has none', () => {
  expect(blockOf(root, 'map $uri $ohje_example_com_not_found {')).toEqual([
    'default "/404.html";',
    '"~^/sv(?:/|$)" "/sv/404.html";',
  ]);
  expect(under).toContain('location = "/ohje/sv/404.html" { internal; }\n');
  expect(under).toContain('error_page 404 $ohje_example_com_ohje_not_found;\n');
});

test('the place of the files is told for either base path', () => {
  expect(root).toContain('# The folder public/ of the build.\n    root /var/www/ohje.example.com;\n');
  expect(under).toContain('# The folder in which the folder public/ of the build stands as "ohje".\n');
});

test('no line is longer than nginx reads', () => {
  const long = 'x'.repeat(3000);
  const conf = buildNginxConf(servingTable({ ...SITE, policy: long, base: '', redirects: [] }));
  expect(Math.max(...conf.split('\n').map((line) => line.length))).toBeLessThan(4096);
});
