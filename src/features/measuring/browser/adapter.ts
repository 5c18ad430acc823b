import type { PageView, Vital } from '../model/analytics';

/** A service that measures, as the site speaks to it. What it does not know it leaves out. */
export interface Adapter {
  view?: (view: PageView) => void;
  vital?: (vital: Vital) => void;
  /** Stops the service as far as it can be stopped while its code is on the page. */
  stop?: () => void;
}
