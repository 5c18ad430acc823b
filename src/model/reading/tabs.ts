/** Prefix of the keys under which the chosen tab of each group is stored. */
const TAB_KEY_PREFIX = 'site.tab.';

/**
 * Key under which the chosen tab of a group is stored.
 * @example tabKey('tapa') // 'site.tab.tapa'
 */
export function tabKey(group: string): string {
  return TAB_KEY_PREFIX + group;
}
