import { editDistance } from '../../../model/text/editDistance';
import { nearest, suggest } from '../../diagnostics/nearest';

/** Removes the folders that two paths share, so that shared folders do not make paths similar. */
function differingParts(a: string, b: string): [string, string] {
  const segments = a.split('/');
  const other = b.split('/');
  let shared = 0;
  while (shared < Math.min(segments.length, other.length) - 1 && segments[shared] === other[shared]) shared += 1;
  return [segments.slice(shared).join('/'), other.slice(shared).join('/')];
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns the page that a wrong path most likely means: one with a similar path, else the only one of that name. */
export function nearestPage(path: string, pages: Iterable<string>): string | undefined {
  const candidates = [...pages];
  const similar = candidates.filter((page) => {
    const [own, other] = differingParts(path, page);
    return nearest(own, [other]) !== undefined;
  });
  const found = nearest(path, similar);
  if (found !== undefined) return found;
  const sameName = candidates.filter((page) => lastSegment(page) === lastSegment(path));
  return sameName.length === 1 ? sameName[0] : undefined;
}

/** A path is replaced automatically only if its nearest page is this many letters nearer than all others. */
const CLEAR_LEAD = 2;

/** Returns the only page that a wrong path can mean: much nearer than all others, by its path or its name. */
export function onlyNearPage(path: string, pages: Iterable<string>): string | undefined {
  const [best, second] = [...pages]
    .flatMap((page) => {
      if (lastSegment(page) === lastSegment(path)) return { page, distance: 0 };
      const [own, other] = differingParts(path, page);
      return nearest(own, [other]) === undefined ? [] : { page, distance: editDistance(own, other) };
    })
    .sort((a, b) => a.distance - b.distance);
  if (best === undefined || (second !== undefined && second.distance - best.distance < CLEAR_LEAD)) return undefined;
  return best.page;
}

/** Returns the hint for a path without a page, which `moved` may name as an old address. */
export function didYouMeanPage(
  path: string,
  pages: Iterable<string>,
  moved?: ReadonlyMap<string, string>,
): string | undefined {
  return suggest(moved?.get(path) ?? nearestPage(path, pages));
}
