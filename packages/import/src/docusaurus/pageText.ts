import { parseDocument } from 'yaml';
import type { EntryKind } from '../markdown/reportEntry';
import { hasDeepBrackets } from '../markdown/nesting';
import type { Json } from './settings';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\r?\n)??---[ \t]*(?=\r?\n|$)/;

/** Characters that no browser shows, such as Word's line break (U+000B), or the colours of a terminal. */
export const CONTROL = /[^\P{Cc}\t\n\r](?:\[[\d;]*m)?/gu;

/** A text without control characters: those that may part words are spaces. */
export const withoutControls = (text: string) => text.replace(CONTROL, (sign) => (sign.length > 1 ? '' : ' '));

/** A page taken apart. */
export interface PageText {
  frontMatter: Json;
  /** Why the front matter could not be read. */
  fault: string | undefined;
  /** The file with line ends as this site has them. */
  raw: string;
  /** Where each line comes from, where the text is not that of the file. */
  lines?: readonly { line: number; isSame: boolean }[];
  /** What the report says of lines of the file. */
  notes?: readonly { kind: EntryKind; message: string; line: number }[];
}

/** The value of a YAML text. A text with too many levels or aliases has none either. */
export function readYaml(text: string): { value: unknown; fault: string | undefined } {
  if (hasDeepBrackets(text) || /(?:- ){100}/.test(text)) return { value: {}, fault: 'it has too many levels' };
  try {
    const document = parseDocument(text, { prettyErrors: false });
    const fault = document.errors[0]?.message;
    return { value: fault === undefined ? document.toJS() : {}, fault };
  } catch (error) {
    return { value: {}, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads the front matter of a page; one that is no YAML is reported and left out. */
export function readPageText(text: string): PageText {
  const raw = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const found = FRONT_MATTER.exec(raw)?.[1];
  if (found === undefined) return { frontMatter: {}, fault: undefined, raw };
  const { value, fault } = readYaml(found);
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { frontMatter: isGroup ? (value as Json) : {}, fault, raw };
}
