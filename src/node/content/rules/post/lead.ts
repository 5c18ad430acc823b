import type { Diagnostic } from '../../../diagnostics/diagnostic';
import type { Content } from '../../loadContent';

/** Posts that do not say where their lead ends: lists show their descriptions, which readers of the post never see. */
export function adviseLeads({ posts }: Content): Diagnostic[] {
  return posts
    .filter(({ frontMatter, content }) => !frontMatter.draft && content.leadHtml === null)
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      message: 'This post does not say where its lead ends, so lists show its description.',
      hint: 'Write {/* truncate */} on a line of its own after the first paragraphs.',
    }));
}
