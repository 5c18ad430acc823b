import { setStyles } from '../../browser/writing/liveStyles';

declare const module: { hot: { accept: () => void } };

// The styles of every page, inlined by the bundler: `src/node/bundle/developStyles.ts`.
setStyles('site', '__SITE_CSS__');
module.hot.accept();
