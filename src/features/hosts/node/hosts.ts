import type { Site } from '../../../node/schema/siteSchema';
import { buildApacheFile } from './apache';
import { buildAzureFile } from './azure';
import type { Hosted } from './hosted';
import { buildHeadersFile, buildRedirectsFile } from './netlify';
import { buildVercelFile } from './vercel';

type Files = Readonly<Record<string, (hosted: Hosted) => string>>;

const redirects = { _redirects: buildRedirectsFile };
const netlify = { _headers: buildHeadersFile, ...redirects };

/** The hosts that a site can name, with the files of the output that configure them. nginx's are in `deploy`. */
export const HOSTS = {
  nginx: {},
  netlify,
  cloudflare: netlify,
  azure: { 'staticwebapp.config.json': buildAzureFile },
  apache: { '.htaccess': buildApacheFile },
  vercel: { 'vercel.json': buildVercelFile },
  // Without it, files whose names begin with an underscore are not published.
  'github-pages': { '.nojekyll': () => '' },
  'gitlab-pages': redirects,
} as const satisfies Record<string, Files>;

export type Host = keyof typeof HOSTS;
export const HOST_NAMES = Object.keys(HOSTS) as Host[];

/** The hosts of a site that names none. */
const USUAL: readonly Host[] = ['nginx', 'netlify', 'cloudflare'];

/** Hosts that send no headers of the site. */
export const WITHOUT_HEADERS: readonly Host[] = ['github-pages', 'gitlab-pages'];

/** Returns the files of a site's hosts by name. */
export const hostFiles = ({ hosts }: Pick<Site, 'hosts'>): Files =>
  Object.assign({}, ...(hosts ?? USUAL).map((host) => HOSTS[host])) as Files;
