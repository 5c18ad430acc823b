import { additionPoint, onceFor, type Additions } from '../../model/site/additions';
import { CORE_TEXTS, keysOf, type NamedTexts } from '../../model/site/textKeys';

/** Keys of UI texts by catalogue name. */
export type RequestedTexts = ReadonlyMap<string, readonly string[]>;

/** A feature's interface texts by namespace. */
export const FEATURE_TEXTS = additionPoint<Readonly<Record<string, NamedTexts>>>('texts');

/** The namespaces that a feature needs on a site; all of them where it does not say. */
export const NEEDED_TEXTS = additionPoint<{
  namespaces: readonly string[];
  /** True where they load with the search's facts. */
  inSearch?: boolean;
}>('neededTexts');

const keysByNamespace = (texts: readonly Readonly<Record<string, NamedTexts>>[]) =>
  texts.flatMap(Object.entries<NamedTexts>).map(([name, each]) => [name, keysOf(each)] as const);

/** Returns the UI texts that the code uses on a site, without those that its settings make unnecessary. */
export function requestedTexts(engine: Additions, site: Additions): RequestedTexts {
  const ofFeatures = engine.named(FEATURE_TEXTS).flatMap(([feature, texts]) => {
    if (!site.names.includes(feature)) return [];
    const needed = site.named(NEEDED_TEXTS).filter(([name]) => name === feature);
    const names = needed.length === 0 ? Object.keys(texts) : needed.flatMap(([, { namespaces }]) => namespaces);
    return names.map((name) => [name, keysOf(texts[name] ?? [])] as const);
  });
  return new Map([...keysByNamespace([CORE_TEXTS]), ...ofFeatures]);
}

/** Returns the texts that the code uses on any site, by namespace. */
export const allTextKeys = onceFor((added): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(keysByNamespace([CORE_TEXTS, ...added.of(FEATURE_TEXTS)])),
);
