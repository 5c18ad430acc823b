import { createContext, useContext, type ComponentType } from 'react';
import type { SlotProps } from '../../../extend';
import type { ReplyStore } from '../browser/replyStore';

/** A hit on the search page. */
export type SearchHit = Omit<SlotProps['searchRow'], 'lang'>;

/** The loaded tools. */
export interface SupportTools {
  store: ReplyStore;
  SearchHitTools: ComponentType<SearchHit>;
  SearchDialogTools: ComponentType<SlotProps['searchDialogEnd']>;
}

export const SupportToolsContext = createContext<SupportTools | undefined>(undefined);

/** Returns the tools; undefined while they are off or loading. */
export const useSupportTools = (): SupportTools | undefined => useContext(SupportToolsContext);
