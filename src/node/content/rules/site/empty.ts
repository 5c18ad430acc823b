import type { Finding } from '../../../diagnostics/diagnostic';
import { essential } from '../../../diagnostics/rule';
import { MAIN_ROOT } from '../../../../model/pages/docRoots';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports a content folder without docs in the main doc root, unless unreadable files may be such docs. */
function checkNotEmpty({ docs, source, brokenDocs, broken }: Content): Finding[] {
  const isUnknown = brokenDocs.length > 0 || broken.has('docRoots');
  if (isUnknown || docs.some(({ version }) => version === MAIN_ROOT)) return [];
  const folder = source.file.replace(/\/?site\.yaml$/, '');
  return [{ file: `${folder}/docs`, ...say('site/empty') }];
}

export const emptySite = defineRule('site/empty', essential('A site has pages.'), checkNotEmpty);
