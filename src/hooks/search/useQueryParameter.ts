import { useEffect, useState } from 'react';
import { ADDRESS_CHANGED } from '../../model/navigation/pageNavigation';

/**
 * A parameter of the address, and a way to change it in place. The server and the first render have the empty
 * text, so that the page hydrates; the address's value follows.
 */
export function useQueryParameter(name: string, search: string): [string, (value: string) => void] {
  const [value, setValue] = useState('');
  useEffect(() => setValue(new URLSearchParams(search).get(name) ?? ''), [name, search]);
  const change = (next: string) => {
    setValue(next);
    const parameters = new URLSearchParams(window.location.search);
    if (next === '') parameters.delete(name);
    else parameters.set(name, next);
    const query = parameters.toString();
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + (query === '' ? '' : `?${query}`) + window.location.hash,
    );
    window.dispatchEvent(new Event(ADDRESS_CHANGED));
  };
  return [value, change];
}
