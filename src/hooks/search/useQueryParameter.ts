import { useEffect, useState } from 'react';
import { ADDRESS_CHANGED } from '../../model/navigation/pageNavigation';

/**
 * A parameter of the address, and a way to change it in place. The server and the first render have the empty
 * text, so that the page hydrates; the address's value follows.
 * @param location the router's; another object each time that the router has gone somewhere, even to the same address,
 *   since it does not hear of changes in place
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
