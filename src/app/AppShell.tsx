import { type ReactNode, useCallback, useEffect, useState, type ComponentType } from 'react';
import { useColorMode } from '../hooks/site/useColorMode';
import { originIn } from '../model/site/locale';
import { useDocRoot } from '../hooks/navigation/useDocRoot';
import { FeatureDataContext } from '../hooks/site/useFeatureData';
import { useLocale } from '../i18n/useLocale';
import { Footer } from '../components/layout/Footer';
import { FrameSlot, Slot } from '../components/layout/Slot';
import { SkipLink, MAIN_ID, SIDEBAR_ID } from '../components/layout/SkipLink';
import { SearchHost } from '../components/search/SearchHost';
import { Navbar } from '../components/navigation/Navbar';
import { colorModeConfig, type ColorModeConfig } from '../model/site/colorMode';
import { useRoutes } from '../hooks/navigation/useRoutes';
import { media } from '../theme/media';
import { role } from '../theme/palette';
import { styleSheet } from '../theme/styleSheet';
import { entryKey } from '../browser/router/historyEntry';
import { readArrivalMarks, withoutMarks, type ArrivalMarks } from '../model/search/arrivalMarks';
import type { MarkBarProps } from '../components/search/MarkBar';
import { NAVBAR_HEIGHT } from '../model/limits';
import { space, width } from '../theme/tokens';
import { Sidebar } from '../components/navigation/Sidebar';

const OFFSET = `var(--help-navbar-offset, ${NAVBAR_HEIGHT}px)`;

/** With JavaScript, narrow windows show the sidebar in the menu. */
const inMenu = { 'html[data-scripted] &': { display: 'none' } };

const layoutStyles = styleSheet({
  layout: {
    maxWidth: width.page,
    marginInline: 'auto',
    [media.desktop]: { display: 'grid', gridTemplateColumns: `${width.sidebar} minmax(0, 1fr)` },
    [media.print]: { display: 'block' },
  },
  content: { minWidth: 0, [media.desktop]: { gridColumn: 2, gridRow: 1 } },
  aside: {
    padding: `${space.l} ${space.m}`,
    [media.mobile]: {
      borderTop: `1px solid ${role.border}`,
      marginTop: space.xl,
      background: role.surface,
      ...inMenu,
    },
    [media.desktop]: {
      gridColumn: 1,
      gridRow: 1,
      position: 'sticky',
      top: OFFSET,
      alignSelf: 'start',
      maxHeight: `calc(100vh - ${OFFSET})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      borderInlineEnd: `1px solid ${role.border}`,
      minHeight: `calc(100vh - ${OFFSET})`,
    },
    [media.print]: { display: 'none' },
  },
  title: { fontSize: '1rem', padding: `0 ${space.s} ${space.s}`, [media.desktop]: { display: 'none' } },
});

interface SidebarLayoutProps {
  sidebar: Queries.SidebarViewFragment;
  sitePath: string;
  children: ReactNode;
}

/** Content with the sidebar: beside it on wide screens; on narrow ones below it or in the menu. */
export function SidebarLayout({ sidebar, sitePath, children }: SidebarLayoutProps) {
  return (
    <div css={layoutStyles.layout}>
      <div css={layoutStyles.content}>{children}</div>
      {/* The key resets another section's sidebar to its top; the content stays mounted. */}
      <aside css={layoutStyles.aside} id={SIDEBAR_ID} tabIndex={-1} key={sidebar.name}>
        <h2 css={layoutStyles.title}>{sidebar.label}</h2>
        <Slot name="sidebarTop" />
        <Sidebar sidebar={sidebar} sitePath={sitePath} />
        <Slot name="sidebarBottom" />
      </aside>
    </div>
  );
}

interface Arrived {
  Bar: ComponentType<MarkBarProps>;
  arrival: ArrivalMarks;
}

/** Highlights the query on a page opened from the search; the history entry has it, so the address stays clean. */
function ArrivalMarksHost({ address }: { address: string }) {
  const [arrived, setArrived] = useState<Arrived>();
  // A hit can lead to the page that is shown already: only the entry differs.
  const entry = typeof window === 'undefined' ? undefined : entryKey();
  useEffect(() => {
    const arrival = readArrivalMarks(window.history.state);
    setArrived(undefined);
    if (arrival === null) return undefined;
    let isCurrent = true;
    import(/* webpackChunkName: "search-marks" */ '../components/search/MarkBar').then(
      ({ MarkBar }) => {
        if (isCurrent) setArrived({ Bar: MarkBar, arrival });
      },
      // The page works without highlights.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address, entry]);
  const onClear = useCallback(() => {
    window.history.replaceState(withoutMarks(window.history.state), '');
    // The bar's button is about to disappear with its focus.
    if (document.activeElement?.closest('[data-mark-bar]'))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setArrived(undefined);
  }, []);
  return arrived === undefined ? null : <arrived.Bar arrival={arrived.arrival} onClear={onClear} />;
}

const { style } = styleSheet({
  style: {
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
    <p css={style} data-print-source>
      {`${title} · ${origin}${urlOf(sitePath)}`}
    </p>
  );
}

/** The shell's part of every page's data. */
export interface ShellData {
  site: Queries.ChromeFragment;
  sidebar?: Queries.SidebarViewFragment | null;
  features?: Queries.PageFeaturesFragment | null;
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

function Frame({ data, address, onlyIn, children }: AppShellProps) {
  const { sitePath } = useLocale();
  const { withTargets } = useDocRoot();
  const { sidebar } = data;
  const site = { ...data.site, navbar: withTargets(data.site.navbar), footer: withTargets(data.site.footer) };
  const locales = site.locales.map((locale) => ({ ...locale, hasPage: onlyIn?.includes(locale.code) ?? true }));
  const colorMode = colorModeConfig(site.colorMode);
  return (
    <>
      {!colorMode.canSwitch && <ColorModeKeeper facts={colorMode} />}
      <SkipLink hasSidebar={sidebar !== undefined && sidebar !== null} />
      <Slot name="bodyStart" site={site} />
      <SearchHost searchPath={site.searchPath} address={address}>
        <Navbar site={{ ...site, locales }} sidebar={sidebar ?? null} address={address} />
        {sidebar === undefined || sidebar === null ? (
          children
        ) : (
          <SidebarLayout sidebar={sidebar} sitePath={sitePath}>
            {children}
          </SidebarLayout>
        )}
        <ArrivalMarksHost address={address} />
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
