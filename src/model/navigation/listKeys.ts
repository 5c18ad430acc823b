/** Arrow keys that move along a column or a row. */
const KEYS = {
  column: { on: 'ArrowDown', back: 'ArrowUp' },
  row: { on: 'ArrowRight', back: 'ArrowLeft' },
} as const;

/**
 * The index of the list item to which a key moves the focus, wrapping around; undefined for other keys.
 * @param at index of the focused item, or -1 before the list
 * @example indexAfterKey('ArrowDown', -1, 3, 'column') // 0
 */
export function indexAfterKey(key: string, at: number, count: number, along: keyof typeof KEYS): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case KEYS[along].on:
      return (at + 1) % count;
    case KEYS[along].back:
      return (at <= 0 ? count : at) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
