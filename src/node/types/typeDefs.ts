import { blogTypes } from './blogTypes';
import { featureTypes } from './featureTypes';
import { pageTypes } from './pageTypes';
import { queryTypes } from './queryTypes';
import { layoutTypes } from './layoutTypes';
import { sidebarTypes } from './sidebarTypes';
import { siteTypes } from './siteTypes';
import { termTypes } from './termTypes';

/**
 * The GraphQL types of the site, all explicit: an empty or odd content folder changes no type. Fields are
 * nullable only where there may truly be no value. `path` is always the site path without locale and base.
 */
export const typeDefs = [
  pageTypes,
  blogTypes,
  termTypes,
  sidebarTypes,
  layoutTypes,
  siteTypes,
  featureTypes,
  queryTypes,
];
