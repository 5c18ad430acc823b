import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_ICON } from '../../../model/site/webManifest';
import { contentFolder } from '../../../node/files/contentFolder';
import { themeOf } from '../../../node/site/featuresOf';
import { paletteColors } from '../../../theme/palette';

/** Increment after layout changes, so that the file names change. */
const LOOK = 4;
let colors: ReturnType<typeof paletteColors> | undefined;
/** The colours of the site's theme, read once. */
export const cardColors = () => (colors ??= paletteColors('light', themeOf(contentFolder())));

/** Length of the digest in a file name. */
const DIGEST_LENGTH = 16;

export interface CardTexts {
  title: string;
  /** Name of the site. */
  site: string;
}

/** The site's icon. */
export const readIcon = () => readFileSync(path.join('static', SITE_ICON), 'utf8');

/** Path of a card under the site root. It includes a digest of the content, so an existing file is up to date. */
export function cardPath({ title, site }: CardTexts, icon: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([LOOK, cardColors(), title, site, icon]))
    .digest('hex');
  return `/static/cards/${digest.slice(0, DIGEST_LENGTH)}.png`;
}
