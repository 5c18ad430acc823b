import type { z } from 'zod';
import { defineFeature } from '../../extend';
import { textIn } from '../../model/site/locale';
import { ownAddress } from '../../model/site/ownAddress';
import { parseAnnouncement, type AnnouncementPart } from './model/announcement';
import { announcementRules } from './node/announcementRules';
import { announcementSchema } from './node/announcementSchema';

const TEXTS = { announcement: ['announcement', 'closeAnnouncement'] } as const;

declare module '../../extend' {
  interface FeatureSettings {
    announcement?: z.output<typeof announcementSchema> | undefined;
  }
  interface FeatureData {
    announcement: AnnouncementData;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    announcement: (typeof TEXTS.announcement)[number];
  }
}

interface AnnouncementData {
  /** By which browsers know that it was closed. */
  id: string;
  parts: AnnouncementPart[];
  closeable: boolean;
  colors: { ground: string; text: string } | undefined;
  label: string;
  closeLabel: string;
}

/** A bar with a message above every page, which readers may close. */
export const announcement = defineFeature({
  name: 'announcement',
  isOn: ({ site }) => site.announcement !== undefined,
  settings: { announcement: announcementSchema.optional().describe('A bar on every page.') },
  texts: TEXTS,
  data: ({ site, own, codes: [defaultCode = ''], textsOf }, locale): AnnouncementData | undefined => {
    if (site.announcement === undefined) return undefined;
    const { id, content, closeable, backgroundColor: ground, textColor: text } = site.announcement;
    const parts = parseAnnouncement(textIn(content, locale, defaultCode)).map(({ href, ...part }) => ({
      ...part,
      href: href === null ? null : ownAddress(href, own),
    }));
    const colors = ground === undefined || text === undefined ? undefined : { ground, text };
    return {
      id,
      parts,
      closeable,
      colors,
      label: textsOf(locale, 'announcement').announcement ?? '',
      closeLabel: textsOf(locale, 'announcement').closeAnnouncement ?? '',
    };
  },
  slots: { bodyStart: 'components/AnnouncementBar', head: 'components/head/AnnouncementColors' },
  checks: [announcementRules],
});
