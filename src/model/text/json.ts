/** Reading JSON that somebody else has written: nothing about its form is taken for granted. */

/** The value at a path of keys; undefined where a step is missing. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined),
    value,
  );
}

/** The text at a path of keys; empty where there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The number at a path of keys; 0 where there is none that counts something. */
export function countAt(value: unknown, ...path: readonly (string | number)[]): number {
  const found = valueAt(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) && found > 0 ? Math.floor(found) : 0;
}

/** The list at a path of keys; empty where there is none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}
