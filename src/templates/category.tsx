import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { components } from 'site-slots/listBottom';
import { BreadcrumbData } from '../components/head/BreadcrumbData';
import { PageHead } from '../components/head/PageHead';
import { CategoryView } from '../components/doc/CategoryView';
import { FreshChanges } from '../components/doc/FreshChanges';
import { Slot } from '../components/layout/Slot';
import type { Breadcrumb } from '../model/navigation/breadcrumbs';
import type { Neighbours } from '../model/navigation/sidebar';
import type { CategoryGroup } from '../model/pages/category';
import type { PageFeatures } from '../model/site/features';
import type { PageChange } from '../model/pages/changes';

interface CategoryContext {
  sitePath: string;
}

const NO_NEIGHBOURS: Neighbours = { previous: null, next: null };

const breadcrumbsOf = ({ sidebar }: Queries.CategoryPageQuery) =>
  (sidebar?.breadcrumbs ?? []) as unknown as readonly Breadcrumb[];

export default function CategoryPage({ data, pageContext }: PageProps<Queries.CategoryPageQuery, CategoryContext>) {
  const { category, sidebar } = data;
  const { title, description, groups, changes } = category;
  return (
    <CategoryView
      title={title}
      description={description}
      bottom={<Slot name="listBottom" components={components} sitePath={pageContext.sitePath} />}
      news={<FreshChanges changes={changes as unknown as PageChange[]} />}
      groups={groups as unknown as CategoryGroup[]}
      breadcrumbs={breadcrumbsOf(data)}
      neighbours={(sidebar?.neighbours as unknown as Neighbours | undefined) ?? NO_NEIGHBOURS}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.CategoryPageQuery, CategoryContext>) {
  const { category, site, locales, features } = data;
  return (
    <>
      <PageHead
        site={site}
        title={category.title}
        description={category.description || site.description}
        sitePath={pageContext.sitePath}
        original={(features as PageFeatures | null)?.original ?? null}
        locales={[site.defaultLocale]}
      />
      <BreadcrumbData site={site} locales={locales} items={breadcrumbsOf(data)} />
    </>
  );
}

export const query = graphql`
  query CategoryPage($sitePath: String!, $sidebar: String!, $language: String!) {
    locales: texts(namespaces: ["common", "navigation"], locale: $language)
    site: siteAt(locale: $language) {
      ...Chrome
    }
    features: featuresAt(path: $sitePath, locale: $language)
    category: categoryAt(path: $sitePath, locale: $language) {
      title
      description
      groups
      changes
    }
    sidebar: sidebarOf(name: $sidebar, locale: $language) {
      ...PageSidebar
      neighbours(path: $sitePath)
    }
  }
`;
