import type { Passage } from '../passage';

/** Returns a cache of one value per file, reused while the file's texts and the key stay the same. */
export function rememberFor<Value>(): (passages: readonly Passage[], key: string, make: () => Value) => Value {
  const known = new WeakMap<readonly Passage[], { key: string; value: Value }>();
  return (passages, key, make) => {
    const before = known.get(passages);
    if (before?.key === key) return before.value;
    const value = make();
    known.set(passages, { key, value });
    return value;
  };
}
