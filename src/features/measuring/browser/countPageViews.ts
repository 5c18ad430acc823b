import type { BrowserModule } from '../../../extend';
import { ADDRESS_CHANGED } from '../../../model/navigation/pageNavigation';
import { measuringSettings } from './settings';
import { createMeasuring } from './startMeasuring';

let count: ReturnType<typeof createMeasuring> | undefined;

/** Counts a page view at each address, if the reader allows it. */
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
