import { useEffect, useState } from 'react';

/** Under which the history's entry remembers how many results are shown, so that Back comes to the same list. */
const KEY = 'searchShown';

function remembered(of: string): number | undefined {
  const state = window.history.state as Record<string, unknown> | null;
  const value = state?.[KEY];
  return Array.isArray(value) && value[0] === of && typeof value[1] === 'number' ? value[1] : undefined;
}

/**
 * How many results are shown, a step more each time.
 * @param of what the results are for; of anything else, the first step is shown
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
