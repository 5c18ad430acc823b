import { joinPath } from '../site/path';

/** Words read in a minute, for the reading time of a post. */
const WORDS_PER_MINUTE = 200;

/** Path of the blog's list. */
export const BLOG_PATH = '/blog';

const DATED_NAME = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:-(.+))?$/;

/** The date and the rest of a post's file name; `date` is null for a name without a date. */
interface DatedName {
  /** `YYYY-MM-DD`. */
  date: string | null;
  rest: string;
}

/** Splits a post's file name: `2024-05-17-webinaari` is `{ date: '2024-05-17', rest: 'webinaari' }`. */
export function splitDatedName(name: string): DatedName {
  const match = DATED_NAME.exec(name);
  if (match === null) return { date: null, rest: name };
  const [, year = '', month = '', day = '', rest = ''] = match;
  return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, rest };
}

/** True for an existing calendar day written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The path of a post: its slug, else its date and the rest of its name: `/blog/2024/05/17/webinaari`. */
export function postPath({ slug, date, rest }: { slug?: string; date: string | null; rest: string }): string {
  if (slug !== undefined) return joinPath('blog', slug);
  return joinPath('blog', ...(date ?? '').split('-'), rest);
}

/** The path of a tag's page: `/blog/tags/webinaari`. */
export function tagPath(key: string): string {
  return joinPath('blog', 'tags', key);
}

/** The path of an author's page: `/blog/authors/tuotetiimi`. */
export function authorPath(key: string): string {
  return joinPath('blog', 'authors', key);
}

/** Reading time in minutes, rounded up, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** Sorts posts newest first; posts of one day by path, so that the order is stable across builds. */
export function newestFirst<Post extends { date: string; path: string }>(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? 1 : -1;
    return a.path < b.path ? -1 : 1;
  });
}

/** Groups names by first letter, in alphabetical order of the language. */
export function groupByLetter<Item extends { name: string }>(
  items: readonly Item[],
  lang: string,
): { letter: string; items: Item[] }[] {
  const { compare } = new Intl.Collator(lang);
  const letters = new Map<string, Item[]>();
  for (const item of [...items].sort((a, b) => compare(a.name, b.name))) {
    const letter = ([...item.name.trim()][0] ?? '').toLocaleUpperCase(lang);
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters].map(([letter, ofLetter]) => ({ letter, items: ofLetter }));
}

/** Groups posts by year, newest year first; inside a year the oldest post first. */
export function groupByYear<Post extends { date: string; path: string }>(
  posts: readonly Post[],
): { year: string; posts: Post[] }[] {
  const years = new Map<string, Post[]>();
  for (const post of newestFirst(posts)) {
    const year = post.date.slice(0, 4);
    years.set(year, [post, ...(years.get(year) ?? [])]);
  }
  return [...years].map(([year, ofYear]) => ({ year, posts: ofYear }));
}
