/** A record of the content, or a part of one. */
export type ContentRecord = Readonly<Record<string, unknown>>;

export interface ListArguments {
  filter?: ContentRecord;
  sort?: readonly ContentRecord[];
  limit?: number | null;
}

export const isRecord = (value: unknown): value is ContentRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Operator = (value: string | number, operand: string | number) => boolean;

/** The operators of Gatsby's filters that saved queries can use, besides `ne` and `elemMatch`. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  eq: (value, operand) => value === operand,
  gt: (value, operand) => value > operand,
  gte: (value, operand) => value >= operand,
  lt: (value, operand) => value < operand,
  lte: (value, operand) => value <= operand,
  regex: (value, operand) => {
    const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(String(operand)) ?? [];
    if (source === undefined) throw new Error(`"${operand}" is not a regular expression. Write it in slashes: /tila/i`);
    return new RegExp(source, flags).test(String(value));
  },
};

/** Returns whether a value matches an operator; one element is enough in a list. */
function matchesOperator(name: string, value: unknown, operand: unknown): boolean {
  if (name === 'ne') return !matchesOperator('eq', value, operand);
  const operator = OPERATORS[name];
  if (operator === undefined) {
    const names = ['ne', 'elemMatch', ...Object.keys(OPERATORS)];
    throw new Error(`The operator "${name}" works only in GraphiQL. Operators of saved queries: ${names.join(', ')}.`);
  }
  const isMissing = value === null || value === undefined;
  if (isMissing || operand === null) return name === 'eq' && isMissing && operand === null;
  return [value].flat().some((each) => operator(each as string | number, operand as string | number));
}

function matches(value: unknown, condition: ContentRecord): boolean {
  return Object.entries(condition).every(([key, operand]) => {
    if (key === 'elemMatch')
      return Array.isArray(value) && value.some((each) => isRecord(operand) && matches(each, operand));
    if (isRecord(operand)) return matches(isRecord(value) ? value[key] : undefined, operand);
    return matchesOperator(key, value, operand);
  });
}

/** Compares two records by one sort input, which can reach into a nested record; missing values come last. */
function compare(a: unknown, b: unknown, sort: ContentRecord): number {
  const [[key, order] = ['', '']] = Object.entries(sort);
  const [left, right] = [a, b].map((each) => (isRecord(each) ? each[key] : undefined));
  if (isRecord(order)) return compare(left, right, order);
  if (left === right) return 0;
  if (left === null || left === undefined) return 1;
  if (right === null || right === undefined) return -1;
  const direction = order === 'DESC' ? -1 : 1;
  return (left as string | number) < (right as string | number) ? -direction : direction;
}

/** Filters, sorts and limits the records of a list, as Gatsby does for the same arguments. */
export function selectNodes(records: readonly ContentRecord[], { filter = {}, sort = [], limit }: ListArguments) {
  const found = records.filter((record) => matches(record, filter));
  const sorted = sort.reduceRight<ContentRecord[]>(
    (rows, each) => rows.sort((a, b) => compare(a, b, each)),
    [...found],
  );
  return { totalCount: found.length, nodes: sorted.slice(0, limit ?? undefined) };
}
