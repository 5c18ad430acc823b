import type { Feature } from './extend';
import { glossary } from './features/glossary/feature';
import { offline } from './features/offline/feature';
import { socialCards } from './features/social-cards/feature';
import { support } from './features/support/feature';
import { versions } from './features/versions/feature';

/** The features of the engine. A feature is removed by its folder and its lines here. */
export const FEATURES: readonly Feature[] = [support, glossary, offline, socialCards, versions];
