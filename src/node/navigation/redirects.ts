/** A redirect: both are site paths, the target may end in a hash. */
export interface Redirect {
  from: string;
  to: string;
}

/** Returns the path of a target without its hash. */
export function targetPath({ to }: Redirect): string {
  return to.replace(/#.*$/, '');
}

/** Returns each redirect loop once, as paths from its alphabetically first one: `['/a', '/b', '/a']`. */
export function findRedirectLoops(redirects: readonly Redirect[]): string[][] {
  const next = new Map(redirects.map((redirect) => [redirect.from, targetPath(redirect)]));
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
