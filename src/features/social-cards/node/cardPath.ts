import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '../../../theme/palette';
import { SITE_ICON } from '../../../model/site/webManifest';

/** Increment after layout changes, so that the file names change. */
const LOOK = 5;
/** Length of the digest in a file name. */
const DIGEST_LENGTH = 16;

export interface Card {
  title: string;
  /** Name of the site. */
  site: string;
  /** The colours of light pages. */
  colors: Readonly<Record<Role, string>>;
}

/** The site's icon. */
export const readIcon = () => readFileSync(path.join('static', SITE_ICON), 'utf8');

/** Path of a card under the site root. It includes a digest of the content, so an existing file is up to date. */
export function cardPath({ title, site, colors }: Card, icon: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([LOOK, colors, title, site, icon]))
    .digest('hex');
  return `/static/cards/${digest.slice(0, DIGEST_LENGTH)}.png`;
}
