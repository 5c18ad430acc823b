import { MAIN_ROOT } from '../../../model/pages/docRoots';

/**
 * Why a page may not be one of React; undefined for one that may.
 * @param version version of the docs that the page belongs to; undefined for a post
 */
export function whyWithoutReact(version: string | undefined): string | undefined {
  if (version === undefined) return 'A post has no components of its own, imports or exports.';
  if (version === MAIN_ROOT) return undefined;
  return 'A page of another version has no components of its own, imports or exports: they would change under it.';
}
