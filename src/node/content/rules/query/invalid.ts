import { parse, validate, GraphQLError } from 'graphql';
import { readQueryFiles } from '../../savedQueries';
import { QUERYABLE_TYPES, queryableSchema } from '../../../types/queryableSchema';
import type { Finding } from '../../../diagnostics/diagnostic';
import type { Message } from '../../../diagnostics/messages';
import { suggest } from '../../../diagnostics/nearest';
import { error } from '../../../diagnostics/rule';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Returns the errors of a query; a syntax error is returned alone. */
function errorsOf(source: string): readonly GraphQLError[] {
  try {
    return validate(queryableSchema(), parse(source));
  } catch (finding) {
    if (finding instanceof GraphQLError) return [finding];
    throw finding;
  }
}

/** Splits GraphQL's message into the error and the nearest name. */
function describe(message: string): Message {
  const [finding = message, meant] = message.replace(/^Syntax Error: /, '').split(' Did you mean ');
  const lists = QUERYABLE_TYPES.map((type) => `all${type}`).join(', ');
  if (finding.endsWith('on type "Query".')) return say('query/invalid.list', { finding, lists });
  return say('query/invalid', { finding }, suggest(/^"([^"]+)"/.exec(meant ?? '')?.[1]));
}

/** Reports invalid saved queries, such as after a field was renamed. */
const checkQueries = ({ folder }: Content): Finding[] =>
  readQueryFiles(folder).flatMap(({ file, source }) =>
    errorsOf(source).map(({ message, locations }): Finding => ({
      file,
      line: locations?.[0]?.line ?? 1,
      column: locations?.[0]?.column ?? 1,
      ...describe(message),
    })),
  );

export const invalidQuery = defineRule('query/invalid', error('Saved queries can be answered.'), checkQueries);
