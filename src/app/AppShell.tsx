import type { ReactNode } from 'react';
import { useLocale } from '../i18n/useLocale';
import { AnnouncementBar } from '../components/layout/AnnouncementBar';
import { Footer } from '../components/layout/Footer';
import { SidebarLayout } from '../components/layout/SidebarLayout';
import { SkipLink } from '../components/layout/SkipLink';
import { Navbar } from '../components/navigation/Navbar';
import { firstPaintScript } from '../ssr/firstPaintScript';

/** What the shell reads of every page's data. */
export interface ShellData {
  site: Queries.ChromeFragment;
  sidebar?: Queries.SidebarViewFragment | null;
}

interface AppShellProps {
  data: ShellData;
  /** Path and hash of the page in the address bar. */
  address: string;
  children: ReactNode;
}

/** The frame of every page: skip link, announcement, navigation, the section's sidebar, footer. */
export function AppShell({ data, address, children }: AppShellProps) {
  const { sitePath } = useLocale();
  const { site, sidebar } = data;
  const { announcement, colorMode } = site;
  const script = firstPaintScript(
    { default: colorMode.default === 'dark' ? 'dark' : 'light', respectSystem: colorMode.respectSystem },
    announcement?.closeable === true ? announcement.id : null,
  );
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <SkipLink />
      {announcement !== null && <AnnouncementBar key={announcement.id} {...announcement} />}
      <Navbar site={site} sidebar={sidebar ?? null} address={address} />
      {sidebar === undefined || sidebar === null ? (
        children
      ) : (
        <SidebarLayout key={sidebar.name} sidebar={sidebar} sitePath={sitePath}>
          {children}
        </SidebarLayout>
      )}
      {site.footer !== null && <Footer footer={site.footer} />}
    </>
  );
}
