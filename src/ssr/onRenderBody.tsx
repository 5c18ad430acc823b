import type { GatsbySSR } from 'gatsby';
import { themeColor } from '../theme/tokens';

/**
 * Adds the colour of the browser's own frame: light, as every page is without JavaScript. It is not part of the
 * page's head, which Gatsby writes anew at every change of page, so the reader's mode stays.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([<meta key="theme-color" name="theme-color" content={themeColor('light')} />]);
};
