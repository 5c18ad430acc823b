import type { ReactNode } from 'react';
import { useColorMode } from '../hooks/site/useColorMode';
import { originIn } from '../model/site/locale';
import { useDocRoot } from '../hooks/navigation/useDocRoot';
import { FeatureDataContext } from '../hooks/site/useFeatureData';
import { useLocale } from '../i18n/useLocale';
import { Footer } from '../components/layout/Footer';
import { FrameSlot, Slot } from '../components/layout/Slot';
import { SidebarLayout } from '../components/layout/SidebarLayout';
import { SkipLink } from '../components/layout/SkipLink';
import { ArrivalHighlightsHost } from '../components/search/ArrivalHighlightsHost';
import { SearchHost } from '../components/search/SearchHost';
import { Navbar } from '../components/navigation/Navbar';
import type { Chrome } from '../components/navigation/navbarData';
import type { PageFeatures } from '../model/site/features';
import type { ColorModeConfig } from '../model/site/colorMode';
import type { PackedRow } from '../model/navigation/sidebarEntries';
import { useSidebar } from '../hooks/navigation/useSidebar';
import { useRoutes } from '../hooks/navigation/useRoutes';
import { media } from '../theme/media';
import { role } from '../theme/palette';
import { styleSheet } from '../theme/styleSheet';

const { printSource } = styleSheet({
  printSource: {
    display: 'none',
    [media.print]: {
      display: 'block',
      // Never alone on a sheet.
      breakBefore: 'avoid',
      marginTop: '1rem',
      paddingTop: '0.5rem',
      borderTop: `1px solid ${role.border}`,
      fontSize: '0.875em',
      overflowWrap: 'anywhere',
    },
  },
});

interface PrintSourceProps {
  /** Title of the site. */
  title: string;
  origin: string;
}

/** The page's address, in print only. */
function PrintSource({ title, origin }: PrintSourceProps) {
  const { sitePath } = useLocale();
  const { urlOf } = useRoutes();
  return (
    <p css={printSource} data-print-source>
      {`${title} · ${origin}${urlOf(sitePath)}`}
    </p>
  );
}

/** The shell's part of every page's data. */
export interface ShellData {
  site: Chrome;
  sidebar?: Queries.SidebarViewFragment | null;
  features?: PageFeatures | null;
}

/** Keeps the colour mode in sync with the system on a site without switches. */
function ColorModeKeeper({ facts }: { facts: Required<ColorModeConfig> }) {
  useColorMode(facts);
  return null;
}

interface AppShellProps {
  data: ShellData;
  /** Path and hash of the address bar. */
  address: string;
  /** Locales that have the page; undefined for all. */
  onlyIn: readonly string[] | undefined;
  /** The rows of the sidebar, on the server. */
  rows?: readonly PackedRow[] | undefined;
  children: ReactNode;
}

/** The frame of every page: skip link, navigation, the section's sidebar, footer. */
export function AppShell(props: AppShellProps) {
  const { site } = props.data;
  return (
    <FeatureDataContext.Provider value={site.features}>
      <FrameSlot site={site}>
        <Frame {...props} />
      </FrameSlot>
    </FeatureDataContext.Provider>
  );
}

function Frame({ data, address, onlyIn, rows, children }: AppShellProps) {
  const { sitePath } = useLocale();
  const { withTargets } = useDocRoot();
  const facts = data.sidebar ?? null;
  const shown = useSidebar(facts?.rowsUrl, sitePath, rows);
  const sidebar = facts === null ? null : { ...facts, ...shown };
  const site = { ...data.site, navbar: withTargets(data.site.navbar), footer: withTargets(data.site.footer) };
  const locales = site.locales.map((locale) => ({ ...locale, hasPage: onlyIn?.includes(locale.code) ?? true }));
  const { colorMode } = site;
  return (
    <>
      {!colorMode.canSwitch && <ColorModeKeeper facts={colorMode} />}
      <SkipLink hasSidebar={sidebar !== null} />
      <Slot name="bodyStart" site={site} />
      <SearchHost searchPath={site.searchPath} address={address}>
        <Navbar site={{ ...site, locales }} sidebar={sidebar} address={address} />
        {sidebar === null ? (
          children
        ) : (
          <SidebarLayout sidebar={sidebar} sitePath={sitePath}>
            {children}
          </SidebarLayout>
        )}
        <ArrivalHighlightsHost address={address} />
        <PrintSource title={site.title} origin={originIn(site, site.locale)} />
        {site.footer !== null && (
          <Footer footer={site.footer} tools={<Slot name="footerTools" site={site} />}>
            <Slot name="footerEnd" site={site} />
          </Footer>
        )}
        <Slot name="bodyEnd" site={site} />
      </SearchHost>
    </>
  );
}
