import { MOBILE_MAX_WIDTH } from '../model/limits';

/** Minimum width of a window with the table of contents beside the text, in CSS pixels. */
const CONTENTS_MIN_WIDTH = 1240;
/** Maximum width of a phone in portrait mode. */
const PHONE_MAX_WIDTH = 560;
/** Maximum width of a tablet in portrait mode. */
const TABLET_MAX_WIDTH = 820;
/** Maximum widths in CSS pixels for a compact bar, a language icon, the most compact bar, and a search icon. */
const TIGHT_BAR_MAX_WIDTH = 1400;
const ICON_LANGUAGE_MAX_WIDTH = 1200;
const TIGHTEST_BAR_MAX_WIDTH = 1100;
const ICON_SEARCH_MAX_WIDTH = 1023;

export const media = {
  phone: `@media (max-width: ${PHONE_MAX_WIDTH}px)`,
  tablet: `@media (max-width: ${TABLET_MAX_WIDTH}px)`,
  mobile: `@media (max-width: ${MOBILE_MAX_WIDTH}px)`,
  desktop: `@media (min-width: ${MOBILE_MAX_WIDTH + 1}px)`,
  /** Windows that are used with a finger: rows are at least 44 pixels high. */
  touch: `@media (max-width: ${MOBILE_MAX_WIDTH}px), (pointer: coarse)`,
  tightBar: `@media (max-width: ${TIGHT_BAR_MAX_WIDTH}px)`,
  tightestBar: `@media (max-width: ${TIGHTEST_BAR_MAX_WIDTH}px)`,
  iconLanguage: `@media (min-width: ${MOBILE_MAX_WIDTH + 1}px) and (max-width: ${ICON_LANGUAGE_MAX_WIDTH}px)`,
  iconSearch: `@media (max-width: ${ICON_SEARCH_MAX_WIDTH}px)`,
  boxSearch: `@media (min-width: ${ICON_SEARCH_MAX_WIDTH + 1}px)`,
  withContents: `@media (min-width: ${CONTENTS_MIN_WIDTH}px)`,
  withoutContents: `@media (max-width: ${CONTENTS_MIN_WIDTH - 1}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
};

/** `:target`, also where the router has changed the hash: see `markTarget`. */
export const TARGETED = ':is(:target:not([data-target="left"]), [data-target="here"])';
