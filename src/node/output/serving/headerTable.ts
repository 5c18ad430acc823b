import { escapePattern } from './addressRules';
import type { ServedTool } from '../../site/served';
import { FILE_POLICY, SCRIPT_POLICY, SHOWN_FILE_POLICY } from './contentPolicy';

/** A header and its value by media type and path (`text/html /docs/alku`); an empty value is not sent. */
export interface HeaderRule {
  name: string;
  value: string;
  /** Values for matching types and paths; the first match wins. */
  byType: { pattern: string; value: string }[];
}

const PAGE = '^text/html';
const MARKDOWN = '^text/markdown';
const YEAR = 31_536_000;

/** Browser features that no page needs. Those that players of hosted videos use are not listed. */
const DENIED = 'browsing-topics camera display-capture geolocation hid microphone midi payment serial usb'.split(' ');

const everywhere = (name: string, value: string): HeaderRule => ({ name, value, byType: [] });
const onPages = (name: string, value: string): HeaderRule => ({ name, value: '', byType: [{ pattern: PAGE, value }] });

interface Sent {
  /** The pages' Content-Security-Policy. */
  policy: string;
  /** True where all addresses of the site begin with https. */
  isSecure: boolean;
  /** True where `Strict-Transport-Security` includes subdomains. */
  includeSubDomains?: boolean | undefined;
  /** True where the `Accept` header chooses between a page and its Markdown. */
  servesMarkdown?: boolean;
  /** Paths of the files that other sites load. */
  shared?: readonly string[];
  /** Tools for writers, with decoded paths. */
  tools?: readonly ServedTool[];
  /** Decoded paths of HTML files that are not pages of the site. */
  documents?: readonly string[];
}

/** Returns the headers of every response. */
export function headerTable({
  policy,
  isSecure,
  includeSubDomains = false,
  servesMarkdown = false,
  shared = [],
  tools = [],
  documents = [],
}: Sent): HeaderRule[] {
  const secure = `max-age=${YEAR}${includeSubDomains ? '; includeSubDomains' : ''}`;
  const inTools = (valueOf: (tool: ServedTool) => string) =>
    tools.map((tool) => ({ pattern: `${PAGE}.* ${escapePattern(tool.path)}(?:/|$)`, value: valueOf(tool) }));
  const onPaths = (paths: readonly string[], value: string) =>
    paths.length === 0 ? [] : [{ pattern: ` (?:${paths.map(escapePattern).join('|')})$`, value }];
  const onShared = (value: string) => onPaths(shared, value);
  return [
    everywhere('X-Content-Type-Options', 'nosniff'),
    everywhere('Referrer-Policy', 'strict-origin-when-cross-origin'),
    ...(isSecure ? [everywhere('Strict-Transport-Security', secure)] : []),
    {
      name: 'Cross-Origin-Resource-Policy',
      value: 'same-origin',
      // Feed readers and link previews show a page's pictures on other origins.
      byType: [{ pattern: '^(?:image|video|audio)/', value: 'cross-origin' }, ...onShared('cross-origin')],
    },
    ...(shared.length === 0 ? [] : [{ name: 'Access-Control-Allow-Origin', value: '', byType: onShared('*') }]),
    {
      name: 'Content-Security-Policy',
      value: FILE_POLICY,
      byType: [
        ...onPaths(documents, SHOWN_FILE_POLICY),
        ...inTools(({ policy: own }) => `${own}; frame-ancestors 'none'`),
        { pattern: PAGE, value: policy },
        { pattern: '^(?:image/svg|video/|audio/)', value: SHOWN_FILE_POLICY },
        { pattern: '^text/javascript', value: SCRIPT_POLICY },
      ],
    },
    onPages('Permissions-Policy', DENIED.map((feature) => `${feature}=()`).join(', ')),
    {
      ...onPages('Cross-Origin-Opener-Policy', 'same-origin'),
      // Tools open the window in which writers sign in.
      byType: [...inTools(() => 'same-origin-allow-popups'), { pattern: PAGE, value: 'same-origin' }],
    },
    // It has no list of origins; `frame-ancestors` of the policy says the same. No other site may show the tools.
    ...(shared.length === 0
      ? [onPages('X-Frame-Options', 'DENY')]
      : tools.length === 0
        ? []
        : [{ name: 'X-Frame-Options', value: '', byType: inTools(() => 'DENY') }]),
    // These files repeat the texts of pages.
    { name: 'X-Robots-Tag', value: '', byType: [{ pattern: MARKDOWN, value: 'noindex' }] },
    ...(servesMarkdown
      ? [{ name: 'Vary', value: '', byType: [{ pattern: '^text/(?:html|markdown)', value: 'Accept' }] }]
      : []),
  ];
}

/** Returns the headers of a response of a type. */
export function headersFor(type: string, table: readonly HeaderRule[], path = ''): [name: string, value: string][] {
  return table.flatMap(({ name, value, byType }) => {
    const found = byType.find(({ pattern }) => new RegExp(pattern).test(`${type} ${path}`))?.value ?? value;
    return found === '' ? [] : [[name, found] as [string, string]];
  });
}
