import type { Changes } from '../../support/contentFolder';

const page = (title: string, keys: readonly string[], body: string) =>
  `---\n${[`title: ${title}`, `description: Sivu ${title}.`, ...keys].join('\n')}\n---\n\n${body}\n`;

const post = (day: number, keys: readonly string[] = []) =>
  page(`Uutinen ${day}`, ['authors: [tiimi]', 'tags: [uutiset]', ...keys], `Uutinen.\n\n{/* truncate */}\n\nLisää.`);

/** Enough posts for a second page of the list; the newest is not shown without a translation. */
const POSTS = 11;
const posts = Array.from({ length: POSTS }, (_, index) => index + 1).map((day): [string, string] => {
  const name = `blog/2025-01-${String(day).padStart(2, '0')}-uutinen.mdx`;
  return [name, post(day, day === POSTS ? ['fallback: false'] : [])];
});

/** Posts that are not shown in every language, unlisted or drafts, beside enough for a second page of the list. */
export const limitedPosts: Changes = {
  'blog/2025-02-01-listaton.mdx': post(32, ['unlisted: true']),
  'blog/2025-02-02-luonnos.mdx': post(33, ['draft: true']),
  ...Object.fromEntries(posts),
};
