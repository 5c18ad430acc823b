import { distanceIfNear, suggest } from '../../diagnostics/nearest';

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns the distance of two similar paths, if below a limit. The folders that they share do not make them similar. */
function pathDistance(path: string, page: string, below?: number): number | undefined {
  let shared = 0;
  for (let at = 0; at < path.length && path[at] === page[at]; at += 1) if (path[at] === '/') shared = at + 1;
  return distanceIfNear(path.slice(shared), page.slice(shared), below);
}

/** Returns the page that a wrong path most likely means: one with a similar path, else the only one of that name. */
export function nearestPage(path: string, pages: Iterable<string>): string | undefined {
  let best: string | undefined;
  let distance = Infinity;
  const sameName: string[] = [];
  for (const page of pages) {
    if (lastSegment(page) === lastSegment(path)) sameName.push(page);
    const found = pathDistance(path, page, distance);
    if (found === undefined) continue;
    best = page;
    distance = found;
  }
  return best ?? (sameName.length === 1 ? sameName[0] : undefined);
}

/** A path is replaced automatically only if its nearest page is this many letters nearer than all others. */
const CLEAR_LEAD = 2;

/** Returns the only page that a wrong path can mean: much nearer than all others, by its path or its name. */
export function onlyNearPage(path: string, pages: Iterable<string>): string | undefined {
  let best: string | undefined;
  let [first, second] = [Infinity, Infinity];
  for (const page of pages) {
    const isNamesake = lastSegment(page) === lastSegment(path);
    const distance = isNamesake ? 0 : pathDistance(path, page, first + CLEAR_LEAD);
    if (distance === undefined || distance >= second) continue;
    second = Math.max(first, distance);
    if (distance < first) [best, first] = [page, distance];
  }
  return second - first < CLEAR_LEAD ? undefined : best;
}

/** Returns the hint for a path without a page, which `moved` may name as an old address. */
export function didYouMeanPage(
  path: string,
  pages: Iterable<string>,
  moved?: ReadonlyMap<string, string>,
): string | undefined {
  return suggest(moved?.get(path) ?? nearestPage(path, pages));
}
