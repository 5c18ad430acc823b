/** A page and the paths to which its text links. */
export interface LinkingPage {
  path: string;
  linksTo: readonly string[];
}

/** Returns for each path the other pages whose texts link to it, in alphabetical order. */
export function sourcesOf(pages: Iterable<LinkingPage>): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, Set<string>>();
  for (const { path, linksTo } of pages)
    for (const target of linksTo)
      if (target !== path) sources.set(target, (sources.get(target) ?? new Set()).add(path));
  return new Map([...sources].map(([path, from]) => [path, [...from].sort()]));
}
