import { xmlElement } from '../../../model/text/xml';
import { dependOnPath } from '../../../node/output/serving/servingTable';
import { DEFAULT_CACHING } from '../../../node/output/serving/caching';
import { contentType, MIME_TYPES } from '../../../node/output/serving/mimeTypes';
import { commonHeaders, keptFiles, type Hosted } from './hosted';

const when = (input: string, pattern: string) => xmlElement('add', { input, pattern });
const isFile = (input: string) => xmlElement('add', { input, matchType: 'IsFile' });

/** Formats a rule for addresses. The groups of its last condition are `{C:1}` and so on. */
const rule = (name: string, conditions: readonly string[], action: string) =>
  `<rule name="${name}" stopProcessing="true"><match url=".*"/><conditions>${conditions.join('')}</conditions>${action}</rule>`;

const NOT_FOUND = xmlElement('action', { type: 'CustomResponse', statusCode: '404' });
const redirect = (url: string, appendQueryString = 'true') =>
  xmlElement('action', { type: 'Redirect', url, redirectType: 'Permanent', appendQueryString });
const grouped = (target: string) => target.replace(/\$(\d)/g, '{C:$1}');

/** Formats the page of missing addresses. */
const errors = (page: string) =>
  '<httpErrors errorMode="Custom" existingResponse="Replace"><remove statusCode="404"/>' +
  `${xmlElement('error', { statusCode: '404', path: page.slice(1).replaceAll('/', '\\'), responseMode: 'File' })}</httpErrors>`;

/** Formats `web.config` for IIS 10 with the module URL Rewrite. */
export function buildIisFile({ table }: Hosted): string {
  const { headers, addresses, redirects, notFound } = table;
  const kept = keptFiles(table);
  const response = `{RESPONSE_CONTENT_TYPE}${dependOnPath(table) ? ' {REQUEST_URI}' : ''}`;
  // Every outbound rule applies, so the first match of the table comes last.
  const sent = headers.flatMap(({ name, value, byType }) =>
    [...byType, ...(byType.length > 0 && value !== '' ? [{ pattern: '.', value }] : [])]
      .reverse()
      .map((each) => ({ name, value: each.value, conditions: when(response, each.pattern) })),
  );
  const whenKept = when('{RESPONSE_STATUS}', '^[23]') + when('{REQUEST_URI}', kept.pattern);
  const outbound = [...sent, { name: 'Cache-Control', value: kept.value, conditions: whenKept }].map(
    ({ name, value, conditions }, at) =>
      `<rule name="header ${at}"><match serverVariable="RESPONSE_${name.replaceAll('-', '_')}" pattern=".*"/>` +
      `<conditions>${conditions}</conditions>${xmlElement('action', { type: 'Rewrite', value })}</rule>`,
  );
  // A redirect may have a hash, which comes after the query.
  const target = when('{moved:{URL}}', '^([^#]+)(#.*)?$');
  const isPage = [when('{URL}', '[^/]$'), isFile('{REQUEST_FILENAME}\\index.html')];
  const rules = [
    rule('moved', [when('{QUERY_STRING}', '^$'), target], redirect('{C:1}{C:2}', 'false')),
    rule('moved with query', [target], redirect('{C:1}?{QUERY_STRING}{C:2}', 'false')),
    rule('refused', [when('{UNENCODED_URL}', addresses.refused)], NOT_FOUND),
    rule('hidden', [when('{URL}', addresses.hidden)], NOT_FOUND),
    ...addresses.better.map(({ pattern, target: better }, at) =>
      rule(`better ${at}`, [when('{UNENCODED_URL}', pattern)], redirect(grouped(better))),
    ),
    rule('file', [isFile('{REQUEST_FILENAME}')], xmlElement('action', { type: 'None' })),
    rule('page', isPage, xmlElement('action', { type: 'Rewrite', url: '{URL}/index.html' })),
    rule('bare', [when('{UNENCODED_URL}', addresses.bare.pattern)], redirect(grouped(addresses.bare.target))),
  ];
  const folders = notFound.slice(0, -1).map(({ page }) => {
    const path = page.slice(1).replace(/\/404\.html$/, '');
    return `<location path="${path}"><system.webServer>${errors(page)}</system.webServer></location>`;
  });
  const types = Object.keys(MIME_TYPES).map((each) => `.${each}`);
  const mapped = types.map((fileExtension) => {
    const removed = xmlElement('remove', { fileExtension });
    return removed + xmlElement('mimeMap', { fileExtension, mimeType: contentType(fileExtension) });
  });
  const always = [...commonHeaders(table), ['Cache-Control', DEFAULT_CACHING] as const];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<configuration>',
    ...folders,
    '<system.webServer>',
    ...['<staticContent>', ...mapped, '</staticContent>'],
    '<urlCompression doStaticCompression="true"/>',
    errors(notFound.at(-1)?.page ?? ''),
    '<httpProtocol><customHeaders>',
    xmlElement('remove', { name: 'X-Powered-By' }),
    ...always.map(([name, value]) => xmlElement('add', { name, value })),
    '</customHeaders></httpProtocol>',
    '<rewrite>',
    '<rewriteMaps><rewriteMap name="moved">',
    ...redirects.map(({ from, path, hash }) => xmlElement('add', { key: from, value: path + hash })),
    '</rewriteMap></rewriteMaps>',
    ...['<rules>', ...rules, '</rules>', '<outboundRules>', ...outbound, '</outboundRules>'],
    '</rewrite>',
    '</system.webServer>',
    '</configuration>\n',
  ].join('\n');
}
