import { parse, validate, GraphQLError } from 'graphql';
import { readQueryFiles } from '../../savedQueries';
import { ASKED_TYPES, askedSchema } from '../../../types/schemaText';
import type { Finding } from '../../../diagnostics/diagnostic';
import { error } from '../../../diagnostics/rule';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';

const LISTS = `From the terminal can be asked: ${ASKED_TYPES.map((type) => `all${type}`).join(', ')}.`;

/** What is wrong with a query; of a text that is none, the first fault is the cause of the others. */
function faultsOf(source: string): readonly GraphQLError[] {
  try {
    return validate(askedSchema(), parse(source));
  } catch (finding) {
    if (finding instanceof GraphQLError) return [finding];
    throw finding;
  }
}

/** GraphQL says in one message what is wrong and what may have been meant; what is most like it comes first. */
function describe(message: string): Pick<Finding, 'message' | 'hint'> {
  const [finding = message, meant] = message.replace(/^Syntax Error: /, '').split(' Did you mean ');
  const nearest = /^"[^"]+"/.exec(meant ?? '')?.[0];
  const hint = finding.endsWith('on type "Query".') ? LISTS : nearest && `Did you mean ${nearest}?`;
  return { message: `The query is wrong: ${finding}`, hint };
}

/** Saved queries that cannot be answered: a field of the content may have been renamed since they were written. */
const checkQueries = ({ folder }: Content): Finding[] =>
  readQueryFiles(folder).flatMap(({ file, source }) =>
    faultsOf(source).map(({ message, locations }): Finding => ({
      file,
      line: locations?.[0]?.line ?? 1,
      column: locations?.[0]?.column ?? 1,
      ...describe(message),
    })),
  );

export const invalidQuery = defineRule('query/invalid', error('Saved queries can be answered.'), checkQueries);
