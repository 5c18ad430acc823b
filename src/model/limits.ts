/** Numbers with a meaning that more than one file needs; others are in the file that needs them. */

/** Widest window, in CSS pixels, that still gets the mobile layout; one pixel more is desktop. */
export const MOBILE_MAX_WIDTH = 996;

/** Height of the navigation bar in CSS pixels. */
export const NAVBAR_HEIGHT = 60;

/** Longest search query that is looked at, in characters; the rest is dropped. */
export const SEARCH_QUERY_MAX_LENGTH = 200;

/** Size of the pictures of pages in pixels: what places where links are shared show whole. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
