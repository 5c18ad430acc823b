import { linkKind } from '../../../model/site/link';
import { textIn, type LocalizedText } from '../../../model/site/locale';

export const LEVELS = ['info', 'warning', 'critical'] as const;
type Level = (typeof LEVELS)[number];

/** Most characters of a notice. */
export const LONGEST_TEXT = 500;

/** A notice in the language of a page. */
export interface StatusNotice {
  /** Equal for the same notice in all languages; a closed one stays closed by it. */
  id: string;
  level: Level;
  text: string;
  /** Language of the text. */
  lang: string;
  link: string | undefined;
}

/** True for a page or file of the site, and for an address with http or https. */
export const isNoticeLink = (href: string): boolean =>
  linkKind(href) === 'page' || (/^https?:/i.test(href) && URL.canParse(href));

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;
const isTexts = (value: unknown): value is LocalizedText =>
  isText(value) || (typeof value === 'object' && value !== null && Object.values(value).every(isText));

/** Parses a time of the file: NaN if it is not a time, undefined if it is missing. */
const timeOf = (value: unknown) =>
  value === undefined ? undefined : typeof value === 'string' ? Date.parse(value) : NaN;

/**
 * Reads the file of the notice. Undefined without one, outside its time, and for a file of another shape: others write
 * it, so readers must never see an error of it.
 */
export function readNotice(
  file: unknown,
  { code, defaultCode, now }: { code: string; defaultCode: string; now: number },
): StatusNotice | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const { text, level = 'info', from, until, link } = file as Record<string, unknown>;
  const known = LEVELS.find((each) => each === level);
  if (!isTexts(text) || known === undefined) return undefined;
  const [start = -Infinity, end = Infinity] = [timeOf(from), timeOf(until)];
  if (!(start <= now && now < end)) return undefined;
  const shown = textIn(text, code, defaultCode);
  if (shown === '' || (link !== undefined && (typeof link !== 'string' || !isNoticeLink(link)))) return undefined;
  const lang = typeof text === 'string' || Object.hasOwn(text, code) ? code : defaultCode;
  return { id: JSON.stringify([text, level, link]), level: known, text: shown, lang, link };
}
