import { stringify } from 'yaml';
import { asGroup, asList, asText, type Json } from './settings';
import type { SourcePage } from './gatherPages';
import type { EntryKind } from '../markdown/reportEntry';

/** Keys of docs with the same name on this site. */
const SAME = ['draft', 'unlisted', 'toc_min_heading_level', 'toc_max_heading_level', 'hide_table_of_contents'] as const;
/** Keys that are read elsewhere or not needed. */
const READ: ReadonlySet<string> = new Set([
  ...'title description keywords tags id slug sidebar_label sidebar_position displayed_sidebar pagination_label pagination_prev pagination_next authors author author_title author_url author_image_url date parse_number_prefixes hide_title nav_title original_id head'.split(
    ' ',
  ),
  ...SAME,
]);

type Note = (kind: EntryKind, message: string) => void;

/** Returns the name of a page in lists, before the page is converted. */
export const shownTitle = ({ frontMatter, raw, id }: SourcePage): string =>
  asText(frontMatter.sidebar_label) ??
  asText(frontMatter.title) ??
  /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\}[ \t]*)?$/m.exec(raw)?.[1]?.replace(/[`*]/g, '') ??
  id.split('/').pop() ??
  id;

/**
 * Returns the title of a page: the heading of its text, else its front matter's title, else its name. The label is the
 * title of the front matter where the heading differs from it.
 */
export function titleOf(page: SourcePage, ofText: string | undefined): { title: string; label: string | undefined } {
  const written = asText(page.frontMatter.title)?.trim();
  const name =
    page.id
      .replace(/(?:^|\/)(?:index|readme)$/i, '')
      .split('/')
      .pop() ?? '';
  const title = ofText ?? written ?? asText(page.frontMatter.nav_title) ?? (name === '' ? 'Home' : name);
  const label = written !== undefined && ofText !== undefined && written !== ofText ? written : undefined;
  return { title, label };
}

/** Converts the front matter of a page, except keys that need the page itself. */
export function commonKeys(old: Json, isDoc: boolean, note: Note): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const words = (value: unknown) =>
    (Array.isArray(value) ? (value as unknown[]) : typeof value === 'string' ? value.split(',') : [])
      .map((word) =>
        typeof word === 'string' || typeof word === 'number' ? String(word).trim() : asText(asGroup(word).label),
      )
      .filter((word): word is string => word !== undefined && word !== '');
  const keywords = [...new Set(words(old.keywords))];
  if (keywords.length > 0) result.keywords = keywords;
  for (const key of SAME) {
    const value = old[key];
    if (!isDoc && key !== 'draft' && key !== 'unlisted') continue;
    if (typeof value === 'boolean' && value) result[key] = true;
    if (typeof value === 'number' && value >= 2 && value <= 6) result[key] = value;
  }
  if (result.draft === true && result.unlisted === true) delete result.unlisted;
  const { toc_min_heading_level: min, toc_max_heading_level: max } = result;
  if (typeof min === 'number' && typeof max === 'number' && min > max) delete result.toc_min_heading_level;
  if (isDoc) {
    const label = asText(old.sidebar_label)?.trim();
    if (label !== undefined) result.sidebar_label = label;
    const pagination = asText(old.pagination_label)?.trim();
    if (pagination !== undefined) result.pagination_label = pagination;
    const tags = words(old.tags);
    if (tags.length > 0) result.tags = tags;
  }
  const lost = Object.keys(old).filter((key) => !READ.has(key));
  for (const key of lost) {
    const value = JSON.stringify(old[key]) ?? '';
    note(
      'front-matter',
      `The key "${key}" has no place here: ${value.length > 100 ? `${value.slice(0, 100)}…` : value}`,
    );
  }
  return result;
}

/** Formats front matter for the start of a file, with its `---` lines. */
export function writeFrontMatter(values: Readonly<Record<string, unknown>>): string {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return `---\n${stringify(kept, { lineWidth: 0, aliasDuplicateObjects: false })}---\n`;
}

/** Returns tags or authors as a list; a post may also write a single one, or none. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? asList(value) : [value];
