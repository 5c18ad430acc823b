/**
 * What features tell the types of the engine, by their names. Each adds its line by `declare module`: the schemas of its
 * `settings`, `searchSettings` and `docKeys`, its `texts`, and the types of what it has `read` and of its `data`,
 * `pageData` and `articleData`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add themselves
export interface Features {}

/** What each feature tells under a key, by its name. */
export type OfFeatures<Key extends string> = {
  [
    Name in keyof Features as Features[Name] extends Readonly<Record<Key, unknown>> ? Name : never
  ]: Features[Name] extends Readonly<Record<Key, infer Told>> ? Told : never;
};

type Union<Key extends string> = OfFeatures<Key>[keyof OfFeatures<Key>];

/** What all features tell under a key, as one object. */
export type AllOfFeatures<Key extends string> = (
  Union<Key> extends infer Each ? (Each extends unknown ? (each: Each) => void : never) : never
) extends (all: infer All) => void
  ? All
  : never;

/** What components of features read on every page, by the feature's name. */
export type FeatureData = OfFeatures<'data'>;

/** What components of features read on single pages, by the feature's name. */
export type FeaturePageData = OfFeatures<'pageData'>;

/** What features know of a page; `original` is the page that it is another edition of. */
export interface PageFeatures {
  data: Partial<FeaturePageData>;
  original: { path: string; locale: string } | null;
}

/** What components in `articleBottom` get as `data`, by the feature's name. */
export type FeatureArticleData = OfFeatures<'articleData'>;
