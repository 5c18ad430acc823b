import { asText, type Json } from './settings';

const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;
/** A valid slug of a post. */
export const SLUG = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/;

/** Converts a text to the key of a tag or an author, or to the slug of a post. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/-*\/+-*/g, '/')
    .replace(/^[-/]+|[-/]+$/g, '');

function dayOf(value: unknown): string | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  const text = typeof value === 'string' ? value : undefined;
  if (text === undefined) return undefined;
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text.trim()) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined)
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/**
 * Returns the day and address of a post's file.
 * @param addedOn the day on which the file was added, for a post without a day
 */
export function postPlace(relative: string, frontMatter: Json, addedOn: () => string) {
  const match = DATED.exec(relative);
  const [, folder = '', year = '', month = '', day = '', rest = ''] = match ?? [];
  const named = match === null ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const text = match === null ? relative.replace(/(?:\/index)?\.mdx?$/, '') : rest;
  const date = dayOf(frontMatter.date) ?? named;
  const writtenSlug = asText(frontMatter.slug)?.replace(/^\/+|\/+$/g, '');
  const usual = match === null ? text : [year, month, day, `${folder}${text}`].filter((part) => part !== '').join('/');
  return {
    date: date ?? addedOn(),
    isDated: date !== undefined,
    text: `${folder}${text}`,
    slug: writtenSlug ?? usual,
  };
}
