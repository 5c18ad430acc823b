import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { components } from 'site-slots/listBottom';
import { BreadcrumbData } from '../components/head/BreadcrumbData';
import { PageHead } from '../components/head/PageHead';
import { CategoryView } from '../components/doc/CategoryView';
import { FreshChanges } from '../components/doc/FreshChanges';
import { Slot } from '../components/layout/Slot';

interface CategoryContext {
  sitePath: string;
}

export default function CategoryPage({ data, pageContext }: PageProps<Queries.CategoryPageQuery, CategoryContext>) {
  const { category, sidebar } = data;
  const { title, description, groups, changes } = category;
  return (
    <CategoryView
      title={title}
      description={description}
      bottom={<Slot name="listBottom" components={components} sitePath={pageContext.sitePath} />}
      news={<FreshChanges changes={changes} />}
      groups={groups.map(({ label, cards }) => ({ label, cards: [...cards] }))}
      breadcrumbs={sidebar?.breadcrumbs ?? []}
      previous={sidebar?.previous ?? null}
      next={sidebar?.next ?? null}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.CategoryPageQuery, CategoryContext>) {
  const { category, site, sidebar, locales, features } = data;
  return (
    <>
      <PageHead
        site={site}
        title={category.title}
        description={category.description || site.description}
        sitePath={pageContext.sitePath}
        original={features?.original ?? null}
        locales={[site.defaultLocale]}
      />
      <BreadcrumbData site={site} locales={locales} items={sidebar?.breadcrumbs ?? []} />
    </>
  );
}

export const query = graphql`
  query CategoryPage($sitePath: String!, $sidebar: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
    features: featuresAt(path: $sitePath, locale: $language) {
      ...PageFeatures
    }
    category: categoryAt(path: $sitePath, locale: $language) {
      title
      description
      groups {
        label
        cards {
          title
          description
          href
          lang
          isCategory
          count
        }
      }
      changes {
        path
        title
        lang
        changed
      }
    }
    sidebar: sidebarOf(name: $sidebar, locale: $language) {
      ...PageSidebar
      previous(path: $sitePath) {
        label
        path
        lang
      }
      next(path: $sitePath) {
        label
        path
        lang
      }
    }
  }
`;
