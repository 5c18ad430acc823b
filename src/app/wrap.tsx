import type { GatsbyBrowser } from 'gatsby';
import { insideProviders } from '../i18n/insideProviders';
import { GlobalStyles } from '../theme/GlobalStyles';
import { AppShell, type ShellData } from './AppShell';

/** Around the whole application, in the browser and on the server. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <>
    <GlobalStyles />
    {element}
  </>
);

/** Around every page: the shell, which stays while pages change. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  insideProviders(element, (page) => <AppShell data={props.data as ShellData}>{page}</AppShell>);
