/** One redirect of the site: both are site paths, the target may end in a hash. */
export interface Redirect {
  from: string;
  to: string;
}

/** Path of a target without its hash. */
export function targetPath({ to }: Redirect): string {
  return to.replace(/#.*$/, '');
}

/**
 * The redirects that lead back to themselves, each as the way round: `['/a', '/b', '/a']`. Every loop is
 * reported once, for its alphabetically first path.
 */
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
