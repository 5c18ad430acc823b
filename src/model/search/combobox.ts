/**
 * The option that an arrow key chooses, in a list that begins again at its ends; undefined for other keys and an
 * empty list.
 * @param at number of the chosen option, or -1 where none is chosen
 */
export function nextOption(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return undefined;
}
