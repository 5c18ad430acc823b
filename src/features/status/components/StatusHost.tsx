import { useEffect, useState, type ComponentType } from 'react';

/** Loads the notice once the page is idle. */
export function StatusHost() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: "status" */ './StatusBar').then(
        ({ StatusBar }) => setBar(() => StatusBar),
        () => undefined,
      );
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load, 1000);
  }, []);
  return Bar === undefined ? null : <Bar />;
}
