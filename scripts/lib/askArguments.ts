import { parseArgs } from 'node:util';
import { ANSWER_FORMS, type AnswerForm } from '../../packages/reports/src/asking/formatAnswer';
import { today } from '../../src/model/text/date';
import type { QueryVariable, SavedQuery } from '../../packages/reports/src/asking/savedQueries';
import { didYouMean } from '../../src/node/diagnostics/nearest';

/** The arguments of `npm run ask`. */
interface AskArguments {
  query: SavedQuery;
  form: AnswerForm;
  variables: Record<string, unknown>;
}

const EXAMPLES: Readonly<Record<string, string>> = { Date: '2025-01-31', Int: '20', Boolean: 'true' };
const exampleOf = ({ name, type }: QueryVariable) => EXAMPLES[type] ?? (name === 'page' ? '/docs/saldo' : '"…"');

/** Parses the value of a query variable. */
function parseValue(variable: QueryVariable, written: string): unknown {
  const wrong = (hint: string) => new Error(`--${variable.name} is "${written}". ${hint}`);
  switch (variable.type) {
    case 'Int': {
      if (!/^-?\d+$/.test(written)) throw wrong('Write a whole number: 20');
      return Number(written);
    }
    case 'Boolean': {
      if (!['true', 'false'].includes(written)) throw wrong('Write true or false.');
      return written === 'true';
    }
    case 'Date': {
      if (Number.isNaN(Date.parse(written)) || !/^\d{4}-\d{2}-\d{2}/.test(written))
        throw wrong('Write a day as year-month-day: 2025-01-31');
      return written;
    }
    default:
      return written;
  }
}

/** Lists the queries with their descriptions and variables. */
export function formatQueries(queries: readonly SavedQuery[]): string {
  if (queries.length === 0) return 'There are no saved queries. Write one into queries/ of the content folder.';
  return queries
    .map(({ name, about, variables }) => {
      const options = variables.map((variable) => {
        const option = `--${variable.name} ${exampleOf(variable)}`;
        return variable.isRequired ? option : `[${option}]`;
      });
      return `${[name, ...options].join(' ')}\n  ${about}`;
    })
    .join('\n');
}

function findQuery(name: string, queries: readonly SavedQuery[]): SavedQuery {
  const query = queries.find((each) => each.name === name);
  if (query !== undefined) return query;
  const names = queries.map((each) => each.name);
  throw new Error(`There is no query "${name}". ${didYouMean(name, names) ?? `The queries are ${names.join(', ')}.`}`);
}

/** Parses the arguments of `npm run ask --`; undefined without a query. Throws an error with the fix. */
export function parseAskArguments(args: readonly string[], queries: readonly SavedQuery[]): AskArguments | undefined {
  const [name, ...rest] = args;
  if (name === undefined) return undefined;
  if (name.startsWith('-')) throw new Error('Name the query first: npm run ask -- longest-pages --csv');
  const query = findQuery(name, queries);
  const forms = ANSWER_FORMS.map((form) => [form, { type: 'boolean' }] as const);
  const variableOptions = query.variables.map(
    (variable) => [variable.name, { type: 'string', multiple: variable.isList }] as const,
  );
  const options = Object.fromEntries<{ type: 'boolean' | 'string'; multiple?: boolean }>([
    ...forms,
    ...variableOptions,
  ]);
  const names = Object.keys(options).map((each) => `--${each}`);
  const parse = (): Record<string, unknown> => {
    try {
      return { ...parseArgs({ args: rest, options, allowPositionals: false }).values };
    } catch (error) {
      throw new Error(`The options of ${name} are ${names.join(', ')}.`, { cause: error });
    }
  };
  const values = parse();
  const chosen = ANSWER_FORMS.filter((form) => values[form] === true);
  if (chosen.length > 1) throw new Error(`Choose one of ${chosen.map((form) => `--${form}`).join(' and ')}.`);
  const variables = Object.fromEntries(
    query.variables.flatMap((variable) => {
      // A query for what is due needs no option.
      const value = values[variable.name] ?? (variable.name === 'today' ? today() : undefined);
      if (value === undefined && variable.isRequired)
        throw new Error(`${name} has to be told: --${variable.name} ${exampleOf(variable)}`);
      if (value === undefined) return [];
      const texts = [value].flat().filter((each) => typeof each === 'string');
      const parsed = texts.map((each) => parseValue(variable, each));
      return [[variable.name, variable.isList ? parsed : parsed[0]]];
    }),
  );
  return { query, form: chosen[0] ?? 'table', variables };
}
