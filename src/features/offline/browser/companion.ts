import type { BrowserModule } from '../../../extend';

/** On a page that the offline worker controls, which few readers have: loads the code that talks to the worker. */
export const companion: BrowserModule = {
  onInitialClientRender: () => {
    // There is none where the address is not secure.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers?.controller) return;
    void import(/* webpackChunkName: "offline-companion" */ './serviceWorkerClient').then(
      ({ watchServiceWorker }) => watchServiceWorker(),
      () => undefined,
    );
  },
};
