import { useEffect, useState } from 'react';
import { ADDRESS_CHANGED } from '../../model/navigation/pageNavigation';

type Values<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/**
 * Query parameters of the address, and their setter, which removes undefined and empty ones. Empty on the server and in
 * the first render for hydration.
 * @param names constant list of their names
 * @param location the router's location; a new object after each navigation, even to the same address, because the
 * router does not see changes in place
 */
export function useQueryParameters<Name extends string>(
  names: readonly Name[],
  location: Pick<Location, 'search'>,
): [Values<Name>, (values: Values<Name>) => void] {
  const [values, setValues] = useState({} as Values<Name>);
  useEffect(() => {
    const parameters = new URLSearchParams(location.search);
    const written = names.map((name) => [name, parameters.get(name) || undefined] as const);
    setValues(Object.fromEntries(written) as Values<Name>);
  }, [names, location]);
  const change = (next: Values<Name>) => {
    setValues(next);
    const parameters = new URLSearchParams(window.location.search);
    for (const name of names) {
      parameters.delete(name);
      if (next[name]) parameters.set(name, next[name]);
    }
    const query = parameters.toString();
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + (query === '' ? '' : `?${query}`) + window.location.hash,
    );
    window.dispatchEvent(new Event(ADDRESS_CHANGED));
  };
  return [values, change];
}
