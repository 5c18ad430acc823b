import { z } from 'zod';
import { strict } from './strict';
import { color, localizedText } from './texts';

/** Least contrast of text, by WCAG 2.2, success criterion 1.4.3. */
export const TEXT_CONTRAST = 4.5;

/** Weights of red, green and blue in how bright a colour looks, by WCAG. */
const WEIGHTS = [0.2126, 0.7152, 0.0722];

function luminance(color: string): number {
  return WEIGHTS.reduce((sum, weight, index) => {
    const share = parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
}

/**
 * The contrast of two colours of the form `#rrggbb`, from 1 to 21.
 * @example contrast('#ffffff', '#000000') // 21
 */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The bar above every page, as `site.yaml` has it. */
export const announcement = strict({
  id: z.string().min(1).default('announcement-bar').describe('Change it to show the bar again to who closed it.'),
  content: localizedText.describe('What the bar says; links as `[text](/docs/page)`, bold as `**text**`.'),
  closeable: z.boolean().default(true).describe('Whether readers may close the bar.'),
  backgroundColor: color.optional().describe(`Both colours or neither, with a contrast of ${TEXT_CONTRAST} : 1.`),
  textColor: color.optional().describe('See `backgroundColor`.'),
}).superRefine(({ backgroundColor: background, textColor: text }, context) => {
  if (background === undefined && text === undefined) return;
  if (background === undefined || text === undefined) {
    context.addIssue(
      'An announcement has one colour of two.\nWrite both "backgroundColor" and "textColor", or neither.',
    );
    return;
  }
  const found = contrast(background, text);
  if (found < TEXT_CONTRAST)
    context.addIssue(
      `The announcement's text can hardly be read: ${text} on ${background} has a contrast of ${found.toFixed(2)} : 1.\nChoose colours with ${TEXT_CONTRAST} : 1 or more.`,
    );
});
