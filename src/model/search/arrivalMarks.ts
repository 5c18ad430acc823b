/** What the history's entry of a page says of the search that led to it. */
export interface ArrivalMarks {
  marks: string[];
  lang: string;
}

/** Reads the marks out of an entry's state, which anything may have written; null where there are none. */
export function readArrivalMarks(state: unknown): ArrivalMarks | null {
  if (typeof state !== 'object' || state === null) return null;
  const { marks, lang } = state as Record<string, unknown>;
  if (!Array.isArray(marks) || typeof lang !== 'string') return null;
  const stems = marks.filter((mark): mark is string => typeof mark === 'string' && mark !== '');
  return stems.length === 0 ? null : { marks: stems, lang };
}

/** The state of an entry without its marks. */
export function withoutMarks(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'marks' && key !== 'lang'));
}
