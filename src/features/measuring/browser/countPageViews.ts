import type { BrowserModule } from '../../../extend';
import { ADDRESS_CHANGED } from '../../../model/navigation/pageNavigation';
import { measuringSettings } from './settings';
import { createMeasuring } from './startMeasuring';

let count: ReturnType<typeof createMeasuring> | undefined;

/** Counts the page at each address, as far as the reader allows it. */
export const countPageViews: BrowserModule = {
  onRouteUpdate: (location) => {
    if (count === undefined) {
      const counting = createMeasuring(measuringSettings().analytics, window);
      window.addEventListener(ADDRESS_CHANGED, () => counting(window.location, true));
      count = counting;
    }
    count(location);
  },
};
