import type { GatsbyBrowser } from 'gatsby';
import { FramedPage } from './FramedPage';

/** Around every page: the shell, which stays while pages change, and when one of them fails. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <FramedPage element={element} props={props} />
);
