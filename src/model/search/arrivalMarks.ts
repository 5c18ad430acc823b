/** The search that led to a page, stored in the history entry. */
export interface ArrivalMarks {
  marks: string[];
  lang: string;
}

/** Validates the marks in an entry's state, which any script may have written; null without marks. */
export function readArrivalMarks(state: unknown): ArrivalMarks | null {
  if (typeof state !== 'object' || state === null) return null;
  const { marks, lang } = state as Record<string, unknown>;
  if (!Array.isArray(marks) || typeof lang !== 'string') return null;
  const stems = marks.filter((mark): mark is string => typeof mark === 'string' && mark !== '');
  return stems.length === 0 ? null : { marks: stems, lang };
}

/** Returns the state of an entry without its marks. */
export function withoutMarks(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'marks' && key !== 'lang'));
}
