import type { Feature, FeatureSite } from '../../extend';
import { FEATURES } from '../../features';

/** The features that a site has. */
export const featuresOf = (loaded: FeatureSite): readonly Feature[] => FEATURES.filter(({ isOn }) => isOn(loaded));
