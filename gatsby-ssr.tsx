export { onPreRenderHTML } from './src/ssr/onPreRenderHTML';
export { replaceRenderer } from './src/ssr/replaceRenderer';
export { wrapPageElement } from './src/app/wrap';
