import type { FeatureSite } from '../../extend';
import { FEATURES } from '../../features';
import type { PagePlan } from './pagePlan';

/** The pages that the features of a site add, with their templates: `support/templates/reply`. */
export const pagesOfFeatures = (loaded: FeatureSite): Pick<PagePlan, 'path' | 'template'>[] =>
  FEATURES.filter(({ isOn }) => isOn(loaded)).flatMap(({ name, pages }) =>
    (pages?.(loaded) ?? []).map(({ path, template }) => ({ path, template: `${name}/${template}` as const })),
  );
