/** Returns a function that makes a value at its first call, and returns the same one from then on. */
export function once<Value, Args extends unknown[] = []>(make: (...args: Args) => Value): (...args: Args) => Value {
  let made: { value: Value } | undefined;
  return (...args) => (made ??= { value: make(...args) }).value;
}

/** Returns a function that loads a value at its first call, and again after a load that failed. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
