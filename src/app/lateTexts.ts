import { graphql } from 'gatsby';

/** Texts and settings that only the pages of some sites carry: for asking readers whether they may be measured, and whether a page helped. */
export const lateTextFragments = graphql`
  fragment LateTexts on Locale {
    ns
    data
    language
  }

  fragment ConsentTexts on SiteFacts {
    consentTexts {
      ...LateTexts
    }
  }

  fragment Feedback on SiteFacts {
    feedback {
      endpoint
      mail
      support
    }
    feedbackTexts {
      ...LateTexts
    }
  }
`;
