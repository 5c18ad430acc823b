/** Milliseconds within which a page that is opened again is the same visit. */
export const VISIT_TIME = 30 * 60 * 1000;

/** Key under which a reader's browser keeps which changes it has shown. */
export const CHANGES_SEEN_KEY = 'site.changesSeen';

/** What the browser keeps between visits; changes are known by their times. */
interface Visit {
  /** The newest change that the visits before this one have shown. */
  since: string | null;
  /** The newest change that was there at this visit. */
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

/**
 * What is new at a visit, and what the browser keeps of it. Nothing is new at the first one. Within half an hour a
 * page that is opened again is the same visit, so that a reader who comes back to the list finds it as it was.
 * @param now milliseconds
 */
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
