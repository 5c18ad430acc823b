import type { GatsbyBrowser } from 'gatsby';
import { FramedPage } from './FramedPage';

/** Wraps every page in the shell, which survives navigation and crashes of pages. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <FramedPage element={element} props={props} />
);
