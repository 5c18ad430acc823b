import { asksConsent } from '../model/analytics';
import { feedbackTargets, feedbackTextKeys, type FeedbackTargets } from '../model/feedback';
import type { Site } from '../../../node/schema/siteSchema';
import type { ResolverContext } from '../../../node/types/resolverContext';

/** The GraphQL type of one of the fields. */
export const measuringTypes = /* GraphQL */ `
  "Where readers' answers about a page go."
  type FeedbackTargets @dontInfer {
    "Address that takes answers: https://example.com/answers; null without one."
    endpoint: String
    "Address of mail: palaute@example.com; null without one."
    mail: String
    "Page or address for those who need help: /docs/tuki; null without one."
    support: String
  }
`;

/** The fields of `SiteSettings`, as its GraphQL type declares them. */
export const measuringFieldTypes = /* GraphQL */ `
    "The texts that ask readers whether they may be measured: { ns: consent }; none where they are not asked."
    consentTexts: [Locale!]!
    "Where readers' answers about a page go: { mail: palaute@example.com }; null where they are not asked."
    feedback: FeedbackTargets
    "The texts that ask whether a page helped: { ns: feedback }; none where readers are not asked."
    feedbackTexts: [Locale!]!
`;

/** The settings on which the fields and their texts depend. */
interface MeasuringSettings {
  asksConsent: boolean;
  feedback: FeedbackTargets | null;
}

/** The part of the node of the site's settings. */
export const measuringSettings = ({ analytics, feedback, search, home }: Site): MeasuringSettings => ({
  asksConsent: asksConsent(analytics),
  feedback: feedbackTargets(feedback, search.support ?? home.support),
});

/** JSON of texts with some of its keys. */
const pickTexts = (json: string, keys: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json) as object).filter(([key]) => keys.includes(key))));

/**
 * The catalogues of some namespaces, in the language of the settings.
 * @param keysOf the texts that are shown; all where it says none
 */
const catalogues = (
  namespacesOf: (settings: MeasuringSettings) => readonly string[],
  keysOf: (settings: MeasuringSettings) => readonly string[] | undefined = () => undefined,
) => ({
  resolve: async (
    settings: MeasuringSettings & { locale: string },
    _args: unknown,
    { nodeModel }: ResolverContext<'findOne'>,
  ) => {
    const found = namespacesOf(settings).map((ns) =>
      nodeModel.findOne<{ data: string }>({
        type: 'Locale',
        query: { filter: { language: { eq: settings.locale }, ns: { eq: ns } } },
      }),
    );
    const keys = keysOf(settings);
    return (await Promise.all(found)).flatMap((catalogue) => {
      if (catalogue === null) return [];
      return [keys === undefined ? catalogue : { ...catalogue, data: pickTexts(catalogue.data, keys) }];
    });
  },
});

/** The question whether visits may be measured; none where nobody asks it. */
const consentTexts = catalogues(({ asksConsent }) => (asksConsent ? ['consent'] : []));

/** The question whether a page helped, with the form where answers can be sent; none where it is not asked. */
const feedbackTexts = catalogues(
  ({ feedback }) => {
    if (feedback === null) return [];
    return feedback.endpoint === null ? ['feedback'] : ['feedback', 'feedbackForm'];
  },
  ({ feedback }) => (feedback === null ? undefined : feedbackTextKeys(feedback)),
);

/** The fields that are made of catalogues, which only the pages of some sites carry. */
export const measuringResolvers = { consentTexts, feedbackTexts };
