import type { BrowserModule } from '../../../extend';

/** Loads the client of the offline worker, only on pages that the worker controls. */
export const companion: BrowserModule = {
  onInitialClientRender: () => {
    // Undefined on insecure pages.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers?.controller) return;
    void import(/* webpackChunkName: "offline-companion" */ './serviceWorkerClient').then(
      ({ watchServiceWorker }) => watchServiceWorker(),
      () => undefined,
    );
  },
};
