import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeSearch, openSearch } from '../../browser/search/openSearch';
import type { SearchManifest } from '../../model/search/manifest';
import { NO_ANSWER, type SearchAnswer, type SearchFilters } from '../../model/search/provider';

export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface SearchState {
  status: SearchStatus;
  /** The latest answer; while loading, the previous one. */
  answer: SearchAnswer;
  /** The query of the answer. */
  answered: string;
  /** Query and filters of the answer. */
  question: string;
  /** Retries after a failure. */
  retry: () => void;
}

interface Answered {
  /** Query and filters of this answer; for any other question an answer is pending. */
  question: string;
  status: SearchStatus;
  answer: SearchAnswer;
  answered: string;
}

const NOTHING: Answered = { question: '', status: 'idle', answer: NO_ANSWER, answered: '' };

/** Retries once: after a deployment the files of the old build are gone. */
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
 * Searches after each change; only the newest query's answer counts.
 * @param delay debounce in milliseconds; without it the query runs within the task of the key, and the answer renders
 * within the task that delivers it, so both can be in the next frame
 */
export function useSearch(text: string, filters: SearchFilters, delay = 0): SearchState {
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const query = text.trim();
  const question = query === '' ? '' : JSON.stringify([query, filters, attempt]);
  useEffect(() => {
    if (question === '') {
      setState(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const [answered, askedFilters] = JSON.parse(question) as [string, SearchFilters];
    const start = () => {
      ask(answered, askedFilters, signal).then(
        (answer) => {
          if (signal.aborted) return;
          flushSync(() => setState({ question, status: 'ready', answer, answered }));
          void answer.passages?.then((pages) => {
            if (!signal.aborted)
              setState({ question, status: 'ready', answer: { ...answer, pages, passages: undefined }, answered });
          });
        },
        () => {
          if (signal.aborted) return;
          closeSearch(askedFilters.locale);
          setState({ question, status: 'failed', answer: NO_ANSWER, answered });
        },
      );
    };
    const timer = delay === 0 ? undefined : setTimeout(start, delay);
    if (timer === undefined) start();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, delay]);
  const shown = question === '' ? NOTHING : state;
  const status = question === state.question ? shown.status : 'loading';
  return { ...shown, status, retry: () => setAttempt((count) => count + 1) };
}

/** The manifest of a locale's search, loaded on demand. */
export function useSearchManifest(locale: string, isEnabled: boolean): SearchManifest | undefined {
  const [manifest, setManifest] = useState<SearchManifest>();
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isCurrent = true;
    openSearch(locale).then(
      (search) => {
        if (isCurrent) setManifest(search.manifest);
      },
      // The first query retries and reports the failure.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, isEnabled]);
  return manifest;
}
