import type { z } from 'zod';
import { additionPoint, type Additions } from '../../model/site/additions';
import type { AllOfFeatures } from '../../model/site/features';
import type { Site } from './siteSchema';
import type { OutputOf } from './strict';

/** Schemas of keys that features add to `site.yaml`, and to its group `search`. */
export const SETTINGS = additionPoint<z.ZodRawShape>('settings');
export const SEARCH_SETTINGS = additionPoint<z.ZodRawShape>('searchSettings');
/** Schemas of the files that a feature adds to the content folder, by file: `versions.yaml`. */
export const FILES = additionPoint<Readonly<Record<string, z.ZodType>>>('files');
/** Rules on the settings as a whole. */
export const SETTINGS_CHECKS =
  additionPoint<(site: Site, context: z.RefinementCtx, facts: { asksConsent: boolean }) => void>('checkSettings');
/** Whether readers are asked for consent to measuring. */
export const CONSENT = additionPoint<(site: Site) => boolean>('asksConsent');

/** The settings that features add, and those that they add to the group `search`. */
export type FeatureSettings = OutputOf<AllOfFeatures<'settings'>>;
export type FeatureSearchSettings = OutputOf<AllOfFeatures<'searchSettings'>>;

/** Returns the schemas that features add to `site.yaml`, and to its group `search`. */
export const addedSettings = (added: Additions) =>
  [SETTINGS, SEARCH_SETTINGS].map((point) => Object.assign({}, ...added.of(point)) as z.ZodRawShape) as [
    z.ZodRawShape,
    z.ZodRawShape,
  ];

/** Applies the rules of features on the settings as a whole. */
export function checkTogether(added: Additions, site: Site, context: z.RefinementCtx): void {
  const facts = { asksConsent: added.of(CONSENT).some((asksConsent) => asksConsent(site)) };
  for (const check of added.of(SETTINGS_CHECKS)) check(site, context, facts);
}
