export { replaceRenderer } from './src/ssr/replaceRenderer';
export { wrapPageElement, wrapRootElement } from './src/app/wrap';
