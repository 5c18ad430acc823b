import { editDistance } from '../../../model/text/editDistance';
import { nearest, suggest } from '../../diagnostics/nearest';

/** Two paths without the folders that both have, so that shared folders do not make paths alike. */
function differingParts(a: string, b: string): [string, string] {
  const own = a.split('/');
  const other = b.split('/');
  let shared = 0;
  while (shared < Math.min(own.length, other.length) - 1 && own[shared] === other[shared]) shared += 1;
  return [own.slice(shared).join('/'), other.slice(shared).join('/')];
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The page that a path without a page most likely means: one of a similar path, else the only one of that name. */
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

/** Letters by which a page has to be nearer than all others, where it is to be put in place of a path unasked. */
const CLEAR_LEAD = 2;

/** The page that a path without a page can only mean: one of a similar path, or of that name, far nearer than others. */
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

/**
 * The hint for a path that is no page.
 * @param moved where old addresses lead now
 * @example didYouMeanPage('/docs/ohjeet/sald', ['/docs/ohjeet/saldo']) // 'Did you mean "/docs/ohjeet/saldo"?'
 */
export function didYouMeanPage(
  path: string,
  pages: Iterable<string>,
  moved?: ReadonlyMap<string, string>,
): string | undefined {
  return suggest(moved?.get(path) ?? nearestPage(path, pages));
}
