import type { Passage } from '../passage';

/**
 * Keeps what was made of the texts of a file while they and the key stay the same: of the content that is checked again
 * while its writers watch, one file is new.
 */
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
