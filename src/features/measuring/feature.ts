import { defineFeature, type FeatureSite } from '../../extend';
import { asksConsent, isMeasured, type AnalyticsSettings } from './model/analytics';
import { feedbackTargets, feedbackTexts, type FeedbackData, type FeedbackSettings } from './model/feedback';
import { analyticsPlugins } from './node/analyticsPlugins';
import { checkConsentPlace, measuringLinks, measuringSettings, queryLogSettings } from './node/measuringSchema';
import { LOGGED_BODY, measuringSources } from './node/measuringSources';

// prettier-ignore
const TEXTS = {
  consent: [
    'allow', 'before', 'deniedOn', 'deny', 'grantedOn', 'more', 'nowDenied', 'nowGranted', 'objected', 'recipients',
    'replay', 'settings', 'text', 'title',
  ],
  feedback: ['failed', 'mailNote', 'no', 'question', 'retry', 'yes'],
  feedbackForm: [
    'commentFailed', 'commentSent', 'left', 'needHelp', 'noPersonal', 'reason', 'reasonMissing', 'reasonOther',
    'reasonUnclear', 'reasonWrong', 'send', 'sending', 'sendingComment', 'sent', 'thanks', 'whatHelped', 'whatMissed',
  ],
} as const;

declare module '../../extend' {
  interface FeatureSettings {
    analytics: AnalyticsSettings;
    feedback: FeedbackSettings;
  }
  interface FeatureSearchSettings {
    beacon?: string;
  }
  interface FeatureData {
    measuring: ConsentData;
  }
  interface FeatureArticleData {
    measuring: FeedbackData;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    consent: (typeof TEXTS.consent)[number];
    feedback: (typeof TEXTS.feedback)[number];
    feedbackForm: (typeof TEXTS.feedbackForm)[number];
  }
}

interface ConsentData {
  /** The texts of the question for consent. */
  consentTexts: Readonly<Record<string, string>>;
}

/** `develop` measures nothing, so it does not ask for consent either. Gatsby sets the variable. */
const isDeveloping = () => process.env.NODE_ENV === 'development';

const targetsOf = ({ site: { feedback, support, home } }: FeatureSite) =>
  feedbackTargets(feedback, (support ?? home.support) !== undefined);

/** The component that asks whether a page helped; none without a target for the answers. */
function feedbackSlot(loaded: FeatureSite) {
  const targets = targetsOf(loaded);
  if (targets === null) return {};
  return { articleBottom: `components/feedback/${targets.mail === null ? 'FeedbackVote' : 'FeedbackLinks'}` };
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
  texts: TEXTS,
  neededTexts: ({ site: { analytics, feedback } }) => [
    ...(asksConsent(analytics) ? ['consent'] : []),
    ...(feedback === 'off' ? [] : ['feedback']),
    ...(feedback === 'off' || feedback.mail !== undefined ? [] : ['feedbackForm']),
  ],
  slots: (loaded) => ({
    ...(asksConsent(loaded.site.analytics) && !isDeveloping()
      ? { bodyStart: 'components/consent/ConsentHost', footerEnd: 'components/consent/ConsentControl' }
      : {}),
    ...feedbackSlot(loaded),
  }),
  browser: ({ site: { analytics, search } }) => [
    ...(isMeasured(analytics) && !isDeveloping() ? ['browser/countPageViews'] : []),
    ...(search.beacon === undefined ? [] : ['browser/queryLog']),
  ],
  data: ({ site, textsOf }, locale): ConsentData | undefined =>
    asksConsent(site.analytics) ? { consentTexts: textsOf(locale, 'consent') } : undefined,
  articleData: (loaded, locale): FeedbackData | undefined => {
    const targets = targetsOf(loaded);
    if (targets === null) return undefined;
    return { ...targets, texts: feedbackTexts(targets, (namespace) => loaded.textsOf(locale, namespace)) };
  },
  browserSettings: ({ site: { analytics, search } }) =>
    isMeasured(analytics) || search.beacon !== undefined ? { analytics, queryBeacon: search.beacon } : undefined,
  plugins: ({ site }) => analyticsPlugins(site.analytics),
  sources: measuringSources,
  links: measuringLinks,
  commands: { 'search:report': async () => (await import('./node/searchReport')).searchReport },
  sendsQueries: ({ search }) => search.beacon !== undefined,
  requestLogs: ({ search: { beacon } }) =>
    beacon?.startsWith('/') === true ? [{ name: 'queries', path: beacon, body: LOGGED_BODY }] : [],
});
