import { z } from 'zod';
import { strict } from './strict';
import { localizedText, pageOrHref, sitePath } from './texts';

/** A picture with a dark variant. */
const themedImage = {
  src: sitePath.describe('File of `static/`.'),
  srcDark: sitePath.optional().describe('Its variant for dark colours.'),
  width: z.int().positive().describe('Width in pixels.'),
  height: z.int().positive().describe('Height in pixels.'),
};

/** The picture beside the introduction of the home page. */
export const homeImage = z.union([z.enum(['drawing', 'none']), strict(themedImage)]);

/** The logo in the bar. Beside the title, it needs no text. */
export const navbarLogo = strict({
  ...themedImage,
  alt: localizedText.optional().describe('Text in place of a picture without title; else the title.'),
  title: z.enum(['show', 'hide']).default('show').describe('Whether the title is beside the picture.'),
});

/** The logo in the footer. */
export const footerLogo = strict({
  ...themedImage,
  alt: localizedText.describe('Text in place of the picture.'),
  href: pageOrHref.optional().describe('Where the picture leads.'),
  target: z.enum(['_self', '_blank']).optional().describe('Whether it opens in a new tab.'),
});
