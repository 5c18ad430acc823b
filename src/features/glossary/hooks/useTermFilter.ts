import { useEffect, useState, type ComponentType } from 'react';
import { useQueryParameters } from '../../../hooks/search/useQueryParameters';
import type { FindableTerm } from '../model/termIndex';

/** Props of the component that finds terms. */
export interface TermFinderProps {
  query: string;
  terms: readonly FindableTerm[];
  onFound: (keys: readonly string[]) => void;
}

type TermFinder = ComponentType<TermFinderProps>;

interface TermFilter {
  query: string;
  setQuery: (query: string) => void;
  /** Loads the code of the filter, once. */
  prepare: () => void;
  hasFailed: boolean;
  Finder: TermFinder | undefined;
  onFound: (keys: readonly string[]) => void;
  /** Keys of the terms that match; undefined while all are shown. */
  found: ReadonlySet<string> | undefined;
}

const QUERY = ['q'] as const;

/** The state of the glossary's filter. Its code loads on first use, not with the page. */
export function useTermFilter(loadFinder: () => Promise<TermFinder>, location: Pick<Location, 'search'>): TermFilter {
  const [{ q: query = '' }, setParameters] = useQueryParameters(QUERY, location);
  const [keys, setKeys] = useState<readonly string[]>();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [Finder, setFinder] = useState<TermFinder>();
  const prepare = () => {
    if (Finder !== undefined || status === 'loading') return;
    setStatus('loading');
    loadFinder().then(
      (loaded) => {
        setStatus('idle');
        setFinder(() => loaded);
      },
      () => setStatus('failed'),
    );
  };
  // Also for a query in the address.
  useEffect(() => {
    if (query !== '') prepare();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a failed load is tried again with the next letter
  }, [query]);
  return {
    query,
    setQuery: (written) => setParameters({ q: written }),
    prepare,
    hasFailed: status === 'failed',
    Finder,
    onFound: setKeys,
    found: query.trim() === '' || keys === undefined ? undefined : new Set(keys),
  };
}
