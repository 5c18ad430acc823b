import { MAIN_ROOT } from '../../../model/pages/docRoots';
import type { Site } from '../../schema/siteSchema';

/** Why a page may contain no code, and how to fix the page. */
interface Refusal {
  message: string;
  hint: string;
}

const IN_MARKDOWN = 'Write it in Markdown and with the elements of the site.';

/**
 * Returns why a page may contain no code (components of the content, imports, exports); undefined for one that may.
 * @param version version of the docs that the page belongs to; undefined for a post
 */
export function whyWithoutReact(version: string | undefined, setting: Site['components']): Refusal | undefined {
  if (version === undefined)
    return { message: 'A post has no components of its own, imports or exports.', hint: IN_MARKDOWN };
  if (version !== MAIN_ROOT)
    return {
      message:
        'A page of another version has no components of its own, imports or exports: they would change under it.',
      hint: IN_MARKDOWN,
    };
  if (setting === 'trusted') return undefined;
  return {
    message: 'This is code, which pages of this site may not contain.',
    hint: `${IN_MARKDOWN} If you trust everyone who writes the content with your computer, set "components: trusted" in site.yaml.`,
  };
}
