import { z } from 'zod';
import type { LANGUAGES } from '../../../node/diagnostics/messages';
import texts from './labels.json';

export type Language = (typeof LANGUAGES)[number];
type Text = keyof typeof texts;

/** Returns a text of the editor: its label, and its hint if it has one. */
export function editorText(key: Text, language: Language, values: Readonly<Record<string, string>> = {}) {
  const [label = '', hint] = texts[key][language].split('\n');
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
  return { label: filled(label), ...(hint !== undefined && { hint: filled(hint) }) };
}

/** A field of a form, as the CMS reads it. */
export interface Field {
  name: string;
  widget: string;
  label?: string;
  hint?: string;
  required?: boolean;
  i18n?: boolean;
  fields?: Field[];
  [option: string]: unknown;
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface FieldSource {
  /** The kind of file, for keys that mean another thing in it: `authors` for `authors_title`. */
  kind: string;
  language: Language;
  /** Locale codes of the site, for texts in all languages. */
  codes: readonly string[];
  /** Path of the docs. */
  docsBase: string;
  /** Fields that the schema does not describe: references to other files. */
  own?: Readonly<Record<string, Partial<Field>>>;
}

/** The JSON Schema of what a file contains, from the schema that the check uses. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });

export const isText = (key: string): key is Text => key in texts;
const asSchema = (schema: unknown) => (typeof schema === 'object' && schema !== null ? schema : {}) as JsonSchema;

/** The schema of a key without `null`, and whether it is a text or one per language. */
function plainSchema(schema: JsonSchema): JsonSchema & { isLocalized?: boolean } {
  const options = (schema.anyOf ?? []).map(asSchema).filter(({ type }) => type !== 'null');
  const [only] = options;
  if (only === undefined) return schema;
  return options.length === 1 ? { ...schema, ...only } : { ...schema, isLocalized: true };
}

/** A search for pages; addresses of missing pages stay texts. */
const pageField = ({ docsBase }: FieldSource) => ({
  widget: 'relation',
  collection: 'docs',
  value_field: `${docsBase.replace(/\/$/, '')}/{{slug}}`,
  display_fields: ['title'],
});
const OLD_ADDRESSES = ['aliases', 'from'];
const isPagePath = (name: string, { title }: JsonSchema) =>
  title === 'path of the site' && !OLD_ADDRESSES.includes(name);

/** A text for each language of the site. */
const inLanguages = ({ codes }: FieldSource, widget: string): Partial<Field> => ({
  widget: 'object',
  fields: codes.map((code) => ({ name: code, widget, required: false })),
});

/** A pair of a group with keys of the writer's choice, which the form shows as a list. */
const pairFields: Field[] = ['key', 'value'].map((name) => ({ name, label: ' ', widget: 'string', required: true }));

function widgetOf(name: string, schema: JsonSchema & { isLocalized?: boolean }, source: FieldSource): Partial<Field> {
  const { type, enum: choices, format, pattern, minimum, maximum, maxLength: maxlength, examples } = schema;
  if (schema.isLocalized === true) return inLanguages(source, 'text');
  if (choices !== undefined) return { widget: 'select', options: choices };
  if (isPagePath(name, schema)) return pageField(source);
  if (schema.title?.startsWith('colour') === true) return { widget: 'color', allowInput: true };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'boolean') return { widget: 'boolean', default: schema.default ?? false };
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    };
  if (type === 'array') {
    const items = asSchema(schema.items);
    return isPagePath(name, items)
      ? { ...pageField(source), multiple: true }
      : { widget: 'list', field: { name: 'item', label: ' ', widget: 'string' } };
  }
  if (type === 'object' && schema.properties !== undefined)
    return { widget: 'object', fields: fieldsOf(schema, source) };
  if (type === 'object')
    return name === 'words' ? inLanguages(source, 'string') : { widget: 'list', fields: pairFields };
  const [example]: unknown[] = examples ?? [];
  const { language, docsBase } = source;
  const message =
    schema.title === 'path of the site'
      ? editorText('path', language, { docs: docsBase.replace(/\/$/, '') }).label
      : typeof example === 'string' && editorText('example', language, { example }).label;
  return {
    widget: 'string',
    ...(maxlength !== undefined && { maxlength }),
    // A pattern without an example may ignore case, which a JSON Schema does not say.
    ...(pattern !== undefined && message !== false && { pattern: [pattern, message] }),
  };
}

/** Returns the fields of a form for a file: one for each key of its schema, required where the schema requires it. */
export function fieldsOf(schema: JsonSchema, source: FieldSource): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const special = `${source.kind}_${name}`;
    const key = isText(special) ? special : name;
    return {
      name,
      ...(isText(key) ? editorText(key, source.language) : {}),
      ...(widgetOf(name, plainSchema(asSchema(property)), source) as { widget: string }),
      required: schema.required?.includes(name) === true,
      ...source.own?.[name],
    };
  });
}

/** The values that a form has to show for keys that a file lacks: those that are on by default. `{}` marks a
 * group with keys of the writer's choice. */
export function defaultsOf(schema: JsonSchema): Record<string, unknown> {
  const pairs = Object.entries(schema.properties ?? {}).flatMap(([key, property]): [string, unknown][] => {
    const each = asSchema(property);
    if (each.default === true) return [[key, true]];
    if (each.type === 'object' && each.properties === undefined) return [[key, {}]];
    const inner = each.properties === undefined ? {} : defaultsOf(each);
    return Object.keys(inner).length === 0 ? [] : [[key, inner]];
  });
  return Object.fromEntries(pairs);
}
