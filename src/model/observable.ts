/** A value with listeners, as `useSyncExternalStore` takes it. */
export interface Observable<Value> {
  get: () => Value;
  /** Replaces the value and calls the listeners, even for an equal value. */
  set: (value: Value) => void;
  /** Calls back after each change; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function observable<Value>(value: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
