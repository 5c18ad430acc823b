import type { Finding } from '../../../diagnostics/diagnostic';
import { warning } from '../../../diagnostics/rule';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Today by the clock of this computer: `2026-11-27`. */
function today(): string {
  const now = new Date();
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

const findFuturePosts = ({ posts }: Content): Finding[] =>
  posts
    .filter(({ frontMatter, date }) => !frontMatter.draft && date > today())
    .map(({ file, date, locate }) => ({ file, ...locate(['title'], true), ...say('post/future', { date }) }));

export const futurePost = defineRule('post/future', warning('The day of a post has come.'), findFuturePosts);
