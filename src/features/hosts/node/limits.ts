import type { Host } from './hosts';

/** The figures of a finished site that hosts limit. */
export interface Figures {
  files: number;
  /** Bytes of the largest file, and of all. */
  largest: number;
  total: number;
  redirects: number;
  /** Texts of the hosts' own files, by name. */
  own: ReadonlyMap<string, string>;
}

const FILES = 'Set `serving.compress: off` in site.yaml: this host compresses by itself.';
const REDIRECTS = 'Remove old redirects; those beyond the limit remain as pages that forward the reader.';
const LARGE = 'Publish the largest files elsewhere.';
const POLICY = 'Name fewer hosts of scripts, frames and pictures.';

const bytesOf = (figures: Figures, name: string) => Buffer.byteLength(figures.own.get(name) ?? '');
const headerLines = ({ own }: Figures) => (own.get('_headers') ?? '').split('\n');
const longestLine = (figures: Figures) => Math.max(...headerLines(figures).map(({ length }) => length));

/**
 * Documented limits: developers.cloudflare.com/pages/platform/limits, …/pages/configuration/headers and …/redirects;
 * learn.microsoft.com/azure/static-web-apps/quotas;
 * vercel.com/docs/routing/redirects/configuration-redirects; docs.gitlab.com/user/project/pages/redirects;
 * docs.github.com/pages/getting-started-with-github-pages/github-pages-limits.
 */
const LIMITS: readonly [Host, max: number, what: string, count: (figures: Figures) => number, wayOut: string][] = [
  ['cloudflare', 20_000, 'files', ({ files }) => files, FILES],
  ['cloudflare', 26_214_400, 'bytes in a file', ({ largest }) => largest, LARGE],
  ['cloudflare', 2000, 'redirects', ({ redirects }) => redirects, REDIRECTS],
  [
    'cloudflare',
    100,
    'header rules',
    (all) => headerLines(all).filter((line) => line.startsWith('/')).length,
    'Use fewer folders.',
  ],
  ['cloudflare', 2000, 'characters in a line of _headers', longestLine, POLICY],
  ['azure', 15_000, 'files', ({ files }) => files, FILES],
  ['azure', 250_000_000, 'bytes', ({ total }) => total, FILES],
  ['azure', 20_480, 'bytes of configuration', (all) => bytesOf(all, 'staticwebapp.config.json'), REDIRECTS],
  ['vercel', 2048, 'redirects', ({ redirects }) => redirects, REDIRECTS],
  ['github-pages', 1_000_000_000, 'bytes', ({ total }) => total, FILES],
  ['gitlab-pages', 1000, 'redirects', ({ redirects }) => redirects, REDIRECTS],
  ['gitlab-pages', 65_536, 'bytes of redirects', (all) => bytesOf(all, '_redirects'), REDIRECTS],
];

/** Returns a text for each limit of the hosts that a site exceeds. */
export const exceededLimits = (hosts: readonly Host[], figures: Figures): string[] =>
  LIMITS.flatMap(([host, max, what, count, wayOut]) => {
    const found = hosts.includes(host) ? count(figures) : 0;
    const [most, now] = [max, found].map((figure) => figure.toLocaleString('en'));
    return found <= max ? [] : [`${host} allows at most ${most} ${what}; the site has ${now}. ${wayOut}`];
  });
