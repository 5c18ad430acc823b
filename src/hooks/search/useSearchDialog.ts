import { createContext, useContext } from 'react';

/** Access to the search dialog for components. */
export interface SearchDialogApi {
  isOpen: boolean;
  /** Opens the dialog; closing returns the focus. */
  open: (query?: string) => void;
  /** Prefetches the dialog's code. */
  prepare: () => void;
}

export const SearchDialogContext = createContext<SearchDialogApi>({
  isOpen: false,
  open: () => undefined,
  prepare: () => undefined,
});

export const useSearchDialog = (): SearchDialogApi => useContext(SearchDialogContext);
