import type { RenderBodyArgs } from 'gatsby';
import { PAGE_DATA_ID } from '../model/navigation/pageNavigation';
import type { ColorModeConfig } from '../model/site/colorMode';
import type { FailureConfig } from '../model/site/failure';
import { themeColor } from '../theme/themeColor';
import { failureMarks } from './failureMarks';
import { firstPaintScript } from './firstPaintScript';

/** The failure texts, inlined by the bundler; null for invalid settings. */
declare const __FAILURE_CONFIG__: FailureConfig | null;

/** The page data without the parts that only Gatsby's client needs. */
interface PageData {
  componentChunkName: string;
  path: string;
  result: object;
}

/** The colour modes, inlined by the bundler; null for invalid settings. */
declare const __COLOR_MODE__: ColorModeConfig | null;

/** Gatsby's types lack some page data, and that `develop` has no such function. */
interface PageDataLoader {
  loadPageDataSync?: (path: string) => PageData;
}

/** Only these end a script element or change its end; unescaped tags compress better. */
const SCRIPT_TAGS = /<(?=!--|\/?script)/gi;

/** Renders the page data into the document, so that hydration needs no request. */
function pageDataElement({ componentChunkName, path, result }: PageData) {
  const json = JSON.stringify({ componentChunkName, path, result }).replace(SCRIPT_TAGS, '\\u003c');
  return <script key="data" type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * Adds the theme colour: light, since pages without JavaScript are light. Gatsby rewrites the page's head on
 * navigation; this element is outside it, so the reader's mode stays. Adds the script before the first paint, the page
 * data and the failure markup.
 */
export const onRenderBody = ({
  pathname,
  setHeadComponents,
  setBodyAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
  loadPageDataSync,
}: Omit<RenderBodyArgs, keyof PageDataLoader> & PageDataLoader) => {
  setHeadComponents([<meta key="theme-color" name="theme-color" content={themeColor('light')} />]);
  if (__COLOR_MODE__ !== null) {
    const script = firstPaintScript(__COLOR_MODE__);
    setPreBodyComponents([<script key="first-paint" dangerouslySetInnerHTML={{ __html: script }} />]);
  }
  if (loadPageDataSync !== undefined) setPostBodyComponents([pageDataElement(loadPageDataSync(pathname))]);
  if (__FAILURE_CONFIG__ === null) return;
  const { attributes, banner } = failureMarks(pathname, __FAILURE_CONFIG__);
  setBodyAttributes(attributes);
  if (banner !== null) setPostBodyComponents([banner]);
};
