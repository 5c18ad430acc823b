import path from 'node:path';
import type { FeaturePage, FeatureSite } from '../../extend';
import { featuresOf } from '../site/featuresOf';
import type { PagePlan } from './pagePlan';

const featurePages = (loaded: FeatureSite): (FeaturePage & { feature: string })[] =>
  featuresOf(loaded).flatMap(({ name, pages }) => (pages?.(loaded) ?? []).map((page) => ({ ...page, feature: name })));

/** Returns the pages that the features of a site add, with their templates: `support/templates/reply`. */
export const pagesOfFeatures = (loaded: FeatureSite): Pick<PagePlan, 'path' | 'template'>[] =>
  featurePages(loaded).map(({ feature, template, ...page }) => ({
    path: page.path,
    template: (path.isAbsolute(template) ? template : `${feature}/${template}`) as `${string}/${string}`,
  }));

/** Returns the path of the page that lists the glossary's terms; undefined if no feature adds one. */
export const termsPageOf = (loaded: FeatureSite): string | undefined =>
  featurePages(loaded).find(({ lists }) => lists === 'terms')?.path;
