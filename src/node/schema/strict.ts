import { z } from 'zod';

/** What a shape gives. */
export type OutputOf<Shape> = Shape extends z.ZodRawShape ? z.output<z.ZodObject<Shape>> : object;

/** Creates an object schema that rejects unknown keys and suggests known ones, or the replacements of `moved` ones. */
export function strict<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  moved: Readonly<Record<string, string>> = {},
) {
  const replaced = Object.entries(moved).map(([key, now]) => `\n${key} → ${now}`);
  const keys = Object.keys(shape).join(', ') + replaced.join('');
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? `keys: ${keys}` : undefined),
  });
}
