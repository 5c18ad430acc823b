import { defineFeature } from '../../extend';
import { asksConsent, isMeasured } from './model/analytics';
import { feedbackTargets, feedbackTexts, type FeedbackData } from './model/feedback';
import { analyticsPlugins } from './node/analyticsPlugins';
import { isDevelop } from '../../node/environment';
import { checkConsentPlace, measuringSettings, queryLogSettings } from './node/measuringSchema';
import { LOGGED_BODY, measuringSources } from './node/measuringSources';
import consentTexts from '../../texts/en/consent.json';
import feedbackCatalogue from '../../texts/en/feedback.json';
import feedbackFormTexts from '../../texts/en/feedbackForm.json';

interface ConsentData {
  /** The texts of the question for consent. */
  consentTexts: Readonly<Record<string, string>>;
}

declare module '../../model/site/features' {
  interface Features {
    measuring: {
      settings: typeof measuringSettings;
      searchSettings: typeof queryLogSettings;
      texts: {
        consent: typeof consentTexts;
        feedback: typeof feedbackCatalogue;
        feedbackForm: typeof feedbackFormTexts;
      };
      data: ConsentData;
      articleData: FeedbackData;
    };
  }
}

/** Measuring: consent and analytics, feedback on pages, and the log of queries. */
export const measuring = defineFeature({
  name: 'measuring',
  isOn: ({ site: { analytics, feedback, search } }) =>
    isMeasured(analytics) || feedback !== 'off' || search.beacon !== undefined,
  settings: measuringSettings,
  searchSettings: queryLogSettings,
  checkSettings: checkConsentPlace,
  asksConsent: ({ analytics }) => asksConsent(analytics),
  texts: { consent: consentTexts, feedback: feedbackCatalogue, feedbackForm: feedbackFormTexts },
  setup({ site, textsOf }, add) {
    const { analytics, feedback, search, support, home } = site;
    const asks = asksConsent(analytics);
    add.texts([
      ...(asks ? ['consent'] : []),
      ...(feedback === 'off' ? [] : ['feedback']),
      ...(feedback === 'off' || feedback.mail !== undefined ? [] : ['feedbackForm']),
    ]);
    add.source(measuringSources(site));
    add.link(analytics.privacy, 'analytics', 'privacy');
    for (const plugin of analyticsPlugins(analytics)) add.plugin(plugin);
    if (asks) add.data({ everywhere: (locale): ConsentData => ({ consentTexts: textsOf(locale, 'consent') }) });
    if (asks && !isDevelop()) {
      add.slot('bodyStart', 'components/consent/ConsentHost');
      add.slot('footerEnd', 'components/consent/ConsentControl');
    }
    const targets = feedbackTargets(feedback, (support ?? home.support) !== undefined);
    if (targets !== null) {
      add.slot('articleBottom', `components/feedback/${targets.mail === null ? 'FeedbackVote' : 'FeedbackLinks'}`);
      const feedbackData = (locale: string): FeedbackData => ({
        ...targets,
        texts: feedbackTexts(targets, (namespace) => textsOf(locale, namespace)),
      });
      add.data({ articles: feedbackData });
    }
    if (isMeasured(analytics) && !isDevelop()) add.browser('browser/countPageViews');
    if (search.beacon !== undefined) {
      add.browser('browser/queryLog');
      add.serve({
        receivesQueries: true,
        requestLogs: search.beacon.startsWith('/') ? [{ name: 'queries', path: search.beacon, body: LOGGED_BODY }] : [],
      });
    }
    if (isMeasured(analytics) || search.beacon !== undefined)
      add.data({ browser: { analytics, queryBeacon: search.beacon } });
  },
  commands: {
    'report:answers': async () => (await import('./node/answersReport')).answersReport,
  },
});
