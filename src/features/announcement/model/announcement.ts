/** Storage key of the closed announcement's id. */
export const ANNOUNCEMENT_KEY = 'site.announcement';

/** Attribute of `<html>` that hides the bar, and its value; set before the first paint. */
export const ANNOUNCEMENT_ATTRIBUTE = 'data-announcement';
export const ANNOUNCEMENT_CLOSED = 'closed';

/** A stretch of an announcement's text, with one look and one target. */
export interface AnnouncementPart {
  text: string;
  /** Address as written; null for plain text. */
  href: string | null;
  isStrong: boolean;
}

/** An escaped character, a bold delimiter, or a link. */
const TOKEN = /\\([\\*[\]])|(\*\*)|\[([^[\]]+)\]\(([^\s()]+)\)/g;

/** Parses an announcement: `[text](address)` and `**text**`; a backslash escapes, everything else is plain text. */
export function parseAnnouncement(source: string): AnnouncementPart[] {
  const text = source.replace(/\s+/g, ' ').trim();
  const parts: AnnouncementPart[] = [];
  let isStrong = false;
  const add = (part: string, href: string | null = null) => {
    const last = parts.at(-1);
    if (last !== undefined && href === null && last.href === null && last.isStrong === isStrong) last.text += part;
    else if (part !== '') parts.push({ text: part, href, isStrong });
  };
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, sign, bold, label, href] = match;
    add(text.slice(end, match.index));
    end = match.index + token.length;
    if (sign !== undefined) add(sign);
    else if (bold === undefined) add(label ?? '', href);
    else if (isStrong || text.includes('**', end)) isStrong = !isStrong;
    else add(token);
  }
  add(text.slice(end));
  return parts;
}

/** JSON that may be inside a script element. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The script that hides the bar before it is painted, where the reader has closed this announcement. */
export const hidingScript = (id: string): string =>
  `try{localStorage.getItem(${literal(ANNOUNCEMENT_KEY)})===${literal(id)}&&` +
  `document.documentElement.setAttribute(${literal(ANNOUNCEMENT_ATTRIBUTE)},${literal(ANNOUNCEMENT_CLOSED)})}catch(e){}`;
