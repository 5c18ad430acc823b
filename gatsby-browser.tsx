export { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/browser/hooks';
export { wrapPageElement } from './src/app/wrapPageElement';
export { wrapRootElement } from './src/app/wrapRootElement';
