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
    navbar {
      items {
        type
        position
        label
        to
        href
        items {
          label
          to
          href
        }
      }
      hideOnScroll
      logo {
        src
        srcDark
        alt
        width
        height
      }
    }
    footer {
      style
      columns {
        title
        items {
          label
          to
          href
        }
      }
      links {
        label
        to
        href
      }
      logo {
        src
        srcDark
        alt
        width
        height
        href
        target
      }
      copyright
    }
    colorMode {
      default
      respectSystem
      canSwitch
    }
    features
    searchPath
    card
  }

  fragment PageFeatures on PageFeatures {
    data
    original {
      path
      locale
    }
  }

  fragment SidebarView on Sidebar {
    name
    label
    wholeUrl
    entries(path: $sitePath) {
      type
      depth
      label
      href
      lang
      inTrail
      pruned
    }
  }

  fragment PageSidebar on Sidebar {
    ...SidebarView
    breadcrumbs(path: $sitePath) {
      label
      path
      lang
    }
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

  fragment Catalogues on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
