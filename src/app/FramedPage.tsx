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
import { PageCrash } from '../components/crash/PageCrash';
import type { FeaturePageData } from '../extend';
import { PageDataContext } from '../hooks/site/useFeatureData';
import { insideProviders } from '../i18n/insideProviders';
import { AppShell, type ShellData } from './AppShell';

/** A page as Gatsby hands it over: wrapped by the i18n plugin, with its data and address. */
interface GatsbyPage {
  element: ReactElement;
  props: PageProps;
}

const dataOf = ({ props }: GatsbyPage) => props.data as unknown as ShellData;

/**
 * What a page asks of its frame: while that stays, the frame of the page before may be around the next one until that
 * is painted. A sidebar is as wide as another, so it moves nothing.
 */
function frameKey(page: GatsbyPage): string {
  const { site, sidebar } = dataOf(page);
  const place = sidebar ? 'beside' : 'alone';
  return [site.locale, place].join(' ');
}

const NO_DATA = {};

/** Puts what `wrap` makes of a page where it finds the page's language and address, and what features know of it. */
function inContexts(page: GatsbyPage, wrap: (page: ReactNode) => ReactNode): ReactElement {
  const { pathname } = page.props.location;
  const pageData = (dataOf(page).features?.data ?? NO_DATA) as Partial<FeaturePageData>;
  return insideProviders(page.element, (inner) => (
    <PathnameContext.Provider value={pathname}>
      <PageDataContext.Provider value={pageData}>{wrap(inner)}</PageDataContext.Provider>
    </PathnameContext.Provider>
  ));
}

function content(page: GatsbyPage): ReactElement {
  const { pathname, search, hash } = page.props.location;
  return inContexts(page, (element) => (
    <CrashBoundary
      place={pathname + search + hash}
      material={page.props.data}
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
    >
      <Content />
    </AppShell>
  ));
}

/**
 * A page in its frame. Of the next page the content is rendered first, and once that is on the screen what has
 * changed in the frame: which links are marked as the open page's, and where those to other languages lead.
 */
export function FramedPage({ element, props }: GatsbyPage) {
  const page = useMemo(() => ({ element, props }), [element, props]);
  const [settled, settle] = useState(page);
  const framed = frameKey(settled) === frameKey(page) ? settled : page;
  useEffect(() => afterPaint(() => startTransition(() => settle(page))), [page]);
  // The same element again: React leaves what it stands for as it is.
  const inner = useMemo(() => content(page), [page]);
  const shell = useMemo(() => frame(framed), [framed]);
  return <ContentContext.Provider value={inner}>{shell}</ContentContext.Provider>;
}
