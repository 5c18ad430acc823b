import type { GatsbyBrowser } from 'gatsby';
import { insideProviders } from '../i18n/insideProviders';
import { AppShell, type ShellData } from './AppShell';

/** Around every page: the shell, which stays while pages change. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  insideProviders(element, (page) => (
    <AppShell
      data={props.data as unknown as ShellData}
      address={props.location.pathname + props.location.hash}
      onlyIn={(props.pageContext as { onlyIn?: string[] }).onlyIn}
    >
      {page}
    </AppShell>
  ));
