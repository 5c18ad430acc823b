import { z } from 'zod';
import { contrast, TEXT_CONTRAST } from '../../../node/schema/contrast';
import { strict } from '../../../node/schema/strict';
import { color, localizedText } from '../../../node/schema/texts';

/** The bar above every page, as `site.yaml` has it. */
export const announcementSchema = strict({
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
