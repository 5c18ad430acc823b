import { faultsOf, type Faults } from '../../../../support/faults';

const query = (text: string) => ({ 'queries/omat.graphql': text });

/** Faults: saved queries. */
export const queryFaults: Faults = {
  ...faultsOf(query, {
    '# Titles.\n{\n  allDoc {\n    nodes {\n      titel\n    }\n  }\n}\n':
      '5:7 The query is wrong: Cannot query field "titel" on type "Doc". Did you mean "title"?',
    '{ allSitePage { totalCount } }':
      '1:3 The query is wrong: Cannot query field "allSitePage" on type "Query". Saved queries can list allDoc, allBlogPost, allAuthor, allTag, allTerm, allVideo.',
    '{ allDoc {': '1:11 The query is wrong: Expected Name, found <EOF>.',
  }),
};
