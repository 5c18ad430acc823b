export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/browser/hooks';
export { wrapPageElement } from './src/app/wrapPageElement';
export { wrapRootElement } from './src/app/wrapRootElement';
