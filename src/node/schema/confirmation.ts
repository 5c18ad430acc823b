/** What a page says of itself that nobody has confirmed: of its details, or that it is an example altogether. */
export const UNCONFIRMED = ['details', 'example'] as const;
export type Unconfirmed = (typeof UNCONFIRMED)[number];

interface Confirmable {
  reviewed: string | null;
}

/**
 * What a page of a kind says while the product's owner has not confirmed it; null where it has nothing to say.
 * @example unconfirmedAs({ reviewed: null }, { unconfirmed: 'details' }) // 'details'
 */
export function unconfirmedAs(
  { reviewed }: Confirmable,
  kind: { unconfirmed?: Unconfirmed | undefined } | undefined,
): Unconfirmed | null {
  return reviewed === null ? (kind?.unconfirmed ?? null) : null;
}

/**
 * Whether a translation was last changed before its original. Times are ISO 8601, as git writes them.
 * @example isOlder('2025-01-01T10:00:00+02:00', '2025-01-01T09:00:00Z') // true
 */
export const isOlder = (translation: string, original: string) => Date.parse(translation) < Date.parse(original);
