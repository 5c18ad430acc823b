import { projectSite } from '../content/projectSite';
import { featuresOf } from '../site/featuresOf';

/** Path of the picture that links to a page, or to the site, show where they are shared; null without a feature that draws it. */
export const cardField = {
  resolve: ({ title }: { title: string }): string | null => {
    const loaded = projectSite();
    if (loaded === undefined) return null;
    const drawing = featuresOf(loaded).find(({ card }) => card !== undefined);
    return drawing?.card?.(title, loaded.site) ?? null;
  },
};
