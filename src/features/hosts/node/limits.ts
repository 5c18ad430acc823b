import { CODE_MAX } from './cloudfront';
import type { Host } from './hosts';

/** The figures of a finished site that hosts limit. */
export interface Figures {
  files: number;
  /** Bytes of the largest file, and of all. */
  largest: number;
  total: number;
  redirects: number;
  /** Bytes of the code that CloudFront would run with all redirects. */
  code: number;
  /** Texts of the hosts' own files, by name. */
  own: ReadonlyMap<string, string>;
}

interface Limit {
  host: Host;
  /** What is counted, after "at most 20,000". */
  what: string;
  max: number;
  count: (figures: Figures) => number;
  wayOut: string;
}

const FEWER_FILES = 'Set `serving.compress: off` in site.yaml: this host compresses by itself.';
const FEWER_REDIRECTS = 'Remove old redirects; those beyond the limit remain as pages that forward the reader.';
const SMALLER = 'Publish the file elsewhere, or make it smaller.';

const SHORTER = 'Name fewer hosts of scripts, frames and pictures.';

const linesOf = ({ own }: Figures, name: string) => (own.get(name) ?? '').split('\n');
const bytesOf =
  (name: string) =>
  ({ own }: Figures) =>
    Buffer.byteLength(own.get(name) ?? '');
const headerRules = (figures: Figures) => linesOf(figures, '_headers').filter((line) => line.startsWith('/')).length;
const longestLine = (figures: Figures) => Math.max(...linesOf(figures, '_headers').map(({ length }) => length));
const longestPolicy = ({ own }: Figures) => {
  const policies = (own.get('cloudfront.json') ?? '').matchAll(/"ContentSecurityPolicy": "(.*)"/g);
  return Math.max(0, ...[...policies].map(([, text = '']) => text.length));
};

/**
 * Documented limits: developers.cloudflare.com/pages/platform/limits, …/pages/configuration/headers and …/redirects;
 * learn.microsoft.com/azure/static-web-apps/quotas; vercel.com/docs/redirects/configuration-redirects;
 * docs.gitlab.com/user/project/pages/redirects; docs.github.com/pages/getting-started-with-github-pages/github-pages-limits;
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html;
 * learn.microsoft.com/iis (`maxWebConfigFileSizeInKB`).
 */
const LIMITS: readonly Limit[] = [
  { host: 'cloudflare', what: 'files', max: 20_000, count: ({ files }) => files, wayOut: FEWER_FILES },
  { host: 'cloudflare', what: 'bytes in a file', max: 26_214_400, count: ({ largest }) => largest, wayOut: SMALLER },
  { host: 'cloudflare', what: 'redirects', max: 2000, count: ({ redirects }) => redirects, wayOut: FEWER_REDIRECTS },
  { host: 'cloudflare', what: 'rules in _headers', max: 100, count: headerRules, wayOut: 'Use fewer folders.' },
  { host: 'cloudflare', what: 'characters in a line of _headers', max: 2000, count: longestLine, wayOut: SHORTER },
  { host: 'azure', what: 'files', max: 15_000, count: ({ files }) => files, wayOut: FEWER_FILES },
  {
    host: 'azure',
    what: 'bytes of its file',
    max: 20_480,
    count: bytesOf('staticwebapp.config.json'),
    wayOut: FEWER_REDIRECTS,
  },
  { host: 'azure', what: 'bytes in all', max: 250_000_000, count: ({ total }) => total, wayOut: FEWER_FILES },
  { host: 'iis', what: 'bytes of its file', max: 256_000, count: bytesOf('web.config'), wayOut: FEWER_REDIRECTS },
  { host: 'vercel', what: 'redirects', max: 2048, count: ({ redirects }) => redirects, wayOut: FEWER_REDIRECTS },
  { host: 'github-pages', what: 'bytes in all', max: 1_000_000_000, count: ({ total }) => total, wayOut: FEWER_FILES },
  { host: 'gitlab-pages', what: 'redirects', max: 1000, count: ({ redirects }) => redirects, wayOut: FEWER_REDIRECTS },
  {
    host: 'gitlab-pages',
    what: 'bytes of _redirects',
    max: 65_536,
    count: bytesOf('_redirects'),
    wayOut: FEWER_REDIRECTS,
  },
  { host: 's3', what: 'characters in a policy', max: 1783, count: longestPolicy, wayOut: SHORTER },
  { host: 's3', what: 'bytes of its function', max: CODE_MAX, count: ({ code }) => code, wayOut: FEWER_REDIRECTS },
];

/** Returns a text for each limit of the hosts that a site exceeds. */
export const exceededLimits = (hosts: readonly Host[], figures: Figures): string[] =>
  LIMITS.flatMap(({ host, what, max, count, wayOut }) => {
    const found = hosts.includes(host) ? count(figures) : 0;
    return found <= max
      ? []
      : [
          `${host} allows at most ${max.toLocaleString('en')} ${what}; the site has ${found.toLocaleString('en')}. ${wayOut}`,
        ];
  });
