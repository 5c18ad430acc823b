import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What the YAML support of editors reads best. */
export const TARGET = { target: 'draft-7' } as const;

/** A JSON Schema of what a file may hold, made from the schema that checks it. */
export function jsonSchemaOf(schema: z.ZodType, title: string): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { ...TARGET, io: 'input', unrepresentable: 'any' });
  return { $schema, title, ...rest };
}

/** A copy with another schema for one property. */
export function withProperty(schema: JsonSchema, name: string, property: JsonSchema): JsonSchema {
  const old = schema.properties?.[name];
  const { description } = typeof old === 'object' ? old : {};
  return { ...schema, properties: { ...schema.properties, [name]: { description, ...property } } };
}
