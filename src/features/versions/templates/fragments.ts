import { graphql } from 'gatsby';

/** What pages ask of the docs' versions; all of it is null on a site with one version. */
export const versionFragments = graphql`
  fragment Versions on SiteSettings {
    versions {
      name
      label
      mainPath
      links {
        from
        to
      }
    }
    versionTexts {
      ...VersionTexts
    }
  }

  fragment VersionTexts on Locale {
    ns
    data
    language
  }

  fragment PageVersion on PageVersion {
    name
    label
    banner
    paths
    latestPath
    original {
      path
      locale
    }
  }
`;
