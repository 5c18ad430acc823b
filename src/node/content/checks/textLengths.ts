import type { Finding } from '../../diagnostics/diagnostic';
import type { Content } from '../loadContent';

/** Pages of which a text of the front matter has more characters than fit. */
export function tooLong({ docs, posts }: Content, key: 'title' | 'description', max: number): Finding[] {
  return [...docs, ...posts].flatMap(({ file, frontMatter, locate }): Finding[] => {
    const { length } = [...frontMatter[key]];
    if (length <= max) return [];
    const message = `"${key}" has ${length} characters, more than the ${max} that fit.`;
    return [{ file, ...locate([key]), message, hint: 'Shorten it.' }];
  });
}
