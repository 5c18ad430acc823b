import blog from '../../texts/en/blog.json';
import common from '../../texts/en/common.json';
import content from '../../texts/en/content.json';
import errors from '../../texts/en/errors.json';
import failure from '../../texts/en/failure.json';
import home from '../../texts/en/home.json';
import navigation from '../../texts/en/navigation.json';
import parts from '../../texts/en/parts.json';
import search from '../../texts/en/search.json';
import searchPage from '../../texts/en/searchPage.json';
import type { AllOfFeatures } from './features';

/** The UI texts of the code in English, by namespace: the other languages have the same keys. */
export const CORE_TEXTS = { blog, common, content, errors, failure, home, navigation, parts, search, searchPage };

/** A catalogue in English, or a list of its keys. */
export type NamedTexts = Readonly<Record<string, string>> | readonly string[];

const PLURAL = /_(?:one|other)$/;

const isList = (texts: NamedTexts): texts is readonly string[] => Array.isArray(texts);

/** Returns the keys of a catalogue in order, without plural suffixes. */
export const keysOf = (texts: NamedTexts): readonly string[] =>
  isList(texts) ? texts : [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))].sort();

/** The keys of a catalogue, without plural suffixes, as a union of literals. */
type KeysOf<Texts> = Texts extends readonly (infer Key)[]
  ? Key
  : keyof Texts extends infer Key
    ? Key extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : Key
    : never;

type FeatureTexts = AllOfFeatures<'texts'>;

/** The keys of UI texts by namespace, as unions of literals. */
export type KeysByNamespace = { [Name in keyof typeof CORE_TEXTS]: KeysOf<(typeof CORE_TEXTS)[Name]> } & {
  [Name in keyof FeatureTexts]: KeysOf<FeatureTexts[Name]>;
};

/** Name of a catalogue. */
export type Namespace = keyof KeysByNamespace;
