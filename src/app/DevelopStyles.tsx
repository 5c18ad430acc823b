import { Global } from '@emotion/react';
import { globalStyles } from '../theme/globalStyles';

/** The global styles while developing, where no server writes them into the page. */
export function DevelopStyles() {
  return <Global styles={globalStyles} />;
}
