/** The pictograms that a way on the home page can have. */
export const PICTOGRAMS = ['guide', 'steps', 'video', 'news', 'page'] as const;

export type PictogramName = (typeof PICTOGRAMS)[number];

/** The pictogram of a way that names none, or one that is not known. */
export const DEFAULT_PICTOGRAM: PictogramName = 'page';

/** Reads a pictogram's name out of a page's data. */
export function pictogramOf(name: string | undefined): PictogramName {
  return PICTOGRAMS.find((known) => known === name) ?? DEFAULT_PICTOGRAM;
}
