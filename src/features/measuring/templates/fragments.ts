import { graphql } from 'gatsby';

/** Texts and settings that only the pages of some sites carry: for asking readers whether they may be measured, and whether a page helped. */
export const optionalTextFragments = graphql`
  fragment OptionalTexts on Locale {
    ns
    data
    language
  }

  fragment ConsentTexts on SiteSettings {
    consentTexts {
      ...OptionalTexts
    }
  }

  fragment Feedback on SiteSettings {
    feedback {
      endpoint
      mail
      support
    }
    feedbackTexts {
      ...OptionalTexts
    }
  }
`;
