/** The pictograms of the home page's cards. */
export const PICTOGRAMS = ['guide', 'steps', 'video', 'news', 'page'] as const;

export type PictogramName = (typeof PICTOGRAMS)[number];

/** Fallback for a missing or unknown pictogram. */
export const DEFAULT_PICTOGRAM: PictogramName = 'page';

/** Validates the name of a pictogram in a page's data. */
export function pictogramOf(name: string | undefined): PictogramName {
  return PICTOGRAMS.find((pictogram) => pictogram === name) ?? DEFAULT_PICTOGRAM;
}
