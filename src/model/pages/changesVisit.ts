/** Reopening a page within this many milliseconds continues the visit. */
export const VISIT_TIME = 30 * 60 * 1000;

/** Storage key of the visit record. */
export const CHANGES_SEEN_KEY = 'site.changesSeen';

/** The record that the browser keeps between visits; times identify changes. */
interface Visit {
  /** Time of the newest change shown by earlier visits. */
  since: string | null;
  /** Time of the newest change at this visit. */
  seen: string;
  /** When the page was last opened, in milliseconds. */
  at: number;
}

function parseVisit(stored: string | null): Visit | undefined {
  try {
    const { since = null, seen, at } = JSON.parse(stored ?? '{}') as Partial<Visit>;
    const isSound = typeof seen === 'string' && typeof at === 'number' && (since === null || typeof since === 'string');
    return isSound ? { since, seen, at } : undefined;
  } catch {
    return undefined;
  }
}

/** The new changes of a visit and the record to store. Within half an hour the visit continues, so the list stays. */
export function visitChanges<Change extends { changed: string }>(
  changes: readonly Change[],
  stored: string | null,
  now: number,
): { fresh: Change[]; keep: string } {
  const last = parseVisit(stored);
  const isSameVisit = last !== undefined && Math.abs(now - last.at) < VISIT_TIME;
  const since = isSameVisit ? last.since : (last?.seen ?? null);
  const seen = changes.reduce((newest, { changed }) => (changed > newest ? changed : newest), last?.seen ?? '');
  const fresh = since === null ? [] : changes.filter(({ changed }) => changed > since);
  return { fresh, keep: JSON.stringify({ since, seen, at: now } satisfies Visit) };
}
