import { MAIN_ROOT } from '../../../model/pages/docRoots';
import type { Message } from '../../diagnostics/messages';
import type { Site } from '../../schema/siteSchema';
import { say } from '../say';

/**
 * Returns why a page may contain no code (components of the content, imports, exports); undefined for one that may.
 * @param version version of the docs that the page belongs to; undefined for a post
 */
export function whyWithoutReact(version: string | undefined, setting: Site['components']): Message | undefined {
  if (version === undefined) return say('code.post');
  if (version !== MAIN_ROOT) return say('code.version');
  if (setting === 'trusted') return undefined;
  return say('code.untrusted');
}
