import { MAIN_ROOT } from '../../../model/pages/docRoots';
import type { Message } from '../../diagnostics/messages';
import type { Site } from '../../schema/siteSchema';
import { say } from '../say';

/** Returns why a page of a version (undefined: a post) may contain no code; undefined for one that may. */
export function whyWithoutReact(version: string | undefined, setting: Site['components']): Message | undefined {
  if (version === undefined) return say('code.post');
  if (version !== MAIN_ROOT) return say('code.version');
  if (setting === 'trusted') return undefined;
  return say('code.untrusted');
}
