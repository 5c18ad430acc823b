import type { Add, Feature, FeatureSite } from '../../src/extend';
import type { AddedData } from '../../src/node/pages/pagesOfFeatures';

type Call<Verb extends keyof Add> = Parameters<Add[Verb]>;

/** What the `setup` of a feature adds to a site with these facts, by verb. */
export function setUp({ setup }: Feature, site: Partial<FeatureSite>) {
  const calls = new Map<string, unknown[][]>();
  const verb =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.set(name, [...(calls.get(name) ?? []), given]);
  setup?.(site as FeatureSite, new Proxy({}, { get: (_, name) => verb(String(name)) }) as Add);
  return <Verb extends keyof Add>(name: Verb) => (calls.get(name) ?? []) as Call<Verb>[];
}

/** The data that a feature adds to a site with these facts. */
export const dataOf = (feature: Feature, site: Partial<FeatureSite>): AddedData =>
  Object.assign({}, ...setUp(feature, site)('data').flat()) as AddedData;
