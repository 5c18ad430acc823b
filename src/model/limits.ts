/** Numbers with a meaning, each said once. */

/** Widest window, in CSS pixels, that still gets the mobile layout; one pixel more is desktop. */
export const MOBILE_MAX_WIDTH = 996;

/** Height of the navigation bar in CSS pixels. */
export const NAVBAR_HEIGHT = 60;

/** Heading levels that the table of contents shows unless a page says otherwise. */
export const TOC_MIN_LEVEL = 2;
export const TOC_MAX_LEVEL = 3;

/** A sidebar up to this many entries stands whole in every page's HTML; a larger one is pruned per page. */
export const SIDEBAR_WHOLE_LIMIT = 200;

/** Longest label, in characters, that two lines of a sidebar hold at every depth. */
export const SIDEBAR_LABEL_FITS = 36;

/** Links up to this many stand as cards on a category's page; more are a list, which is quicker to scan. */
export const CATEGORY_CARDS_MAX = 12;

/** Blog posts on one list page. */
export const BLOG_PAGE_SIZE = 10;

/** Newest posts that stand beside a post. */
export const RECENT_POSTS = 5;

/** Newest blog posts that the home page shows. */
export const HOME_POSTS = 3;

/** Guides changed by the newest release, and parts of the support page, that the home page leads to. */
export const HOME_AFFECTED = 3;
export const HOME_SUPPORT_PARTS = 4;

/** Words read in a minute, for the reading time of a post. */
export const WORDS_PER_MINUTE = 200;

/** Longest title and description of a page, in characters: what search engines show without cutting. */
export const TITLE_MAX_LENGTH = 60;
export const DESCRIPTION_MAX_LENGTH = 155;

/** Longest explanation of a term, in characters: one sentence. */
export const EXPLANATION_MAX_LENGTH = 220;

/** Longest search query that is looked at, in characters; the rest is dropped. */
export const SEARCH_QUERY_MAX_LENGTH = 200;

/** Pages that the search dialog shows; the search page has the rest. */
export const SEARCH_DIALOG_PAGES = 10;

/** Milliseconds after the last change of a query until it is asked, in the dialog and on the search page. */
export const SEARCH_DIALOG_DELAY = 60;
export const SEARCH_PAGE_DELAY = 300;

/** Hits on one page of the search page. */
export const SEARCH_PAGE_SIZE = 15;

/** Pages of one template that carry the same broken link before it is reported once as the layout's. */
export const LAYOUT_LINK_THRESHOLD = 5;

/** Milliseconds that an image takes to grow, and that the zoom waits after a scroll before it closes. */
export const ZOOM_DURATION = 300;
export const ZOOM_CLOSE_DELAY = 150;

/** Pixels that the page may be scrolled before the zoom closes. */
export const ZOOM_SCROLL_TOLERANCE = 40;

/** An image without a side of this many pixels is an icon, which nobody enlarges. */
export const ZOOM_MIN_SIDE = 64;

/** Widest window, in CSS pixels, in which a wide image may be enlarged beyond the window, and how many windows wide. */
export const ZOOM_PAN_MAX_WINDOW = 560;
export const ZOOM_PAN_MAX_SCREENS = 3;

/** Most words of a text that two pages may share, and of a sentence that is read at once. */
export const REPEATED_WORDS_MAX = 12;
export const SENTENCE_WORDS_MAX = 25;

/** Pages from whose texts a doc should be reached, at least. */
export const INBOUND_LINKS_MIN = 2;

/** Release notes that a page names as those that changed it. */
export const CHANGES_SHOWN = 3;

/** Changed guides that a page's data names at most, the newest. */
export const CHANGES_MAX = 40;

/** Milliseconds within which a page that is opened again is the same visit. */
export const VISIT_TIME = 30 * 60 * 1000;

/** Milliseconds that a page may take to come before the progress bar shows. */
export const PROGRESS_DELAY = 200;

/** Milliseconds after which a page's data or code counts as failed. */
export const PAGE_TIMEOUT = 15_000;

/** Pages kept in memory, visited or fetched ahead; the one that was used longest ago goes first. */
export const PAGES_KEPT = 60;

/** Pages fetched ahead at the same time, and at most for the links in view of one page. */
export const PREFETCH_AT_ONCE = 2;
export const PREFETCH_IN_VIEW = 24;

/** Entries of the history whose scroll position a tab remembers. */
export const SCROLL_POSITIONS_KEPT = 100;

/** Frames for which the target of a hash is waited for, where it is drawn late. */
export const HASH_TARGET_FRAMES = 20;
