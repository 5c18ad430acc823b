import type { Feature, FeatureSite } from '../../extend';
import { FEATURES } from '../../features';
import { paletteColors } from '../../theme/palette';
import { contentFolder } from '../files/contentFolder';
import type { ThemeValues } from '../../theme/themeValues';
import type { Site } from '../schema/siteSchema';

/** The features that a site has. */
export const featuresOf = (loaded: FeatureSite): readonly Feature[] => FEATURES.filter(({ isOn }) => isOn(loaded));

/** The theme of the site of a content folder: the values that its features give. */
export const themeOf = (folder: string): ThemeValues =>
  Object.assign({}, ...FEATURES.map(({ theme }) => theme?.(folder))) as ThemeValues;

/** Returns the background of light pages of the site at hand. */
export const lightBackground = (): string => paletteColors('light', themeOf(contentFolder())).background;

/** True when queries stay in the reader's browser. */
export const isSearchPrivate = (site: Site): boolean => !FEATURES.some(({ sendsQueries }) => sendsQueries?.(site));
