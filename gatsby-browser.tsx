export { onClientEntry, onRouteUpdate, shouldUpdateScroll } from './src/browser/hooks';
export { wrapPageElement, wrapRootElement } from './src/app/wrap';
