import { useEffect, useState } from 'react';

/** Key in the history state for the number of shown results, so that Back restores the list. */
const KEY = 'searchShown';

function remembered(of: string): number | undefined {
  const state = window.history.state as Record<string, unknown> | null;
  const value = state?.[KEY];
  return Array.isArray(value) && value[0] === of && typeof value[1] === 'number' ? value[1] : undefined;
}

/**
 * The number of shown results, which grows by steps.
 * @param of identifies the results; for others the count restarts
 */
export function useShownCount(step: number, of: string): { limit: number; showMore: () => void } {
  const [shown, setShown] = useState({ of, limit: step });
  const limit = shown.of === of ? shown.limit : step;
  useEffect(() => setShown({ of, limit: remembered(of) ?? step }), [of, step]);
  const showMore = () => {
    const next = limit + step;
    setShown({ of, limit: next });
    window.history.replaceState({ ...(window.history.state as object | null), [KEY]: [of, next] }, '');
  };
  return { limit, showMore };
}
