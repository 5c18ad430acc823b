/** Labels of unconfirmed pages: with unconfirmed details, or examples altogether. */
export const UNCONFIRMED = ['details', 'example'] as const;
export type Unconfirmed = (typeof UNCONFIRMED)[number];

interface Confirmable {
  reviewed: string | null;
}

/** Returns the label of a page that the product's owner has not confirmed; null for none. */
export function unconfirmedAs(
  { reviewed }: Confirmable,
  kind: { unconfirmed?: Unconfirmed | undefined } | undefined,
): Unconfirmed | null {
  return reviewed === null ? (kind?.unconfirmed ?? null) : null;
}

/** True if a translation was last changed before its original, by ISO 8601 times as in git. */
export const isOlder = (translation: string, original: string) => Date.parse(translation) < Date.parse(original);
