import { useEffect, useState } from 'react';
import { closeSearch, openSearch } from '../../browser/search/openSearch';
import type { SearchManifest } from '../../model/search/manifest';
import { NO_ANSWER, type SearchAnswer, type SearchFilters } from '../../model/search/provider';

export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface SearchState {
  status: SearchStatus;
  /** The newest answer; while a new one is awaited, the one before. */
  answer: SearchAnswer;
  /** The query that the answer is for. */
  answered: string;
  /** Asks again after a failure. */
  retry: () => void;
}

interface Answered {
  status: SearchStatus;
  answer: SearchAnswer;
  answered: string;
}

const NOTHING: Answered = { status: 'idle', answer: NO_ANSWER, answered: '' };

/** Asks once more by itself: after a new build was published, the files of the old one are gone. */
async function ask(text: string, filters: SearchFilters, signal: AbortSignal): Promise<SearchAnswer> {
  const { locale } = filters;
  const attempt = async () => (await openSearch(locale)).provider.query(text, filters, signal);
  try {
    return await attempt();
  } catch (error) {
    if (signal.aborted) throw error;
    closeSearch(locale);
    return attempt();
  }
}

/**
 * The answer to a query, asked anew after each change; of several questions only the newest one's answer counts.
 * @param delay milliseconds after the last change
 */
export function useSearch(text: string, filters: SearchFilters, delay: number): SearchState {
  const [state, setState] = useState<Answered>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const wanted = text.trim();
  const narrowing = JSON.stringify(filters);
  useEffect(() => {
    if (wanted === '') {
      setState(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const asked = JSON.parse(narrowing) as SearchFilters;
    setState((before) => ({ ...before, status: 'loading' }));
    const timer = setTimeout(() => {
      ask(wanted, asked, signal).then(
        (answer) => {
          if (signal.aborted) return;
          setState({ status: 'ready', answer, answered: wanted });
          void answer.passages?.then((pages) => {
            if (!signal.aborted) setState({ status: 'ready', answer: { ...answer, pages }, answered: wanted });
          });
        },
        () => {
          if (signal.aborted) return;
          closeSearch(asked.locale);
          setState({ status: 'failed', answer: NO_ANSWER, answered: wanted });
        },
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, narrowing, delay, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

/** What a locale's search has, once it is wanted and has come. */
export function useSearchManifest(locale: string, isWanted: boolean): SearchManifest | undefined {
  const [manifest, setManifest] = useState<SearchManifest>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    openSearch(locale).then(
      (search) => {
        if (isCurrent) setManifest(search.manifest);
      },
      // The first query asks again, and reports it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, isWanted]);
  return manifest;
}
