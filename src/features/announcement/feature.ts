import { z } from 'zod';
import { defineFeature } from '../../extend';
import { textIn } from '../../model/site/locale';
import { ownAddress } from '../../model/site/ownAddress';
import { parseAnnouncement, type AnnouncementPart } from './model/announcement';
import { announcementRules } from './node/announcementRules';
import { wcagContrast } from 'culori';
import { strict } from '../../node/schema/strict';
import { color, localizedText } from '../../node/schema/texts';
import texts from '../../texts/en/announcement.json';

/** Minimum contrast of text by WCAG 2.2, success criterion 1.4.3. */
const TEXT_CONTRAST = 4.5;

/** The bar above every page, as `site.yaml` has it. */
const announcementSchema = strict({
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
  const found = wcagContrast(background, text);
  if (found < TEXT_CONTRAST)
    context.addIssue(
      `The announcement's text can hardly be read: ${text} on ${background} has a contrast of ${found.toFixed(2)} : 1.\nChoose colours with ${TEXT_CONTRAST} : 1 or more.`,
    );
});

const settings = { announcement: announcementSchema.optional().describe('A bar on every page.') };
interface AnnouncementData {
  /** By which browsers know that it was closed. */
  id: string;
  parts: AnnouncementPart[];
  closeable: boolean;
  colors: { ground: string; text: string } | undefined;
  label: string;
  closeLabel: string;
}

declare module '../../model/site/features' {
  interface Features {
    announcement: { settings: typeof settings; texts: { announcement: typeof texts }; data: AnnouncementData };
  }
}

/** A bar with a message above every page, which readers may close. */
export const announcement = defineFeature({
  name: 'announcement',
  isOn: ({ site }) => site.announcement !== undefined,
  settings,
  texts: { announcement: texts },
  rules: [announcementRules],
  setup({ site, own, codes: [defaultCode = ''], textsOf }, add) {
    if (site.announcement === undefined) return;
    const { id, content, closeable, backgroundColor: ground, textColor: text } = site.announcement;
    add.slot('bodyStart', 'components/AnnouncementBar');
    add.slot('head', 'components/head/AnnouncementColors');
    add.data({
      everywhere: (locale): AnnouncementData => ({
        id,
        parts: parseAnnouncement(textIn(content, locale, defaultCode)).map(({ href, ...part }) => ({
          ...part,
          href: href === null ? null : ownAddress(href, own),
        })),
        closeable,
        colors: ground === undefined || text === undefined ? undefined : { ground, text },
        label: textsOf(locale, 'announcement').announcement ?? '',
        closeLabel: textsOf(locale, 'announcement').closeAnnouncement ?? '',
      }),
    });
  },
});
