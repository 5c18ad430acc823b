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

/** Formats a policy of response headers; CloudFront takes the security headers by fields of their own. */
function headersPolicy(name: string, headers: Headers) {
  const values = new Map(headers);
  const security: Record<string, object> = {};
  const take = (header: string, field: string, fieldsOf: (value: string) => object) => {
    const value = values.get(header);
    if (value !== undefined) security[field] = { ...fieldsOf(value), Override: true };
    values.delete(header);
  };
  take('X-Content-Type-Options', 'ContentTypeOptions', () => ({}));
  take('Referrer-Policy', 'ReferrerPolicy', (value) => ({ ReferrerPolicy: value }));
  take('X-Frame-Options', 'FrameOptions', (value) => ({ FrameOption: value }));
  take('Content-Security-Policy', 'ContentSecurityPolicy', (value) => ({ ContentSecurityPolicy: value }));
  take('Strict-Transport-Security', 'StrictTransportSecurity', (value) => ({
    AccessControlMaxAgeSec: Number(/\d+/.exec(value)?.[0]),
    IncludeSubdomains: value.includes('includeSubDomains'),
  }));
  const Items = [...values].map(([Header, Value]) => ({ Header, Value, Override: true }));
  const Name = { 'Fn::Sub': `\${AWS::StackName}-${name}` };
  const Config = { Name, SecurityHeadersConfig: security, ...(Items.length > 0 && { CustomHeadersConfig: { Items } }) };
  return { Type: 'AWS::CloudFront::ResponseHeadersPolicy', Properties: { ResponseHeadersPolicyConfig: Config } };
}

const attribute = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] });
/** The managed cache policy "CachingOptimized", which stores Brotli and gzip beside the plain file. */
const CACHE_POLICY = '658327ea-f89d-4fab-a63d-7e88639e58f6';

/** Formats a CloudFormation template of a private S3 bucket with CloudFront before it. */
export function buildCloudFrontFile(hosted: Hosted): string {
  const { table } = hosted;
  const groups = specialGroups(table);
  const code = functionCode(table);
  const behavior = (policy: string) => ({
    ...{
      TargetOriginId: 'bucket',
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      CachePolicyId: CACHE_POLICY,
    },
    ResponseHeadersPolicyId: { Ref: policy },
    FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: attribute('Addresses', 'FunctionARN') }],
  });
  const error = (ErrorCode: number) => ({
    ...{ ErrorCode, ResponseCode: 404, ResponsePagePath: encodeURI(table.notFound.at(-1)?.page ?? '') },
  });
  const Origin = {
    ...{ Id: 'bucket', DomainName: attribute('Bucket', 'RegionalDomainName') },
    ...{ OriginAccessControlId: { Ref: 'Access' }, S3OriginConfig: { OriginAccessIdentity: '' } },
  };
  const signing = { OriginAccessControlOriginType: 's3', SigningBehavior: 'always', SigningProtocol: 'sigv4' };
  return toJson({
    AWSTemplateFormatVersion: '2010-09-09',
    Parameters: { CertificateArn: { Type: 'String', Description: 'Certificate of the hosts in us-east-1' } },
    Resources: {
      Bucket: { Type: 'AWS::S3::Bucket' },
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: { OriginAccessControlConfig: { Name: { Ref: 'AWS::StackName' }, ...signing } },
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Statement: [
              {
                ...{ Effect: 'Allow', Principal: { Service: 'cloudfront.amazonaws.com' }, Action: 's3:GetObject' },
                Resource: { 'Fn::Sub': '${Bucket.Arn}/*' },
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': { 'Fn::Sub': 'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Site}' },
                  },
                },
              },
            ],
          },
        },
      },
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          ...{ Name: { 'Fn::Sub': '${AWS::StackName}-addresses' }, AutoPublish: true },
          FunctionConfig: { Comment: 'Finds the file of an address', Runtime: 'cloudfront-js-2.0' },
          // Without redirects the pages that forward readers remain.
          FunctionCode: Buffer.byteLength(code) <= CODE_MAX ? code : functionCode({ ...table, redirects: [] }),
        },
      },
      PageHeaders: headersPolicy('pages', [...commonHeaders(table), ...ownHeaders(table, 'text/html')]),
      ...Object.fromEntries(
        groups.map(({ headers }, at) => [
          `FileHeaders${at}`,
          headersPolicy(`files-${at}`, [...commonHeaders(table), ...headers]),
        ]),
      ),
      Site: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            ...{ Enabled: true, HttpVersion: 'http2and3', Aliases: table.hosts, Origins: [Origin] },
            ViewerCertificate: {
              ...{ AcmCertificateArn: { Ref: 'CertificateArn' }, SslSupportMethod: 'sni-only' },
              MinimumProtocolVersion: 'TLSv1.2_2021',
            },
            DefaultCacheBehavior: behavior('PageHeaders'),
            CacheBehaviors: groups.flatMap(({ extensions }, at) =>
              extensions.map((extension) => ({ PathPattern: `*.${extension}`, ...behavior(`FileHeaders${at}`) })),
            ),
            CustomErrorResponses: [403, 404].map(error),
          },
        },
      },
    },
    Outputs: { Bucket: { Value: { Ref: 'Bucket' } }, Domain: { Value: attribute('Site', 'DomainName') } },
  });
}
