import { additionPoint } from './additions';
import { MANIFEST_FILE, SITE_ICONS } from './webManifest';
import { NOT_FOUND_PATH } from './path';
import { OPEN_SEARCH_FILE } from '../search/openSearchDescription';

/** The index of the sitemaps; those of the locales are beside it. */
export const SITEMAP_INDEX = '/sitemap.xml';
/** The notices of the packages in the browser bundle. */
export const NOTICES_FILE = '/licenses.txt';
/** Files and folders that Gatsby leaves in the output for itself and for plugins that the site does not have. */
export const UNPUBLISHED = ['webpack.stats.json', 'chunk-map.json', '~partytown'] as const;

/** The files that features write into the output, in each locale; folders end with a slash. */
export const ADDED_OUTPUT_NAMES = additionPoint<string>('outputNames');

/** The files of the output that no page makes, in each locale; folders end with a slash. */
export const OUTPUT_NAMES: readonly string[] = [
  ...['/_gatsby/', '/page-data/', '/static/', '/404/', NOT_FOUND_PATH],
  ...[SITEMAP_INDEX, NOTICES_FILE, MANIFEST_FILE, OPEN_SEARCH_FILE],
  ...SITE_ICONS.map(({ path }) => path),
  ...UNPUBLISHED.flatMap((name) => [`/${name}`, `/${name}/`]),
];
