import { MOBILE_MAX_WIDTH } from '../limits';

/** The two layouts of the site; the media queries of `src/theme/media.ts` draw the same line. */
export type WidthClass = 'mobile' | 'desktop';

/** The layout of a window, by its width in CSS pixels. */
export function widthClassOf(windowWidth: number): WidthClass {
  return windowWidth > MOBILE_MAX_WIDTH ? 'desktop' : 'mobile';
}
