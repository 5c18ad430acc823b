import type { Feature } from './extend';
import { announcement } from './features/announcement/feature';
import { assistants } from './features/assistants/feature';
import { budgets } from './features/budgets/feature';
import { colleagues } from './features/colleagues/feature';
import { contact } from './features/contact/feature';
import { diagrams } from './features/diagrams/feature';
import { drafts } from './features/drafts/feature';
import { editor } from './features/editor/feature';
import { embed } from './features/embed/feature';
import { feeds } from './features/feeds/feature';
import { glossary } from './features/glossary/feature';
import { hosts } from './features/hosts/feature';
import { includes } from './features/includes/feature';
import { hostedSearch } from './features/hosted-search/feature';
import { measuring } from './features/measuring/feature';
import { offline } from './features/offline/feature';
import { ownParts } from './features/own-parts/feature';
import { pdf } from './features/pdf/feature';
import { productModel } from './features/product-model/feature';
import { searchHistory } from './features/search-history/feature';
import { related } from './features/related/feature';
import { scripts } from './features/scripts/feature';
import { status } from './features/status/feature';
import { socialCards } from './features/social-cards/feature';
import { support } from './features/support/feature';
import { theme } from './features/theme/feature';
import { values } from './features/values/feature';
import { versions } from './features/versions/feature';

/** The features of the engine. A feature is removed by its folder and its lines here. */
export const FEATURES: readonly Feature[] = [
  // Before the question whether a text helped, in the slot of both.
  related,
  measuring,
  hostedSearch,
  searchHistory,
  contact,
  support,
  glossary,
  offline,
  socialCards,
  versions,
  budgets,
  feeds,
  announcement,
  assistants,
  productModel,
  theme,
  scripts,
  editor,
  drafts,
  colleagues,
  hosts,
  includes,
  values,
  status,
  embed,
  pdf,
  diagrams,
  ownParts,
];
