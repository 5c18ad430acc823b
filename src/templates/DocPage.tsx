import type { ReactNode } from 'react';
import { graphql } from 'gatsby';
import { components } from 'site-slots/articleBottom';
import { components as contact } from 'site-slots/contact';
import { BreadcrumbData } from '../components/head/BreadcrumbData';
import { absoluteUrl, PageHead, StructuredData } from '../components/head/PageHead';
import { DocView } from '../components/doc/DocView';
import { Slot } from '../components/layout/Slot';
import type { FeatureArticleData, PageFeatures } from '../model/site/features';
import { useRoutes } from '../hooks/navigation/useRoutes';
import { orPageAlone, type Breadcrumb } from '../model/navigation/breadcrumbs';
import type { Neighbours } from '../model/navigation/sidebar';
import { langIn, localizedPath } from '../model/site/locale';
import type { TocEntry } from '../model/reading/toc';
import { markdownPath } from '../model/site/path';

/** Page context of a doc, set in `createPages`. */
export interface DocContext {
  sitePath: string;
  language: string;
  locales: string[];
  isUnlisted?: boolean;
}

interface DocPageProps {
  data: Queries.DocPartsFragment;
  pageContext: DocContext;
}

/** The breadcrumbs of the page; empty without a sidebar. */
function breadcrumbsOf({ doc, sidebar }: Queries.DocPartsFragment, { sitePath, language }: DocContext) {
  if (sidebar === null) return [];
  const page = { label: doc.title, path: sitePath, lang: langIn(doc.locale, language) };
  return orPageAlone(sidebar.breadcrumbs as unknown as Breadcrumb[], page);
}

/** The page around a doc's article, which is finished HTML or rendered by React. */
export function DocPage({ data, pageContext, article }: DocPageProps & { article: ReactNode }) {
  const { fileUrl } = useRoutes();
  const { doc, site } = data;
  const { sitePath, language, isUnlisted = false } = pageContext;
  return (
    <DocView
      {...doc}
      article={
        <>
          <Slot name="contact" components={contact} where="page" />
          {article}
        </>
      }
      toc={doc.toc as TocEntry[]}
      lang={langIn(doc.locale, language)}
      originalUrl={fileUrl(sitePath)}
      isUnlisted={isUnlisted}
      breadcrumbs={breadcrumbsOf(data, pageContext)}
      neighbours={doc.neighbours as unknown as Neighbours}
      changes={doc.changedIn}
      confirmationPage={site.confirmationPage}
      bottom={
        <Slot
          name="articleBottom"
          components={components}
          title={doc.title}
          pageUrl={absoluteUrl(site, sitePath, language)}
          data={site.articleFeatures as unknown as FeatureArticleData}
        />
      }
      markdownUrl={fileUrl(markdownPath(localizedPath(sitePath, doc.locale, site.defaultLocale)))}
    />
  );
}

export function DocHead({ data, pageContext }: DocPageProps & { data: { locales: object } }) {
  const { doc, site, features } = data;
  return (
    <>
      <PageHead
        site={site}
        title={doc.title}
        description={doc.description}
        sitePath={pageContext.sitePath}
        original={(features as PageFeatures | null)?.original ?? null}
        locales={pageContext.locales}
        textLocale={doc.locale}
        card={doc.card}
        isHidden={pageContext.isUnlisted}
      />
      <BreadcrumbData site={site} locales={data.locales} items={breadcrumbsOf(data, pageContext)} />
      <StructuredData json={doc.structuredData} />
    </>
  );
}

/** The query of a doc's page, except for article and texts. */
export const docParts = graphql`
  fragment DocParts on Query {
    site: siteAt(locale: $language) {
      ...Chrome
      articleFeatures
      confirmationPage
    }
    features: featuresAt(path: $sitePath, locale: $language)
    doc: docAt(path: $sitePath, locale: $language) {
      locale
      title
      description
      lastUpdated
      reviewed
      unconfirmed
      isOutdated
      editUrl
      islands
      changedIn(locale: $language) {
        path
        released
      }
      structuredData(locale: $language)
      card
      toc {
        ...Toc
      }
      neighbours(sidebar: $sidebar, locale: $language)
    }
    sidebar: sidebarOf(name: $sidebar, locale: $language) {
      ...PageSidebar
    }
  }
`;
