import type { GatsbyBrowser } from 'gatsby';
import { CrashBoundary } from '../components/crash/CrashBoundary';
import { PageCrash } from '../components/crash/PageCrash';
import { insideProviders } from '../i18n/insideProviders';
import { AppShell, type ShellData } from './AppShell';

/** Around every page: the shell, which stays while pages change, and when one of them fails. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  insideProviders(element, (page) => {
    const data = props.data as unknown as ShellData;
    const { pathname, search, hash } = props.location;
    return (
      <AppShell data={data} address={pathname + hash} onlyIn={(props.pageContext as { onlyIn?: string[] }).onlyIn}>
        <CrashBoundary
          place={pathname + search + hash}
          fallback={(error, retry) => <PageCrash site={data.site} error={error} retry={retry} />}
        >
          {page}
        </CrashBoundary>
      </AppShell>
    );
  });
