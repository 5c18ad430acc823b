import { cloneElement, useEffect, useMemo, useState, type ReactElement } from 'react';
import type { PageProps } from 'gatsby';
import type { FreshText } from '../../model/writing/writing';
import { insideProviders } from '../../i18n/insideProviders';
import { locatePath } from '../../model/site/locale';
import { NOT_FOUND_PATH } from '../../model/site/path';
import { FramedPage } from '../FramedPage';
import { documentWriting, useWriting } from './useWriting';

/** What Gatsby's client gives a page while developing. */
interface DevelopProps extends Omit<PageProps, 'data'> {
  /** Undefined for the page of an address that has none, and where a query has failed. */
  data?: Record<string, unknown>;
  /** The site's own not-found page, where the address has no page. */
  custom404?: ReactElement<{ pageResources: unknown }>;
}

interface I18n {
  languages: string[];
  defaultLanguage: string;
}

interface Loader {
  loadPage: (path: string) => Promise<{ status?: string } | undefined>;
}

/** The not-found page in the language of the address. Gatsby's client knows the default language's only. */
function NotFound({ page, props }: { page: ReactElement<{ pageResources: unknown }>; props: DevelopProps }) {
  const { languages, defaultLanguage } = (props.pageContext as { i18n: I18n }).i18n;
  const { code } = locatePath(props.location.pathname, languages, defaultLanguage);
  const [resources, setResources] = useState<unknown>();
  useEffect(() => {
    if (code === defaultLanguage) return;
    const { ___loader: loader } = window as unknown as { ___loader: Loader };
    void loader.loadPage(`/${code}${NOT_FOUND_PATH}`).then(setResources);
  }, [code, defaultLanguage]);
  if (code === defaultLanguage) return page;
  return resources === undefined ? null : cloneElement(page, { pageResources: resources });
}

/** Keys of a page's data that hold its text. */
const TEXTS = ['doc', 'post'] as const;

function withText(data: Record<string, unknown>, text: FreshText): Record<string, unknown> {
  const key = TEXTS.find((each) => each in data);
  return key === undefined ? data : { ...data, [key]: { ...(data[key] as object), ...text } };
}

interface DevelopPageProps {
  element: ReactElement;
  props: DevelopProps;
}

/** A page whose data are there, with its newest text. */
function Page({ element, props, data }: DevelopPageProps & { data: Record<string, unknown> }) {
  const { text } = useWriting();
  const fresh = useMemo(() => {
    if (text === undefined) return { element, props };
    const next = { data: withText(data, text) };
    return {
      element: insideProviders(element, (page) => cloneElement(page as ReactElement<object>, next)),
      props: { ...props, ...next },
    };
  }, [element, props, data, text]);
  return <FramedPage element={fresh.element} props={fresh.props as PageProps} />;
}

/** A page while it is written: its text is new at once, and an address without a page leads to the site's own page. */
export function DevelopPage({ element, props }: DevelopPageProps) {
  const { data, custom404, location, pageResources } = props;
  const { pathname: path } = location;
  const isNotFound = custom404 !== undefined || pageResources.page.path.endsWith(NOT_FOUND_PATH);
  const shown = isNotFound ? undefined : pageResources.page.componentChunkName;
  useEffect(() => documentWriting().follow({ path, shown }), [path, shown]);
  if (custom404 !== undefined) return <NotFound page={custom404} props={props} />;
  if (data?.site !== undefined) return <Page element={element} props={props} data={data} />;
  return (
    <main lang="en">
      <h1>This page has no data</h1>
      <p>The terminal of “npm run develop” says which query has failed. The page comes when that is fixed.</p>
    </main>
  );
}
