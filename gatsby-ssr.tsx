export { onPreRenderHTML } from './src/ssr/onPreRenderHTML';
export { onRenderBody } from './src/ssr/onRenderBody';
export { replaceRenderer } from './src/ssr/replaceRenderer';
export { wrapPageElement } from 'site-slots/wrapPageElement';
