import type { Finding } from '../../../diagnostics/diagnostic';
import type { Content } from '../../loadContent';
import { warning } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports posts without a truncation mark: lists then show their descriptions, which the posts themselves do not. */
function adviseLeads({ posts }: Content): Finding[] {
  return posts
    .filter(({ frontMatter, content }) => !frontMatter.draft && content.leadHtml === null)
    .map(({ file }) => ({ file, line: 1, column: 1, ...say('post/lead') }));
}

export const postLead = defineRule('post/lead', warning('A post says where its lead ends.'), adviseLeads);
