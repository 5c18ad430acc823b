import { findRedirect, prefixOf } from '../../model/serving/findAnswer';

/** A redirect: both are site paths, the target may end in a hash. */
export interface Redirect {
  from: string;
  to: string;
}

/** Returns the path of a target without its hash. */
export function targetPath({ to }: Redirect): string {
  return to.replace(/#.*$/, '');
}

/** Returns a function that finds the redirect of an address; of two from the same address, the first. */
export function redirectsByAddress<Each extends Redirect>(
  redirects: readonly Each[],
): (path: string) => Each | undefined {
  const exact = new Map([...redirects].reverse().map((redirect) => [redirect.from, redirect]));
  const wide = redirects.filter(({ from }) => prefixOf(from) !== undefined);
  return (path) => exact.get(path) ?? findRedirect(wide, path);
}

/** Returns each redirect loop once, as sources from its alphabetically first one: `['/a', '/b', '/a']`. */
export function findRedirectLoops(redirects: readonly Redirect[]): string[][] {
  const redirectAt = redirectsByAddress(redirects);
  const next = new Map(redirects.map((redirect) => [redirect.from, redirectAt(targetPath(redirect))?.from]));
  const loops: string[][] = [];
  for (const start of [...next.keys()].sort()) {
    const way = [start];
    for (let at = next.get(start); at !== undefined; at = next.get(at)) {
      if (at === start) {
        if (way.every((path) => path >= start)) loops.push([...way, start]);
        break;
      }
      if (way.includes(at)) break;
      way.push(at);
    }
  }
  return loops;
}
