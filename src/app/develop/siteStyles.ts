import { styleSheet } from '../../browser/writing/styleSheet';

/** The styles without a class, as CSS; `src/node/bundle/developStyles.ts` writes them in. */
declare const __SITE_CSS__: string;
declare const module: { hot: { accept: () => void } };

styleSheet({}, __SITE_CSS__, 'site');
module.hot.accept();
