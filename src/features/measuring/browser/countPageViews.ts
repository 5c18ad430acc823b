import type { BrowserModule } from '../../../extend';
import { ADDRESS_CHANGED } from '../../../model/navigation/pageNavigation';
import { once } from '../../../model/once';
import { measuringSettings } from './settings';
import { createMeasuring } from './startMeasuring';

const startCounting = once(() => {
  const count = createMeasuring(measuringSettings().analytics, window);
  window.addEventListener(ADDRESS_CHANGED, () => count(window.location, true));
  return count;
});

/** Counts a page view at each address, if the reader allows it. */
export const countPageViews: BrowserModule = { onRouteUpdate: (location) => startCounting()(location) };
