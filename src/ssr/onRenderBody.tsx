import type { RenderBodyArgs } from 'gatsby';
import { PAGE_DATA_ID } from '../model/navigation/pageNavigation';
import type { FailureConfig } from '../model/site/failure';
import { themeColor } from '../theme/themeColor';
import { failureMarks } from './failureMarks';

/** What pages say when their code fails, which the bundler puts in; null where the settings are faulty. */
declare const __FAILURE_CONFIG__: FailureConfig | null;

/** What a page's data file says of it, without what only Gatsby's own code needs. */
interface PageData {
  componentChunkName: string;
  path: string;
  result: object;
}

/** Gatsby's types know neither all of a page's data nor that there is no such function in `develop`. */
interface PageDataLoader {
  loadPageDataSync?: (path: string) => PageData;
}

/** Only these end an element of script, or change where it ends. Brotli finds the other tags in the page above. */
const SCRIPT_TAGS = /<(?=!--|\/?script)/gi;

/** Renders a page's data for the code that takes the page over, which then need not fetch them. */
function pageDataElement({ componentChunkName, path, result }: PageData) {
  const json = JSON.stringify({ componentChunkName, path, result }).replace(SCRIPT_TAGS, '\\u003c');
  return <script key="data" type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * Adds the colour of the browser's own frame: light, as every page is without JavaScript. It is not part of the
 * page's head, which Gatsby writes anew at every change of page, so the reader's mode stays. Adds, too, the page's
 * data and what the page says when its code fails.
 */
export const onRenderBody = ({
  pathname,
  setHeadComponents,
  setBodyAttributes,
  setPostBodyComponents,
  loadPageDataSync,
}: Omit<RenderBodyArgs, keyof PageDataLoader> & PageDataLoader) => {
  setHeadComponents([<meta key="theme-color" name="theme-color" content={themeColor('light')} />]);
  if (loadPageDataSync !== undefined) setPostBodyComponents([pageDataElement(loadPageDataSync(pathname))]);
  if (__FAILURE_CONFIG__ === null) return;
  const { attributes, banner } = failureMarks(pathname, __FAILURE_CONFIG__);
  setBodyAttributes(attributes);
  if (banner !== null) setPostBodyComponents([banner]);
};
