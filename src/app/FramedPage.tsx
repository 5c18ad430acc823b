import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { PageProps } from 'gatsby';
import { afterPaint } from '../browser/router/afterPaint';
import { PathnameContext } from '../browser/router/gatsby';
import { CrashBoundary } from '../components/crash/CrashBoundary';
import { PageDataContext } from '../hooks/site/useFeatureData';
import { insideProviders } from '../i18n/insideProviders';
import { OriginalsContext } from '../i18n/useLocale';
import { AppShell, type ShellData } from './AppShell';
import { crashTexts, CrashMessage } from '../components/crash/CrashMessage';
import { pageTitle } from '../model/site/title';
import type { PackedRow } from '../model/navigation/sidebarEntries';
import { stack } from '../theme/stack';
import { space } from '../theme/tokens';
import { styleSheet } from '../theme/styleSheet';
import { Main } from '../components/layout/Main';

const styles = styleSheet({ message: { ...stack, gap: space.m } });

interface PageCrashProps {
  site: { title: string; titleDelimiter: string };
  error: unknown;
  retry: () => void;
}

/** Fallback of a page's content; the layout stays. */
function PageCrash({ site, error, retry }: PageCrashProps) {
  const texts = crashTexts();
  return (
    <Main>
      <div css={styles.message}>
        <CrashMessage
          title={pageTitle(texts.title, site.titleDelimiter, site.title)}
          heading={texts.part}
          retryLabel={texts.retry}
          error={error}
          retry={retry}
        />
      </div>
    </Main>
  );
}

/** A page from Gatsby: wrapped by the i18n plugin, with its data and address. */
interface GatsbyPage {
  element: ReactElement;
  props: PageProps;
  /** The rows of the sidebar, on the server. */
  rows?: readonly PackedRow[] | undefined;
}

const dataOf = ({ props }: GatsbyPage) => props.data as unknown as ShellData;

/** Key of a page's layout: while it is equal, the previous layout stays until the next page is painted. */
function frameKey(page: GatsbyPage): string {
  const { site, sidebar } = dataOf(page);
  const layout = sidebar ? 'beside' : 'alone';
  return [site.locale, layout].join(' ');
}

const NO_DATA = {};

/** Renders the result of `wrap` inside the page's language, address and feature data. */
function inContexts(page: GatsbyPage, wrap: (page: ReactNode) => ReactNode): ReactElement {
  const { pathname } = page.props.location;
  const pageData = dataOf(page).features?.data ?? NO_DATA;
  return insideProviders(page.element, (inner) => (
    <PathnameContext.Provider value={pathname}>
      <OriginalsContext.Provider value={dataOf(page).site}>
        <PageDataContext.Provider value={pageData}>{wrap(inner)}</PageDataContext.Provider>
      </OriginalsContext.Provider>
    </PathnameContext.Provider>
  ));
}

function content(page: GatsbyPage): ReactElement {
  const { pathname, search, hash } = page.props.location;
  return inContexts(page, (element) => (
    <CrashBoundary
      resetKey={pathname + search + hash}
      contentKey={page.props.data}
      fallback={(error, retry) => <PageCrash site={dataOf(page).site} error={error} retry={retry} />}
    >
      {element}
    </CrashBoundary>
  ));
}

const ContentContext = createContext<ReactNode>(null);
const Content = () => useContext(ContentContext);

function frame(page: GatsbyPage): ReactElement {
  const { location, pageContext } = page.props;
  return inContexts(page, () => (
    <AppShell
      data={dataOf(page)}
      address={location.pathname + location.hash}
      onlyIn={(pageContext as { onlyIn?: string[] }).onlyIn}
      rows={page.rows}
    >
      <Content />
    </AppShell>
  ));
}

/** A page in its layout. The next page's content renders first; the layout changes after the paint. */
export function FramedPage({ element, props, rows }: GatsbyPage) {
  const page = useMemo(() => ({ element, props, rows }), [element, props, rows]);
  const [settled, settle] = useState(page);
  const framed = frameKey(settled) === frameKey(page) ? settled : page;
  useEffect(() => afterPaint(() => startTransition(() => settle(page))), [page]);
  // A stable element, so that React skips its subtree.
  const inner = useMemo(() => content(page), [page]);
  const shell = useMemo(() => frame(framed), [framed]);
  return <ContentContext.Provider value={inner}>{shell}</ContentContext.Provider>;
}
