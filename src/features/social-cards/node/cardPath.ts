import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_ICON } from '../../../model/site/webManifest';
import { paletteColors } from '../../../theme/palette';

/** Raised by hand when cards are laid out in another way: their names then change too. */
const LOOK = 4;
const COLORS = paletteColors('light');
/** Characters of the digest in a file's name. */
const DIGEST_LENGTH = 16;

export interface CardTexts {
  title: string;
  /** Name of the site. */
  site: string;
}

/** The site's icon, as it is served. */
export const readIcon = () => readFileSync(path.join('static', SITE_ICON), 'utf8');

/**
 * Path of a card under the site root. It carries the digest of what is on the card, so that a file that is there
 * is right.
 */
export function cardPath({ title, site }: CardTexts, icon: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([LOOK, COLORS, title, site, icon]))
    .digest('hex');
  return `/static/cards/${digest.slice(0, DIGEST_LENGTH)}.png`;
}
