/**
 * The place in a list that opens from a button to which a key moves the focus; undefined for keys that move nothing.
 * @param at the place that has the focus, or -1 for the button before the list
 * @example placeAfterKey('ArrowDown', -1, 3) // 0
 */
export function placeAfterKey(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at <= 0 ? count : at) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
