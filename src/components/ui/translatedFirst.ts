/** The entries of a list with those that are not in the reader's language (`lang`) last, else in their order. */
export const translatedFirst = <Entry extends { lang: string | null }>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => Number(one.lang !== null) - Number(other.lang !== null));
