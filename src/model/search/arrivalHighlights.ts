/** The search that led to a page, stored in the history entry. */
export interface ArrivalHighlights {
  /** The stems that the page highlights. */
  stems: string[];
  lang: string;
}

/** Validates the highlights in an entry's state, which any script may have written; null without any. */
export function readArrivalHighlights(state: unknown): ArrivalHighlights | null {
  if (typeof state !== 'object' || state === null) return null;
  const { stems: written, lang } = state as Record<string, unknown>;
  if (!Array.isArray(written) || typeof lang !== 'string') return null;
  const stems = written.filter((stem): stem is string => typeof stem === 'string' && stem !== '');
  return stems.length === 0 ? null : { stems, lang };
}

/** Returns the state of an entry without its highlights. */
export function withoutHighlights(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'stems' && key !== 'lang'));
}
