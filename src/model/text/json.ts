/** Safe access to JSON of unknown shape. */

/** The value at a path of keys; undefined if a step is missing. */
export function valueAt(value: unknown, ...path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

/** The string at a path of keys; empty if there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The non-negative integer at a path of keys; 0 if there is none. */
export function countAt(value: unknown, ...path: readonly (string | number)[]): number {
  const found = valueAt(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) && found > 0 ? Math.floor(found) : 0;
}

/** The array at a path of keys; empty if there is none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}
