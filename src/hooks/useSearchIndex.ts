import { useEffect, useState } from 'react';
import { withPrefix } from 'gatsby';
import { loadIndex, type LoadedIndex } from './searchEngine';

export interface SearchIndexUrls {
  indexUrl: string;
  storeUrl: string;
}

type IndexState =
  { state: 'idle' | 'loading' | 'failed'; loaded?: undefined } | { state: 'ready'; loaded: LoadedIndex };

/** The search index, fetched when it is first wanted; `retry` fetches it again after a failure. */
export function useSearchIndex(
  { indexUrl, storeUrl }: SearchIndexUrls,
  isWanted: boolean,
): IndexState & { retry: () => void } {
  const [index, setIndex] = useState<IndexState>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    setIndex({ state: 'loading' });
    loadIndex(withPrefix(indexUrl), withPrefix(storeUrl), controller.signal).then(
      (loaded) => setIndex({ state: 'ready', loaded }),
      () => {
        if (!controller.signal.aborted) setIndex({ state: 'failed' });
      },
    );
    return () => controller.abort();
  }, [isWanted, indexUrl, storeUrl, attempt]);
  return { ...index, retry: () => setAttempt((count) => count + 1) };
}
