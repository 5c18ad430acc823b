import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The announcement of the site FULL. */
export const ANNOUNCEMENT = { id: 'huolto-2025', key: 'site.announcement' };

const LOGO = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32" viewBox="0 0 120 32"><rect width="32" height="32" rx="8" fill="${color}"/><path d="M44 10h70M44 22h48" stroke="${color}" stroke-width="6" stroke-linecap="round"/></svg>\n`;

/** Files in the folder `static` of the site FULL. */
const FILES: Readonly<Record<string, string>> = {
  'tunnus.svg': LOGO('#0b664b'),
  'tunnus-tumma.svg': LOGO('#63d3a8'),
  'hinnasto.txt': 'Hinnasto\n',
  'valmis.js': 'document.documentElement.dataset.idle = document.readyState;\n',
};

/** The services of the site FULL: its beacon, session replay, and the endpoint of feedback. */
export const MEASURED_AT = 'https://mittaus.example.com/viestit';
export const REPLAYED_FROM = 'https://tallenne.example.com/tallenne.js';
export const ANSWERED_AT = 'https://palaute.example.com/viestit';

/** Scripts that the site FULL loads after a press and after consent, and a further host of the first. */
export const CHAT = 'https://keskustelu.example.com/chat.js';
export const CHAT_HOST = 'https://viestit.example.com';
export const AGREED_SCRIPT = 'https://laskuri.example.com/laskuri.js';

/** The product that shows the site FULL in a panel. */
export const PRODUCT = 'https://tuote.example.com';

/**
 * Adds to a site.yaml an announcement, the device's colour mode, a one-row footer with a logo, analytics services and a
 * feedback endpoint.
 */
export function withChrome(site: string): string {
  const [before = ''] = site.split(/^footer:$/m);
  const [, after = ''] = site.split(/^footer:\n(?:[ ].*\n|\n)*/m);
  return `${before}${after}\n${readFileSync('__tests__/fixtures/full-settings.yaml', 'utf8')}`;
}

/** Copies the files that the site names into a copy of the project. */
export function writeChromeFiles(folder: string): void {
  const target = path.join(folder, 'static');
  mkdirSync(target, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(target, name), text);
}
