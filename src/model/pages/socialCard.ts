/** Size of the pictures of pages in pixels: what places where links are shared show whole. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
