import type { Feature, FeatureSite } from '../../extend';
import { FEATURES } from '../../features';
import type { Site } from '../schema/siteSchema';

/** The features that a site has. */
export const featuresOf = (loaded: FeatureSite): readonly Feature[] => FEATURES.filter(({ isOn }) => isOn(loaded));

/** True when queries stay in the reader's browser. */
export const isSearchPrivate = (site: Site): boolean => !FEATURES.some(({ sendsQueries }) => sendsQueries?.(site));
