import { createContext, useContext } from 'react';

/** The way to the search dialog, for whatever opens it. */
export interface SearchDialogApi {
  isOpen: boolean;
  /** Opens the dialog; the focus goes back to where it was when it closes. */
  open: (query?: string) => void;
  /** Fetches the dialog's code ahead of the click. */
  prepare: () => void;
}

export const SearchDialogContext = createContext<SearchDialogApi>({
  isOpen: false,
  open: () => undefined,
  prepare: () => undefined,
});

export const useSearchDialog = (): SearchDialogApi => useContext(SearchDialogContext);
