import { canonicalPath } from '../../../model/site/path';
import { nearest, suggest } from '../../diagnostics/nearest';
import { say } from '../say';
import type { KnownPaths } from './knownPaths';

/** A page without a heading's id, and the id that the writer probably meant. */
interface MissingHeading {
  path: string;
  hint: string | undefined;
}

/** Returns the error of a heading id on a page; undefined when the page has the id, or its own errors may hide it. */
export function headingDiagnostic(id: string, path: string, paths: KnownPaths): MissingHeading | undefined {
  const known = paths.get(canonicalPath(path));
  return known === undefined || known === null ? undefined : missingHeading(id, path, known);
}

/** Does the same for a page whose ids are given. */
export function missingHeading(id: string, path: string, known: ReadonlySet<string>): MissingHeading | undefined {
  if (id === '' || known.has(id)) return undefined;
  const nearestId = nearest(id, known);
  const ids = [...known].map((each) => `#${each}`).join(', ');
  const listed = known.size === 0 ? say('heading.none') : say('heading.ids', { ids });
  return { path, hint: suggest(nearestId && `#${nearestId}`) ?? listed.message };
}
