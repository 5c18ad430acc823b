import { z } from 'zod';

/**
 * An object schema that takes no other keys; the fault for an unknown key lists the known ones, from which
 * the report makes its suggestion.
 */
export function strict<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? `keys: ${keys}` : undefined),
  });
}
