import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /** The whole question that the answer is for: the query, and what narrows it. */
  question: string;
  /** Asks again after a failure. */
  retry: () => void;
}

interface Answered {
  /** The question that it answers; of any other one the answer is awaited. */
  question: string;
  status: SearchStatus;
  answer: SearchAnswer;
  answered: string;
}

const NOTHING: Answered = { question: '', status: 'idle', answer: NO_ANSWER, answered: '' };

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
 * @param delay milliseconds after the last change; without them a question is asked within the task of its letter, and
 *   the answer is in the document within the task that brings it, so that both can be in the next frame
 */
export function useSearch(text: string, filters: SearchFilters, delay = 0): SearchState {
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const wanted = text.trim();
  const question = wanted === '' ? '' : JSON.stringify([wanted, filters, attempt]);
  useEffect(() => {
    if (question === '') {
      setState(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const [answered, asked] = JSON.parse(question) as [string, SearchFilters];
    const start = () => {
      ask(answered, asked, signal).then(
        (answer) => {
          if (signal.aborted) return;
          flushSync(() => setState({ question, status: 'ready', answer, answered }));
          void answer.passages?.then((pages) => {
            if (!signal.aborted) setState({ question, status: 'ready', answer: { ...answer, pages }, answered });
          });
        },
        () => {
          if (signal.aborted) return;
          closeSearch(asked.locale);
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
