import { z } from 'zod';
import type { Additions } from '../../model/site/additions';
import { docSchema, type DocSchema } from '../schema/pageSchemas';

type DocFrontMatter = z.output<DocSchema>;

/** Keys that `pageNodes` maps by hand, to fields or to none. */
const MAPPED = [
  'title',
  'description',
  'keywords',
  'aliases',
  'oldAnchors',
  'draft',
  'unlisted',
  'fallback',
  'updated',
  'checks',
  'sidebar_label',
  'sidebar_badge',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'hide_table_of_contents',
  'displayed_sidebar',
  'pagination_label',
  'pagination_prev',
  'pagination_next',
  'tags',
  'affects',
] as const satisfies readonly (keyof DocFrontMatter)[];

type ShownKey = Exclude<keyof DocFrontMatter, (typeof MAPPED)[number]>;
type CamelCase<Key extends string> = Key extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Key;

/** Every other key of a doc's front matter as a field of its node; null where absent. */
export type ShownFields = {
  [Key in ShownKey as CamelCase<Key>]: NonNullable<DocFrontMatter[Key]> | null;
};

/** @example fieldName('reading_level') // 'readingLevel' */
const fieldName = (key: string) => key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

type Schemas = readonly (readonly [string, z.ZodType])[];

/** Returns the schemas of the shown keys, including those of features. */
export const shownSchemas = (added: Additions): Schemas =>
  Object.entries(docSchema(added).shape).filter(([key]) => !(MAPPED as readonly string[]).includes(key));

/** Returns the values of a page's keys by field name. */
export function shownFields(frontMatter: DocFrontMatter, added: Additions): ShownFields {
  const values = frontMatter as Readonly<Record<string, unknown>>;
  return Object.fromEntries(shownSchemas(added).map(([key]) => [fieldName(key), values[key] ?? null])) as ShownFields;
}

/** The JSON Schema of one key; only types that front matter uses. */
interface KeySchema {
  type?: string;
  format?: string;
  /** Name of the value in the handbook's tables. */
  title?: string;
  description?: string;
  items?: KeySchema;
}

/** @throws for a type without a GraphQL equivalent: such a key must be mapped by hand */
function typeOf(key: string, { type, format, items }: KeySchema): string {
  if (format === 'date') return 'Date @dateformat';
  if (type === 'array' && items !== undefined) return `[${typeOf(key, items)}!]`;
  const name = { string: 'String', boolean: 'Boolean', integer: 'Int', number: 'Float' }[type ?? ''];
  if (name === undefined)
    throw new Error(
      `The key "${key}" of docSchema has no simple type. Add it to MAPPED, and to pageNodes and pageTypes.`,
    );
  return name;
}

/** Returns the fields of the keys in GraphQL, with the schema's descriptions. */
export function shownFieldDefinitions(schemas: Schemas): string {
  return schemas
    .flatMap(([key, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as KeySchema;
      const { title } = json;
      const value = title === undefined ? '' : ` Value: ${title.replace(/`/g, '')}.`;
      const description = json.description === undefined ? undefined : json.description + value;
      return [
        ...(description === undefined ? [] : [`    ${JSON.stringify(description)}`]),
        `    ${fieldName(key)}: ${typeOf(key, json)}`,
      ];
    })
    .join('\n');
}
