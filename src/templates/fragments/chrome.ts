import { graphql } from 'gatsby';

/** Query fragments of every page, for shell and head. */
export const chromeFragments = graphql`
  fragment Chrome on SiteSettings {
    locale
    defaultLocale
    originalLanguage
    untranslated
    title
    titleDelimiter
    description
    url
    locales {
      code
      label
      htmlLang
      url
    }
    navbar
    footer
    colorMode
    features
    searchPath
    card
  }

  fragment SidebarView on Sidebar {
    name
    label
    wholeUrl
    rowsUrl(path: $sitePath)
  }

  fragment PageSidebar on Sidebar {
    ...SidebarView
    breadcrumbs(path: $sitePath)
  }

  fragment Toc on TocEntry {
    id
    text
    children {
      id
      text
      children {
        id
        text
        children {
          id
          text
          children {
            id
            text
          }
        }
      }
    }
  }

  fragment PostSummary on BlogPost {
    path
    locale
    title
    description
    date
    readingMinutes
    authors {
      name
      path
    }
    tags {
      label
      path
    }
  }

  fragment PostLink on BlogPost {
    path
    locale
    title
  }
`;
