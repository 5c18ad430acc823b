import { PAGE_DATA_ID } from '../../model/navigation/pageNavigation';
import { policyInPage, type PolicyInput } from './serving/contentPolicy';

const TEMPLATE = new RegExp(`id="${PAGE_DATA_ID}">\\{"componentChunkName":"([^"]+)"`);

/** Returns the name of a page's template, by which the bundler knows its scripts, without parsing the page's data. */
export const templateOf = (html: string): string | undefined => TEMPLATE.exec(html)?.[1];

const HEAD_END = '</head>';
const STYLES = '<style data-page="">';

/** Marks the added preloads, which a page kept from the last build already has. */
const PRELOADED = 'data-first';

/** The parts of a page's head that are replaced or removed; the last are Gatsby's hints for unsupported browsers. */
const PART = new RegExp(
  [
    `(?<charset><meta charset=[^>]*>)`,
    `(?<styles>${STYLES}[^]*?</style>)`,
    `(?<end>${HEAD_END})`,
    `<meta http-equiv="(?:Content-Security-Policy|x-ua-compatible)" content="[^"]*"/>`,
    `<link rel="preload"[^>]* ${PRELOADED}>`,
    `, shrink-to-fit=no(?=")`,
  ].join('|'),
  'gi',
);

/** Gatsby's list of chunks per template, for the prefetching of its router; it comes with Gatsby's slice of scripts. */
const CHUNK_MAP = /\s*<script\s+id="gatsby-chunk-mapping"[^]*?<\/script>\s*/;

/** What is known of a page only when all pages have been rendered. */
interface PageParts {
  /** The merged style block; undefined keeps the page's own. */
  styles?: string | undefined;
  /** The content of its policy; undefined for hosts that send it as a header. */
  policy?: PolicyInput | undefined;
  /** The scripts of its template, which load in parallel with the main script. */
  preloads?: readonly string[];
}

/** Finishes the head of a page. A page that is already finished may be finished again; without parts, it loses them. */
export function rewritePage(html: string, { styles, policy, preloads = [] }: PageParts = {}): string {
  const end = html.indexOf(HEAD_END);
  const head = end < 0 ? html : html.slice(0, end + HEAD_END.length);
  const links = preloads.map(
    (script) => `<link rel="preload" href="${script}" as="script" fetchpriority="low" ${PRELOADED}>`,
  );
  const finished = head.replace(PART, (part, ...rest) => {
    const found = rest.at(-1) as Record<'charset' | 'styles' | 'end', string | undefined>;
    if (found.charset !== undefined) return part + (policy === undefined ? '' : policyInPage(policy));
    if (found.styles !== undefined) return styles === undefined ? part : `${STYLES}${styles}</style>`;
    return found.end === undefined ? '' : links.join('') + part;
  });
  return finished + html.slice(head.length).replace(CHUNK_MAP, '');
}
