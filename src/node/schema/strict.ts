import { z } from 'zod';

/**
 * An object schema that takes no other keys; the fault for an unknown key lists the known ones, from which
 * the report makes its suggestion.
 * @param moved keys of earlier versions, with the keys that replace them
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
