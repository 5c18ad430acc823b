import { z } from 'zod';

/**
 * Creates an object schema that rejects unknown keys; its error lists the known ones, for suggestions in reports.
 * @param moved keys of earlier versions, with their replacements
 */
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
