/** A record of the content, or a part of one. */
export type AskedRecord = Readonly<Record<string, unknown>>;

type Filter = Readonly<Record<string, unknown>>;
type Sort = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is AskedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A regular expression as Gatsby's filters have it: `/teksti/i`. */
function parseRegex(written: string): RegExp {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(written) ?? [];
  if (source === undefined) throw new Error(`"${written}" is no regular expression. Write it between slashes: /tila/i`);
  return new RegExp(source, flags);
}

/** `*` stands for any text, `?` for one sign. */
const globRegex = (glob: string) =>
  new RegExp(
    `^${glob
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*+/g, '.*')
      .replace(/\?/g, '.')}$`,
    's',
  );

/** Texts are compared as they are; days and times are texts whose order is that of time. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return (a as string | number) < (b as string | number) ? -1 : 1;
}

const isSame = (value: unknown, wanted: unknown) => (value ?? null) === (wanted ?? null);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether one value passes an operator. */
function passesOne(operator: string, value: unknown, wanted: unknown): boolean {
  const isThere = value !== null && value !== undefined;
  switch (operator) {
    case 'eq':
      return isSame(value, wanted);
    case 'in':
      return Array.isArray(wanted) && wanted.some((each) => isSame(value, each));
    case 'regex':
      return isText(value) && parseRegex(String(wanted)).test(value);
    case 'glob':
      return isText(value) && globRegex(String(wanted)).test(value);
    case 'gt':
      return isThere && compare(value, wanted) > 0;
    case 'gte':
      return isThere && compare(value, wanted) >= 0;
    case 'lt':
      return isThere && compare(value, wanted) < 0;
    case 'lte':
      return isThere && compare(value, wanted) <= 0;
    default:
      throw new Error(`There is no operator "${operator}".`);
  }
}

const OPPOSITES: Readonly<Record<string, string>> = { ne: 'eq', nin: 'in' };

/** Whether a value passes an operator; of a list, one of its values has to. */
function passesOperator(operator: string, value: unknown, wanted: unknown): boolean {
  const opposite = OPPOSITES[operator];
  if (opposite !== undefined) return !passesOperator(opposite, value, wanted);
  return Array.isArray(value)
    ? value.some((each) => passesOne(operator, each, wanted))
    : passesOne(operator, value, wanted);
}

/** Whether a record passes a filter, with the meaning that Gatsby gives it. */
function passes(record: AskedRecord, filter: Filter): boolean {
  return Object.entries(filter).every(([field, condition]) => {
    const value = record[field];
    if (!isObject(condition)) return true;
    return Object.entries(condition).every(([key, wanted]) => {
      if (key === 'elemMatch')
        return Array.isArray(value) && value.some((each) => isObject(each) && isObject(wanted) && passes(each, wanted));
      if (isObject(wanted)) return isObject(value) && passes(value, { [key]: wanted });
      return passesOperator(key, value, wanted);
    });
  });
}

/** The order of two records by one sorting, which may reach into a part. */
function order(a: AskedRecord, b: AskedRecord, sort: Sort): number {
  for (const [field, direction] of Object.entries(sort)) {
    const [left, right] = [a[field], b[field]];
    const found = isObject(direction)
      ? order(isObject(left) ? left : {}, isObject(right) ? right : {}, direction)
      : compare(left, right) * (direction === 'DESC' ? -1 : 1);
    if (found !== 0) return found;
  }
  return 0;
}

/** What a list of a query is asked for. */
export interface ListArguments {
  filter?: Filter | null;
  sort?: readonly Sort[] | null;
  skip?: number | null;
  limit?: number | null;
}

/** The records that a list of a query brings. */
export function selectNodes(records: readonly AskedRecord[], { filter, sort, skip, limit }: ListArguments) {
  const found = records.filter((record) => passes(record, filter ?? {}));
  const sorted = [...found].sort((a, b) => {
    for (const each of sort ?? []) {
      const result = order(a, b, each);
      if (result !== 0) return result;
    }
    return 0;
  });
  const start = skip ?? 0;
  return {
    totalCount: found.length,
    nodes: sorted.slice(start, limit === null || limit === undefined ? undefined : start + limit),
  };
}
