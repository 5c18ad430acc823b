import type { Feature, FeatureSite } from '../../extend';
import { FEATURES } from '../../features';
import type { TextReader } from './readTexts';
import type { Site } from '../schema/siteSchema';

/** The features that a site has. */
export const featuresOf = (loaded: FeatureSite): readonly Feature[] => FEATURES.filter(({ isOn }) => isOn(loaded));

/** The namespaces whose texts content may have: the core's, and those of features with elements. */
export const contentNamespaces = (): string[] => [
  'content',
  ...FEATURES.flatMap(({ elements, texts = {} }) => (elements === undefined ? [] : Object.keys(texts))),
];

/** The texts that content of a locale may have. */
export const contentTexts = (textsOf: TextReader, locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...contentNamespaces().map((namespace) => textsOf(locale, namespace))) as Record<string, string>;

/** True when queries stay in the reader's browser. */
export const isSearchPrivate = (site: Site): boolean => !FEATURES.some(({ sendsQueries }) => sendsQueries?.(site));
