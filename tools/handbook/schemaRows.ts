import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A key of a schema in the handbook; all texts are Markdown. */
export interface SchemaRow {
  key: string;
  value: string;
  /** `required`, `none`, or the value that replaces a missing one. */
  standard: string;
  meaning: string;
}

export const REQUIRED = 'required';
export const NONE = 'none';

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const unique = (texts: readonly string[]) => [...new Set(texts)];

/** Short description of a schema's values; its title, if its form is not enough. */
function valueText(schema: JsonSchema): string {
  if (schema.title !== undefined) return schema.title;
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return unique(branches.map(valueText)).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => valueText({ ...schema, type })).join(' or ');
  switch (schema.type) {
    case 'boolean':
      return '`true`/`false`';
    case 'integer':
      return schema.minimum === undefined ? 'whole number' : `${schema.minimum} to ${schema.maximum}`;
    case 'number':
      return 'number';
    case 'null':
      return '`null`';
    case 'array':
      return listText(schema);
    case 'string':
      return schema.maxLength === undefined ? 'text' : `text of at most ${schema.maxLength} characters`;
    default:
      return 'group';
  }
}

function listText({ items }: JsonSchema): string {
  const item = typeof items === 'object' && !Array.isArray(items) ? items : {};
  const { title, type } = item;
  if (title !== undefined) return `list: ${title}`;
  return type === 'string' ? 'list: text' : 'list: group';
}

function standardText({ default: value }: JsonSchema, isRequired: boolean): string {
  if (isRequired) return REQUIRED;
  const isEmpty = value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
  return isEmpty ? NONE : code(value);
}

/** The discriminator of a union, such as `type`. */
function discriminatorOf(branches: readonly JsonSchema[]): string | undefined {
  const [first] = branches;
  return Object.keys(first?.properties ?? {}).find((key) =>
    branches.every(({ properties }) => propertyOf(properties, key)?.const !== undefined),
  );
}

function propertyOf(properties: JsonSchema['properties'], key: string): JsonSchema | undefined {
  const property = properties?.[key];
  return typeof property === 'object' ? property : undefined;
}

/** Merges rows of a key that occurs in several branches of a union. */
function joinRows(rows: readonly SchemaRow[]): SchemaRow[] {
  const keys = unique(rows.map(({ key }) => key));
  return keys.map((key) => {
    const same = rows.filter((row) => row.key === key);
    const joined = (part: keyof SchemaRow, by: string) => unique(same.map((row) => row[part])).join(by);
    return {
      key,
      value: joined('value', ' or '),
      standard: joined('standard', ' or '),
      meaning: joined('meaning', ' '),
    };
  });
}

/** The keys of a union's branches; a key of only some branches lists them. */
function unionRows(branches: readonly JsonSchema[], prefix: string, root: JsonSchema, above: string[]): SchemaRow[] {
  const objects = branches.filter(({ type }) => type === 'object');
  const discriminator = objects.length > 1 ? discriminatorOf(objects) : undefined;
  const all = objects.map((branch) => ({
    name: code(propertyOf(branch.properties, discriminator ?? '')?.const ?? ''),
    rows: rowsBelow(branch, prefix, root, above),
  }));
  if (discriminator === undefined) return joinRows(all.flatMap(({ rows }) => rows));
  const isShared = (key: string) => all.every(({ rows }) => rows.some((row) => row.key === key));
  const namesWith = (key: string) =>
    all.flatMap(({ name, rows }) => (rows.some((row) => row.key === key) ? [name] : [])).join(', ');
  return joinRows(
    all.flatMap(({ name, rows }) =>
      rows.map((row) => {
        if (row.key === `${prefix}${discriminator}`) return { ...row, meaning: `${name}: ${row.meaning}` };
        return isShared(row.key) ? row : { ...row, meaning: `${namesWith(row.key)}: ${row.meaning}` };
      }),
    ),
  );
}

/** Rows below a schema: keys of a group, of list items, of record entries. */
function rowsBelow(schema: JsonSchema, prefix: string, root: JsonSchema, above: string[]): SchemaRow[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/$defs/', '');
    const target = root.$defs?.[name];
    return target === undefined || above.includes(name) ? [] : rowsBelow(target, prefix, root, [...above, name]);
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return unionRows(branches, prefix, root, above);
  if (schema.properties !== undefined)
    return Object.keys(schema.properties).flatMap((key) => {
      const property = propertyOf(schema.properties, key) ?? {};
      return propertyRows(`${prefix}${key}`, property, schema.required?.includes(key) ?? false, root, above);
    });
  if (typeof schema.items === 'object' && !Array.isArray(schema.items))
    return rowsBelow(schema.items, prefix === '' ? '' : `${prefix.slice(0, -1)}[].`, root, above);
  if (typeof schema.additionalProperties === 'object')
    return rowsBelow(schema.additionalProperties, prefix, root, above);
  return [];
}

function propertyRows(
  key: string,
  schema: JsonSchema,
  isRequired: boolean,
  root: JsonSchema,
  above: string[],
): SchemaRow[] {
  const below = rowsBelow(schema, `${key}.`, root, above);
  const { description: meaning } = schema;
  if (meaning === undefined && below.length > 0) return below;
  if (meaning === undefined) throw new Error(`The key "${key}" has no description. Add .describe() to its schema.`);
  return [{ key, value: valueText(schema), standard: standardText(schema, isRequired), meaning }, ...below];
}

/** The keys of a schema, nested ones by path: `navbar.items[].label`. Throws for a key without description. */
export function schemaRows(schema: z.ZodType): SchemaRow[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rowsBelow(root, '', root, []);
}
