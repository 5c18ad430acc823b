import path from 'node:path';
import type { SidebarSpec } from '../../model/navigation/sidebar';
import { additionPoint, type Additions } from '../../model/site/additions';
import type { DocNode } from '../types/nodeTypes';
import type { PagePlan } from './pagePlan';

/** A page of a feature, made in every language. */
export interface FeaturePage {
  /** Path without locale: `/glossary`. */
  path: string;
  /** File of the template in the feature's folder, without its ending: `templates/glossary`; or an absolute path. */
  template: string;
  /** Content that the page lists, with the key of each entry for its id: `<Term>` links to the page of terms. */
  lists?: 'terms';
}

export const PAGES = additionPoint<FeaturePage>('page');

/** All pages of a site, as they are planned. */
export interface PlannedSite {
  plans: readonly PagePlan[];
  /** The sidebars of all doc roots. */
  sidebars: readonly SidebarSpec[];
  /** The docs and posts that lists show, in each language that they are written in. */
  docs: readonly DocNode[];
  posts: readonly { path: string; locale: string; date: string }[];
}

/** What a feature knows of one page. */
export interface PageFacts {
  /** What its components read on the page by `usePageData`; JSON. */
  data: unknown;
  /** The page that search engines should show instead, and the locale of its text. */
  original?: { path: string; locale: string } | undefined;
}

/** What the components of a feature read, as JSON. */
export interface AddedData {
  /** On every page of a locale, by `useFeatureData`. */
  everywhere?: (locale: string, planned: PlannedSite) => unknown;
  /** On single docs and category pages of a locale, by path. */
  pages?: (locale: string, planned: PlannedSite) => ReadonlyMap<string, PageFacts>;
  /** In `articleBottom` on the docs and posts of a locale, as `data`. */
  articles?: (locale: string) => unknown;
  /** In the browser, once per site: `settings` of `site-features`. */
  browser?: unknown;
}

export const DATA = additionPoint<AddedData>('data');

/** Returns the pages that the features of a site add, with their templates: `support/templates/reply`. */
export const pagesOfFeatures = (added: Additions): Pick<PagePlan, 'path' | 'template'>[] =>
  added.named(PAGES).map(([feature, { template, ...page }]) => ({
    path: page.path,
    template: (path.isAbsolute(template) ? template : `${feature}/${template}`) as `${string}/${string}`,
  }));

/** Returns the path of the page that lists the glossary's terms; undefined if no feature adds one. */
export const termsPageOf = (added: Additions): string | undefined =>
  added.of(PAGES).find(({ lists }) => lists === 'terms')?.path;
