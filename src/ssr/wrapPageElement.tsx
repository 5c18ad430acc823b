import type { GatsbySSR } from 'gatsby';
import { FramedPage } from '../app/FramedPage';
import { readRows } from './readRows';

/**
 * Wraps every page in the shell, with the rows of its sidebar: in the browser, the document or a file has them
 * (`src/browser/navigation/sidebarRows.ts`).
 */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <FramedPage element={element} props={props} rows={readRows(props.data)} />
);
