/** Limits shared by several files; others are in the file that uses them. */

/** Widest window, in CSS pixels, that still gets the mobile layout; one pixel more is desktop. */
export const MOBILE_MAX_WIDTH = 996;

/** Height of the navigation bar in CSS pixels. */
export const NAVBAR_HEIGHT = 60;

/** Longest search query in characters; the rest is ignored. */
export const SEARCH_QUERY_MAX_LENGTH = 200;

/** Size in pixels of the social cards of pages: the size that social networks show uncropped. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
