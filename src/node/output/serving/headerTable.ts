import { SCRIPT_POLICY, SVG_POLICY } from './contentPolicy';

/** A header and its value by the type of what is answered; an empty value is not sent. */
export interface HeaderRule {
  name: string;
  value: string;
  /** Values for types that match a regular expression; the first that matches counts. */
  byType: { pattern: string; value: string }[];
}

const PAGE = '^text/html';
const MARKDOWN = '^text/markdown';
const YEAR = 31_536_000;

/** What no page of a help centre asks a device for. Players of hosted videos are left what they use. */
const DENIED = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const everywhere = (name: string, value: string): HeaderRule => ({ name, value, byType: [] });
const onPages = (name: string, value: string): HeaderRule => ({ name, value: '', byType: [{ pattern: PAGE, value }] });

interface Sent {
  /** The pages' Content-Security-Policy. */
  policy: string;
  /** True where all addresses of the site begin with https. */
  isSecure: boolean;
  /** True where `Strict-Transport-Security` applies to subdomains. */
  includeSubDomains?: boolean | undefined;
}

/** The headers of every answer. */
export function headerTable({ policy, isSecure, includeSubDomains = false }: Sent): HeaderRule[] {
  const secure = `max-age=${YEAR}${includeSubDomains ? '; includeSubDomains' : ''}`;
  return [
    everywhere('X-Content-Type-Options', 'nosniff'),
    everywhere('Referrer-Policy', 'strict-origin-when-cross-origin'),
    ...(isSecure ? [everywhere('Strict-Transport-Security', secure)] : []),
    {
      name: 'Cross-Origin-Resource-Policy',
      value: 'same-origin',
      // Feed readers and previews of links show a page's pictures in pages of their own.
      byType: [{ pattern: '^(?:image|video|audio)/', value: 'cross-origin' }],
    },
    {
      name: 'Content-Security-Policy',
      value: '',
      byType: [
        { pattern: PAGE, value: policy },
        { pattern: '^image/svg', value: SVG_POLICY },
        { pattern: '^text/javascript', value: SCRIPT_POLICY },
      ],
    },
    onPages('Permissions-Policy', DENIED.map((feature) => `${feature}=()`).join(', ')),
    onPages('Cross-Origin-Opener-Policy', 'same-origin'),
    onPages('X-Frame-Options', 'DENY'),
    // These files repeat the texts of pages.
    { name: 'X-Robots-Tag', value: '', byType: [{ pattern: MARKDOWN, value: 'noindex' }] },
  ];
}

/** The headers of an answer of a type. */
export function headersFor(type: string, table: readonly HeaderRule[]): [name: string, value: string][] {
  return table.flatMap(({ name, value, byType }) => {
    const found = byType.find(({ pattern }) => new RegExp(pattern).test(type))?.value ?? value;
    return found === '' ? [] : [[name, found] as [string, string]];
  });
}
