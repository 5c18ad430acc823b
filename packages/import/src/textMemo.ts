/** A cache of results by text. */
export interface TextMemo {
  /** Returns the cached result of a function that depends only on a text. */
  read: <Value>(make: (text: string) => Value, text: string) => Value;
}

/** No cache, for a single import. */
export const NO_MEMO: TextMemo = { read: (make, text) => make(text) };

type Known = Map<(text: string) => unknown, Map<string, unknown>>;

/**
 * Creates a cache for repeated imports of a folder.
 * @returns a function that starts an import and drops entries that the last one did not use
 */
export function createTextMemory(): () => TextMemo {
  let now: Known = new Map();
  return () => {
    const last = now;
    now = new Map();
    return {
      read: <Value>(make: (text: string) => Value, text: string): Value => {
        const found = now.get(make) ?? new Map<string, unknown>();
        now.set(make, found);
        const before = last.get(make);
        if (!found.has(text)) found.set(text, before?.has(text) === true ? before.get(text) : make(text));
        return found.get(text) as Value;
      },
    };
  };
}
