import { createContext, useContext, type ComponentType, type RefObject } from 'react';
import type { Desk } from '../browser/desk';
import type { SearchArea } from '../../../model/search/manifest';
import type { FoundPage } from '../../../model/search/provider';

/** A hit of the search page, beside which the tools stand. */
export interface HitToolsProps {
  /** Site path of the page without locale. */
  path: string;
  anchor: string;
  name: string;
}

/** What the tools need of the search dialog. */
export interface DialogToolsProps {
  /** The scrolling box with the options. */
  list: RefObject<HTMLElement>;
  /** Id of the chosen option. */
  active: string | undefined;
  /** What the options are made of. */
  pages: readonly FoundPage[];
  /** True while the options are those of an earlier query. */
  isStale: boolean;
  query: string;
  onQuery: (query: string) => void;
  areas: readonly SearchArea[];
  onArea: (area: string | undefined) => void;
}

/** The tools of those who answer customers, once they are asked for and have come. */
export interface Kit {
  desk: Desk;
  HitTools: ComponentType<HitToolsProps>;
  DialogTools: ComponentType<DialogToolsProps>;
}

export const KitContext = createContext<Kit | undefined>(undefined);

/** The tools; undefined for readers who have not asked for them. */
export const useKit = (): Kit | undefined => useContext(KitContext);
