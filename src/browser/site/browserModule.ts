import type { OpenedHit, SearchProvider } from '../../model/search/provider';

/** The query that a search has answered. */
export interface AnsweredQuery {
  query: string;
  /** Number of pages found. */
  count: number;
  locale: string;
}

/** Follows one search of a reader. */
export interface SearchListener {
  /** The query is answered; undefined while the answer to a new query is awaited. */
  onAnswer: (answered: AnsweredQuery | undefined) => void;
  /** A hit is opened. */
  onOpen: (hit: OpenedHit) => void;
  /** The dialog or the search page is closed. */
  onClose: () => void;
}

/** A module of a feature that runs in the browser. Its functions are called by the hooks of the same name. */
export interface BrowserModule {
  /** After the first page has been rendered. */
  onInitialClientRender?: () => void;
  /** After each change of address. */
  onRouteUpdate?: (location: Location) => void;
  /** When the search dialog or the search page is opened. */
  onSearch?: () => SearchListener;
  /** At the start of a page on a site that asks for consent to measuring, and after each choice of the reader. */
  onConsent?: (isGranted: boolean) => void;
  /** Opens the provider that answers searches in place of the site's own index, and loads its code on first use. */
  openSearchProvider?: (areaOf: (href: string) => string | null) => Promise<SearchProvider>;
}
