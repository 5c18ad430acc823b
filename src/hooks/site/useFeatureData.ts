import { createContext, useContext } from 'react';
import type { FeatureData, FeaturePageData } from '../../model/site/features';

/** Feature data shared by all pages, by feature name. */
export const FeatureDataContext = createContext<Partial<FeatureData>>({});

/** The `data` of a feature's definition. Throws if the feature is off: its components are then on no page. */
export function useFeatureData<Name extends keyof FeatureData>(name: Name): FeatureData[Name] {
  const data = useContext(FeatureDataContext)[name];
  if (data === undefined) throw new Error(`The feature "${String(name)}" has no data on this page.`);
  return data;
}

/** Feature data of the open page, by feature name. */
export const PageDataContext = createContext<Partial<FeaturePageData>>({});

/** The `pageData` of a feature for the open page, if any. */
export const usePageData = <Name extends keyof FeaturePageData>(name: Name): FeaturePageData[Name] | undefined =>
  useContext(PageDataContext)[name];
