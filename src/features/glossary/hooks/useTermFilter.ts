import { useState, type ComponentType } from 'react';
import { fetchFile } from '../../../browser/search/fetchFile';
import type { StoredTerm } from '../model/termIndex';
import type { TermFiles } from './useFoundTerms';

/** Finds terms by files that have come, and returns their keys. */
type TermFinder = ComponentType<{ query: string; files: TermFiles; onFound: (keys: readonly string[]) => void }>;

/** Addresses of the files of the terms. */
export interface TermFileUrls {
  index: string;
  store: string;
}

interface Loaded {
  Finder: TermFinder;
  files: TermFiles;
}

interface TermFilter {
  query: string;
  setQuery: (query: string) => void;
  /** Fetches what the filter needs, once. */
  prepare: () => void;
  hasFailed: boolean;
  loaded: Loaded | undefined;
  onFound: (keys: readonly string[]) => void;
  /** Keys of the terms that fit; undefined where all are shown. */
  found: ReadonlySet<string> | undefined;
}

/** The filter of the glossary: its code and its index come when a reader is about to use it, not with the page. */
export function useTermFilter(urls: TermFileUrls | null, loadFinder: () => Promise<TermFinder>): TermFilter {
  const [query, setQuery] = useState('');
  const [keys, setKeys] = useState<readonly string[]>();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [loaded, setLoaded] = useState<Loaded>();
  const prepare = () => {
    if (urls === null || loaded !== undefined || status === 'loading') return;
    setStatus('loading');
    Promise.all([loadFinder(), fetchFile(urls.index), fetchFile(urls.store)]).then(
      ([Finder, index, store]) => {
        setStatus('idle');
        setLoaded({ Finder, files: { index, store: JSON.parse(store) as Record<string, StoredTerm> } });
      },
      () => setStatus('failed'),
    );
  };
  const isAsked = query.trim() !== '' && loaded !== undefined && keys !== undefined;
  return {
    query,
    setQuery,
    prepare,
    hasFailed: status === 'failed',
    loaded,
    onFound: setKeys,
    found: isAsked ? new Set(keys) : undefined,
  };
}
