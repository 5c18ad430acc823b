import { DEFAULT_CACHING } from '../../../node/output/serving/caching';
import { contentType, MIME_TYPES } from '../../../node/output/serving/mimeTypes';
import { commonHeaders, keptFiles, type Hosted } from './hosted';

type Attributes = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Formats an element. */
function tag(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const start = `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>\n${children.join('\n').replace(/^/gm, '  ')}\n</${name}>`;
}

const when = (input: string, pattern: string, more: Attributes = {}) => tag('add', { input, pattern, ...more });
const isFile = (input: string) => tag('add', { input, matchType: 'IsFile' });

/** Formats a rule for addresses. The groups of its last condition are `{C:1}` and so on. */
const rule = (name: string, conditions: readonly string[], action: Attributes) =>
  tag('rule', { name, stopProcessing: 'true' }, [
    tag('match', { url: '.*' }),
    ...(conditions.length === 0 ? [] : [tag('conditions', {}, conditions)]),
    tag('action', action),
  ]);

const NOT_FOUND: Attributes = { type: 'CustomResponse', statusCode: '404' };
const PAGE: Attributes = { type: 'Rewrite', url: '{URL}/index.html' };
const redirect = (url: string, appendQueryString = 'true'): Attributes => ({
  ...{ type: 'Redirect', url, redirectType: 'Permanent', appendQueryString },
});
const grouped = (target: string) => target.replace(/\$(\d)/g, '{C:$1}');

/** Formats `web.config` for IIS 10 with the module URL Rewrite. */
export function buildIisFile({ table }: Hosted): string {
  const { headers, addresses, redirects, notFound } = table;
  const kept = keptFiles(table);
  const sent = [
    ...headers.flatMap(({ name, value, byType }) =>
      [...byType, ...(byType.length > 0 && value !== '' ? [{ pattern: '.', value }] : [])]
        .reverse()
        .map((each) => ({ name, value: each.value, conditions: [when('{RESPONSE_CONTENT_TYPE}', each.pattern)] })),
    ),
    {
      ...{ name: 'Cache-Control', value: kept.value },
      conditions: [when('{RESPONSE_STATUS}', '^[23]'), when('{REQUEST_URI}', kept.pattern)],
    },
  ];
  const errors = (page: string) =>
    tag('httpErrors', { errorMode: 'Custom', existingResponse: 'Replace' }, [
      tag('remove', { statusCode: '404' }),
      tag('error', { statusCode: '404', path: page.slice(1).replaceAll('/', '\\'), responseMode: 'File' }),
    ]);
  // A redirect may have a hash, which comes after the query.
  const target = when('{moved:{URL}}', '^([^#]+)(#.*)?$');
  const locations = notFound
    .slice(0, -1)
    .map(({ page }) =>
      tag('location', { path: page.slice(1).replace(/\/404\.html$/, '') }, [
        tag('system.webServer', {}, [errors(page)]),
      ]),
    );
  const server = tag('system.webServer', {}, [
    tag(
      'staticContent',
      {},
      Object.keys(MIME_TYPES).flatMap((extension) => [
        tag('remove', { fileExtension: `.${extension}` }),
        tag('mimeMap', { fileExtension: `.${extension}`, mimeType: contentType(`.${extension}`) }),
      ]),
    ),
    tag('urlCompression', { doStaticCompression: 'true' }),
    errors(notFound.at(-1)?.page ?? ''),
    tag('httpProtocol', {}, [
      tag('customHeaders', {}, [
        tag('remove', { name: 'X-Powered-By' }),
        ...[...commonHeaders(table), ['Cache-Control', DEFAULT_CACHING] as const].map(([name, value]) =>
          tag('add', { name, value }),
        ),
      ]),
    ]),
    tag('rewrite', {}, [
      tag('rewriteMaps', {}, [
        tag(
          'rewriteMap',
          { name: 'moved' },
          redirects.map(({ from, path, hash }) => tag('add', { key: from, value: path + hash })),
        ),
      ]),
      tag('rules', {}, [
        rule('moved', [when('{QUERY_STRING}', '^$'), target], redirect('{C:1}{C:2}', 'false')),
        rule('moved with query', [target], redirect('{C:1}?{QUERY_STRING}{C:2}', 'false')),
        rule('refused', [when('{UNENCODED_URL}', addresses.refused)], NOT_FOUND),
        rule('hidden', [when('{URL}', addresses.hidden)], NOT_FOUND),
        ...addresses.better.map(({ pattern, target: to }, at) =>
          rule(`better ${at}`, [when('{UNENCODED_URL}', pattern, { ignoreCase: 'false' })], redirect(grouped(to))),
        ),
        rule('file', [isFile('{REQUEST_FILENAME}')], { type: 'None' }),
        rule('page', [when('{URL}', '[^/]$'), isFile('{REQUEST_FILENAME}\\index.html')], PAGE),
        rule('bare', [when('{UNENCODED_URL}', addresses.bare.pattern)], redirect(grouped(addresses.bare.target))),
      ]),
      tag(
        'outboundRules',
        {},
        // Every rule applies; the last value counts.
        sent.map(({ name, value, conditions }, at) =>
          tag('rule', { name: `header ${at}` }, [
            tag('match', { serverVariable: `RESPONSE_${name.replaceAll('-', '_')}`, pattern: '.*' }),
            tag('conditions', {}, conditions),
            tag('action', { type: 'Rewrite', value }),
          ]),
        ),
      ),
    ]),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>\n${tag('configuration', {}, [...locations, server])}\n`;
}
