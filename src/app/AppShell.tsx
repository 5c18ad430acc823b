import type { ReactNode } from 'react';
import { originIn } from '../model/locale';
import { useLocale } from '../i18n/useLocale';
import { AnnouncementBar } from '../components/layout/AnnouncementBar';
import { Footer } from '../components/layout/Footer';
import { PrintSource } from '../components/layout/PrintSource';
import { SidebarLayout } from '../components/layout/SidebarLayout';
import { SkipLink } from '../components/layout/SkipLink';
import { Navbar } from '../components/navigation/Navbar';
import { firstPaintScript } from '../ssr/firstPaintScript';

/** What the shell reads of every page's data. */
export interface ShellData {
  site: Queries.ChromeFragment;
  sidebar?: Queries.SidebarViewFragment | null;
}

/** The frame of every page: skip link, announcement, navigation, the section's sidebar, footer. */
export function AppShell({ data, children }: { data: ShellData; children: ReactNode }) {
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
      <Navbar site={site} />
      {sidebar === undefined || sidebar === null ? (
        children
      ) : (
        <SidebarLayout key={sidebar.name} sidebar={sidebar} sitePath={sitePath}>
          {children}
        </SidebarLayout>
      )}
      <PrintSource title={site.title} origin={originIn(site, site.locale)} />
      {site.footer !== null && <Footer footer={site.footer} />}
    </>
  );
}
