import { MOBILE_MAX_WIDTH } from '../model/limits';

/** Narrowest window, in CSS pixels, that has room for the table of contents beside the text. */
const CONTENTS_MIN_WIDTH = 1240;
/** Widest window that is treated as a phone held upright. */
const PHONE_MAX_WIDTH = 560;
/** Widest windows, in CSS pixels, in which the navigation bar is set tight, or as tight as can be, and in which its search is an icon. */
const TIGHT_BAR_MAX_WIDTH = 1400;
const TIGHTEST_BAR_MAX_WIDTH = 1100;
const ICON_SEARCH_MAX_WIDTH = 1200;

export const media = {
  phone: `@media (max-width: ${PHONE_MAX_WIDTH}px)`,
  mobile: `@media (max-width: ${MOBILE_MAX_WIDTH}px)`,
  desktop: `@media (min-width: ${MOBILE_MAX_WIDTH + 1}px)`,
  tightBar: `@media (max-width: ${TIGHT_BAR_MAX_WIDTH}px)`,
  tightestBar: `@media (max-width: ${TIGHTEST_BAR_MAX_WIDTH}px)`,
  iconSearch: `@media (max-width: ${ICON_SEARCH_MAX_WIDTH}px)`,
  boxSearch: `@media (min-width: ${ICON_SEARCH_MAX_WIDTH + 1}px)`,
  withContents: `@media (min-width: ${CONTENTS_MIN_WIDTH}px)`,
  withoutContents: `@media (max-width: ${CONTENTS_MIN_WIDTH - 1}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
};
