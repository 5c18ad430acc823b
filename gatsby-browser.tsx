export { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/browser/hooks';
export { wrapPageElement } from './src/app/wrap';
export { wrapRootElement } from './src/browser/wrapRootElement';
