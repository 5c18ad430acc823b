import { setStyles } from '../../browser/writing/liveStyles';

declare const module: { hot: { accept: () => void } };

// The bundler writes the styles of every page in: `src/node/bundle/developStyles.ts`.
setStyles('site', '__SITE_CSS__');
module.hot.accept();
