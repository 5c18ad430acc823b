import type { Finding } from '../../../diagnostics/diagnostic';
import type { Content } from '../../loadContent';
import { warning } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports posts without a truncation mark: lists show their descriptions, which the post itself does not. */
function adviseLeads({ posts }: Content): Finding[] {
  return posts
    .filter(({ frontMatter, content }) => !frontMatter.draft && content.leadHtml === null)
    .map(({ file }) => ({ file, line: 1, column: 1, ...say('post/lead') }));
}

export const postLead = defineRule('post/lead', warning('A post says where its lead ends.'), adviseLeads);
