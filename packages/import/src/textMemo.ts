/** What was found out about texts. */
export interface TextMemo {
  /** What a function makes of a text, by which alone it is decided. */
  read: <Value>(make: (text: string) => Value, text: string) => Value;
}

/** Of a site that is imported once, nothing is kept. */
export const NO_MEMO: TextMemo = { read: (make, text) => make(text) };

type Known = Map<(text: string) => unknown, Map<string, unknown>>;

/**
 * The memory of one who imports the same folder again and again.
 * @returns what begins an import: its memory has what the last one asked for, and nothing from before
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
