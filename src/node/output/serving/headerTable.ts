import { SCRIPT_POLICY, SVG_POLICY } from './contentPolicy';

/** A header and its value by the type of what is answered; an empty value is not sent. */
export interface HeaderRule {
  name: string;
  value: string;
  /** Values for types that match a regular expression; the first that matches counts. */
  byType: { pattern: string; value: string }[];
}

const PAGE = '^text/html';
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

/**
 * The headers of every answer.
 * @param policy the pages' Content-Security-Policy
 * @param isSecure whether the site's address begins with https
 */
export function headerTable(policy: string, isSecure: boolean): HeaderRule[] {
  return [
    everywhere('X-Content-Type-Options', 'nosniff'),
    everywhere('Referrer-Policy', 'strict-origin-when-cross-origin'),
    ...(isSecure ? [everywhere('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)] : []),
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
  ];
}

/** The headers of an answer of a type. */
export function headersFor(type: string, table: readonly HeaderRule[]): [name: string, value: string][] {
  return table.flatMap(({ name, value, byType }) => {
    const found = byType.find(({ pattern }) => new RegExp(pattern).test(type))?.value ?? value;
    return found === '' ? [] : [[name, found] as [string, string]];
  });
}
