import type { Faults } from '../../../../support/faults';

const query = (text: string) => ({ 'queries/omat.graphql': text });

/** Faults: saved queries. */
export const queryFaults: Faults = {
  'a query with a misspelt field': [
    query('# Titles.\n{\n  allDoc {\n    nodes {\n      titel\n    }\n  }\n}\n'),
    '5:7 The query is wrong: Cannot query field "titel" on type "Doc".',
    'Did you mean "title"?',
  ],
  'a query of what only a build has': [
    query('{ allSitePage { totalCount } }'),
    '1:3 The query is wrong: Cannot query field "allSitePage" on type "Query".',
    'Saved queries can list allDoc, allBlogPost, allAuthor, allTag, allTerm, allVideo.',
  ],
  'a query that does not end': [query('{ allDoc {'), '1:11 The query is wrong: Expected Name, found <EOF>.'],
};
