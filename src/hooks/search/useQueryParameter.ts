import { useEffect, useState } from 'react';
import { ADDRESS_CHANGED } from '../../model/navigation/pageNavigation';

/**
 * A query parameter of the address, and its setter. Empty on the server and in the first render for hydration.
 * @param location the router's location; a new object after each navigation, even to the same address, because the
 * router does not see changes in place
 */
export function useQueryParameter(name: string, location: Pick<Location, 'search'>): [string, (value: string) => void] {
  const [value, setValue] = useState('');
  useEffect(() => setValue(new URLSearchParams(location.search).get(name) ?? ''), [name, location]);
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
