import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * True for the `Host` of a request that may be answered: localhost, an address in digits, this computer's name, or one
 * of `names`. A page of another site could let its own name lead to this computer (DNS rebinding); then the browser
 * takes the answers for its own. Programs other than browsers may send none.
 * @param host the header with its port: `localhost:8000`, `[::1]:8000`
 */
export function isAllowedHost(host: string | undefined, names: readonly string[] = []): boolean {
  if (host === undefined) return true;
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  const own = hostname().toLowerCase();
  return (
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
    /^(?:.+\.)?localhost$/.test(name) ||
    [own, `${own}.local`, ...names.map((each) => each.toLowerCase())].includes(name)
  );
}
