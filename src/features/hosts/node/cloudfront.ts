import { MIME_TYPES } from '../../../node/output/serving/mimeTypes';
import type { ServingTable } from '../../../node/output/serving/servingTable';
import { commonHeaders, ownHeaders, specialGroups, toJson, type Headers, type Hosted } from './hosted';

/** Bytes of a function's code. Source: docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
export const CODE_MAX = 10_240;

/** Returns the code of the function that finds the file of an address, or redirects it. */
export function functionCode({ addresses, redirects }: Pick<ServingTable, 'addresses' | 'redirects'>): string {
  const rules = [...addresses.better, addresses.bare].map(({ pattern, target }) => [pattern, target]);
  const moved = Object.fromEntries(redirects.map(({ from, path, hash }) => [from, [path, hash]]));
  const extensions = Object.keys(MIME_TYPES).filter((extension) => extension !== 'html');
  return `var RULES = ${JSON.stringify(rules)};
var MOVED = ${JSON.stringify(moved)};
function queryOf(values) {
  var parts = [];
  for (var name in values)
    (values[name].multiValue || [values[name]]).forEach(function (each) {
      parts.push(each.value === '' ? name : name + '=' + each.value);
    });
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
function answer(status, text, location) {
  var headers = location === undefined ? {} : { location: { value: location } };
  return { statusCode: status, statusDescription: text, headers: headers };
}
function handler(event) {
  var request = event.request;
  var query = queryOf(request.querystring);
  if (new RegExp(${JSON.stringify(addresses.refused)}, 'i').test(request.uri)) return answer(404, 'Not Found');
  var path;
  try {
    path = decodeURIComponent(request.uri);
  } catch (error) {
    return answer(400, 'Bad Request');
  }
  var to = Object.prototype.hasOwnProperty.call(MOVED, path) ? MOVED[path] : undefined;
  if (to !== undefined) return answer(301, 'Moved Permanently', to[0] + query + to[1]);
  for (var at = 0; at < RULES.length; at += 1) {
    var rule = new RegExp(RULES[at][0]);
    if (rule.test(request.uri)) return answer(301, 'Moved Permanently', request.uri.replace(rule, RULES[at][1]) + query);
  }
  if (!/\\.(?:${extensions.join('|')})$/.test(path)) request.uri = request.uri.replace(/\\/?$/, '/index.html');
  return request;
}
`;
}

/** The headers that CloudFront takes by fields of their own, named by the header without hyphens and `X`. */
const SECURITY: Readonly<Record<string, (value: string) => object>> = {
  'X-Content-Type-Options': () => ({}),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: value }),
  'X-Frame-Options': (value) => ({ FrameOption: value }),
  'Content-Security-Policy': (value) => ({ ContentSecurityPolicy: value }),
  'Strict-Transport-Security': (value) => ({
    AccessControlMaxAgeSec: Number(/\d+/.exec(value)?.[0]),
    IncludeSubdomains: value.includes('includeSubDomains'),
  }),
};

/** Formats a policy of response headers. */
function headersPolicy(name: string, comment: string, headers: Headers) {
  const security: Record<string, object> = {};
  const Items: object[] = [];
  for (const [header, value] of headers) {
    const field = header.replaceAll('-', '').replace(/^X/, '');
    const fields = SECURITY[header]?.(value);
    if (fields === undefined) Items.push({ Header: header, Value: value, Override: true });
    else security[field] = { ...fields, Override: true };
  }
  const config = { SecurityHeadersConfig: security, ...(Items.length > 0 && { CustomHeadersConfig: { Items } }) };
  const Name = { 'Fn::Sub': `\${AWS::StackName}-${name}` };
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: { ResponseHeadersPolicyConfig: { Name, Comment: comment, ...config } },
  };
}

/**
 * Formats a CloudFormation template with the function and the headers of the site. Each policy of files names the
 * extensions that it is for.
 */
export function buildCloudFrontFile({ table }: Hosted): string {
  const code = functionCode(table);
  const onFiles = specialGroups(table).map(
    ({ extensions, headers }, at) =>
      [
        `FileHeaders${at}`,
        headersPolicy(`files-${at}`, extensions.join(' '), [...commonHeaders(table), ...headers]),
      ] as const,
  );
  return toJson({
    AWSTemplateFormatVersion: '2010-09-09',
    Resources: {
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: { 'Fn::Sub': '${AWS::StackName}-addresses' },
          AutoPublish: true,
          FunctionConfig: { Comment: 'Finds the file of an address', Runtime: 'cloudfront-js-2.0' },
          // Without redirects the pages that forward readers remain.
          FunctionCode: Buffer.byteLength(code) <= CODE_MAX ? code : functionCode({ ...table, redirects: [] }),
        },
      },
      ...(table.shared.length > 0 && {
        SharedHeaders: headersPolicy('shared', table.shared.join(' '), [
          ...commonHeaders(table),
          ...ownHeaders(table, '', table.shared[0]),
        ]),
      }),
      PageHeaders: headersPolicy('pages', 'html', [...commonHeaders(table), ...ownHeaders(table, 'text/html')]),
      ...Object.fromEntries(onFiles),
    },
  });
}
