/** Beginning of the keys under which the chosen tab of each group is stored. */
const TAB_KEY_PREFIX = 'ohjekeskus.tab.';

/**
 * Key under which the chosen tab of a group is stored.
 * @example tabKey('tapa') // 'ohjekeskus.tab.tapa'
 */
export function tabKey(group: string): string {
  return TAB_KEY_PREFIX + group;
}

/**
 * The index of the tab that a key of the keyboard moves to, around the ends; undefined for other keys.
 * @example tabAfterKey('ArrowRight', 2, 3) // 0
 */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
