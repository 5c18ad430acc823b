import type { GatsbySSR } from 'gatsby';
import type { FailureConfig } from '../model/site/failure';
import { themeColor } from '../theme/themeColor';
import { failureMarks } from './failureMarks';

/** What pages say when their code fails, which the bundler puts in; null where the settings are faulty. */
declare const __FAILURE_CONFIG__: FailureConfig | null;

/**
 * Adds the colour of the browser's own frame: light, as every page is without JavaScript. It is not part of the
 * page's head, which Gatsby writes anew at every change of page, so the reader's mode stays. Adds, too, what the
 * page says when its code fails.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setBodyAttributes,
  setPostBodyComponents,
}) => {
  setHeadComponents([<meta key="theme-color" name="theme-color" content={themeColor('light')} />]);
  if (__FAILURE_CONFIG__ === null) return;
  const { attributes, banner } = failureMarks(pathname, __FAILURE_CONFIG__);
  setBodyAttributes(attributes);
  if (banner !== null) setPostBodyComponents([banner]);
};
