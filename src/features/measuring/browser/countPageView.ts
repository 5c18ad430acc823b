import { ADDRESS_CHANGED, type PageAddress } from '../../../model/navigation/pageNavigation';
import { createMeasuring } from './startMeasuring';
import { analyticsSettings } from './settings';

let count: ReturnType<typeof createMeasuring> | undefined;

/** Counts the page at an address, where the site measures visits and the reader allows it. */
export function countPageView(location: PageAddress): void {
  if (count === undefined) {
    const counting = createMeasuring(analyticsSettings(), window);
    window.addEventListener(ADDRESS_CHANGED, () => counting(window.location, true));
    count = counting;
  }
  count(location);
}
