import type { ComponentType, ReactNode, RefObject } from 'react';
import type { OpenedHit } from './model/search/provider';
import type { FeatureArticleData } from './model/site/features';
import type { SearchArea } from './model/search/manifest';
import type { FoundPage } from './model/search/provider';

/** The facts of the site that slots get. */
type SlotSite = Omit<Queries.ChromeFragment, 'navbar' | 'footer' | 'colorMode'>;

/** The named places of a page that features and owners fill, with the properties that their components get. */
export interface SlotProps {
  /** Around the whole frame of a page; the core renders it as `FrameSlot`. */
  frame: { site: SlotSite; children: ReactNode };
  /** Before the navigation bar, at the start of the page. */
  bodyStart: { site: SlotSite };
  /** The start of a doc or a category page: notices. */
  articleTop: object;
  /** Directly above the title of a doc or a category page. */
  titleTop: object;
  /** Directly below the title of a doc, a post or a category page. */
  titleBottom: object;
  /** The start of the navigation bar, before the site's name. */
  navbarStart: object;
  /** Before the tools at the end of the navigation bar. */
  navbarTools: object;
  /** Below the sections in the menu of narrow windows. */
  menuTools: object;
  /** Above the entries of the sidebar, where it is beside or below the text. */
  sidebarTop: object;
  /** Below the entries of the sidebar, where it is beside or below the text. */
  sidebarBottom: object;
  /** Below the table of contents beside a text. */
  tocBottom: object;
  /** The first section of the home page, below its introduction. */
  homeTop: object;
  /** The last section of the home page. */
  homeBottom: object;
  /** Above the list of a category page. */
  categoryTop: object;
  /** Below the text of a doc or a post; `pageUrl` is its address with the origin. */
  articleBottom: { title: string; pageUrl: string; data: FeatureArticleData };
  /** Below the text of a post, after `articleBottom`. */
  postBottom: { title: string };
  /** Below the list of a category page, or of a page of the blog; `sitePath` is the page's path without locale. */
  listBottom: { sitePath: string };
  /** The start of the footer, above its links. */
  footerTop: object;
  /** The end of the footer, below the copyright line. */
  footerEnd: { site: SlotSite };
  /** Below the logo of the footer, before the copyright line. */
  footerTools: { site: SlotSite };
  /** The end of the page, after the footer. */
  bodyEnd: { site: SlotSite };
  /** Tags in the head of a page; `language` is that of its text. */
  head: { site: SlotSite; sitePath: string; language: string };
  /**
   * An option above the hits of the search dialog, and what replaces the hits once it is chosen (`isChosen`). `tags` are
   * the docs tags that the search is narrowed to.
   */
  searchOption: { query: string; tags: readonly string[]; isChosen: boolean };
  /**
   * Below the box of a search without a query, and below the message of one without results (`isEmpty` is false).
   * `featured` are the guides of the front page.
   */
  searchStart: { featured: readonly OpenedHit[]; onQuery: (query: string) => void; isEmpty: boolean };
  /**
   * The way to people: on each doc (`page`), in a search without results or with close matches only, on the not-found
   * page, and after the answer that a text did not help. `query` are the words of the search, `pageUrl` is the address
   * of the text.
   */
  contact: { where: 'page' | 'noResults' | 'closeMatches' | 'notFound' | 'feedback'; query?: string; pageUrl?: string };
  /** Below the message of a search without results. */
  noResults: { query: string };
  /** Below the suggestions of the not-found page. */
  notFound: object;
  /** The end of each hit on the search page: its page, and the id of the section that it opens or an empty text. */
  searchRow: { path: string; anchor: string; title: string; lang: string };
  /** The end of the search dialog, below its hits. */
  searchDialogEnd: SearchDialogState;
}

/** What the search dialog tells its slots. */
export interface SearchDialogState {
  /** The scrolling box with the options. */
  list: RefObject<HTMLElement>;
  /** Id of the chosen option. */
  active: string | undefined;
  /** The pages that the options show. */
  pages: readonly FoundPage[];
  /** True while the options are those of an earlier query. */
  isStale: boolean;
  query: string;
  areas: readonly SearchArea[];
  onArea: (area: string | undefined) => void;
}

export type SlotName = keyof SlotProps;

/** The components that fill a slot, in the order of the features. */
export type SlotComponents<Name extends SlotName> = readonly ComponentType<SlotProps[Name]>[];
export type Slots = { readonly [Name in SlotName]?: SlotComponents<Name> };
