import type { FeedbackTargets } from '../../model/measuring/feedback';

/** What the facts of a site say about the texts that its pages need beyond those that every site's have. */
interface Facts {
  locale: string;
  asksConsent: boolean;
  feedback: FeedbackTargets | null;
}

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  nodeModel: { findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null> };
}

/** The catalogues of some namespaces, in the language of the facts. */
const catalogues = (namespacesOf: (facts: Facts) => readonly string[]) => ({
  resolve: async (facts: Facts, _args: unknown, { nodeModel }: Context) => {
    const found = namespacesOf(facts).map((ns) =>
      nodeModel.findOne<object>({
        type: 'Locale',
        query: { filter: { language: { eq: facts.locale }, ns: { eq: ns } } },
      }),
    );
    return (await Promise.all(found)).filter((catalogue) => catalogue !== null);
  },
});

/** The question whether visits may be measured; none where nobody asks it. */
export const consentTexts = catalogues(({ asksConsent }) => (asksConsent ? ['consent'] : []));

/** The question whether a page helped, with the form where answers can be sent; none where it is not asked. */
export const feedbackTexts = catalogues(({ feedback }) => {
  if (feedback === null) return [];
  return feedback.endpoint === null ? ['feedback'] : ['feedback', 'feedbackForm'];
});
