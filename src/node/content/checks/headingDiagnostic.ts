import { canonicalPath } from '../../../model/site/path';
import { nearest } from '../../diagnostics/nearest';
import type { KnownPaths } from './knownPaths';

/** What is wrong with a heading's id on a page; undefined when the page has it, or its faults hide what it has. */
export function headingDiagnostic(
  id: string,
  path: string,
  paths: KnownPaths,
): { what: string; hint: string } | undefined {
  const known = paths.get(canonicalPath(path));
  return known === undefined || known === null ? undefined : missingHeading(id, path, known);
}

/** The same for a page whose ids are at hand. */
export function missingHeading(
  id: string,
  path: string,
  known: ReadonlySet<string>,
): { what: string; hint: string } | undefined {
  if (id === '' || known.has(id)) return undefined;
  return { what: `a heading that ${path} does not have`, hint: hintFor(id, known) };
}

function hintFor(id: string, known: ReadonlySet<string>): string {
  const meant = nearest(id, known);
  if (meant !== undefined) return `Did you mean "#${meant}"?`;
  return known.size === 0
    ? 'The page has no headings.'
    : `Its ids are ${[...known].map((each) => `#${each}`).join(', ')}.`;
}
