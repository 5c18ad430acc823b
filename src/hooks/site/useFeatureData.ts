import { createContext, useContext } from 'react';
import type { FeatureData, FeaturePageData } from '../../extend';

/** What features show on every page, by their names. */
export const FeatureDataContext = createContext<Partial<FeatureData>>({});

/**
 * What a feature's definition gives to its components as `data`.
 * @throws where the feature is off, whose components are on no page
 */
export function useFeatureData<Name extends keyof FeatureData>(name: Name): FeatureData[Name] {
  const data = useContext(FeatureDataContext)[name];
  if (data === undefined) throw new Error(`The feature "${String(name)}" has no data on this page.`);
  return data;
}

/** What features know of the open page, by their names. */
export const PageDataContext = createContext<Partial<FeaturePageData>>({});

/** Returns what a feature's definition gives as `pageData` of the open page; undefined for a page that it does not know. */
export const usePageData = <Name extends keyof FeaturePageData>(name: Name): FeaturePageData[Name] | undefined =>
  useContext(PageDataContext)[name];
