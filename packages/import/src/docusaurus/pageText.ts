import { parseDocument } from 'yaml';
import type { EntryKind } from '../markdown/reportEntry';
import { FRONT_MATTER } from '../markdown/fixSource';
import { hasDeepBrackets } from '../markdown/nesting';
import type { Json } from './settings';

/** Characters that no browser shows, such as Word's line break (U+000B), or the colours of a terminal. */
export const CONTROL = /[^\P{Cc}\t\n\r](?:\[[\d;]*m)?/gu;

/** Removes control characters; possible word separators become spaces. */
export const withoutControls = (text: string) => text.replace(CONTROL, (sign) => (sign.length > 1 ? '' : ' '));

/** A page taken apart. */
export interface PageText {
  frontMatter: Json;
  /** Why the front matter could not be read. */
  error: string | undefined;
  /** The file with normalised line ends. */
  raw: string;
  /** The line of the file for each line of the text, where the text is not that of the file. */
  lines?: readonly { line: number; isSame: boolean }[];
  /** Notes of the report on lines of the file. */
  notes?: readonly { kind: EntryKind; message: string; line: number }[];
}

/** Parses YAML. Never throws: invalid YAML, or too many levels or aliases, give an error and an empty value. */
export function readYaml(text: string): { value: unknown; error: string | undefined } {
  if (hasDeepBrackets(text) || /(?:- ){100}/.test(text)) return { value: {}, error: 'it has too many levels' };
  try {
    const document = parseDocument(text, { prettyErrors: false });
    const error = document.errors[0]?.message;
    return { value: error === undefined ? document.toJS() : {}, error };
  } catch (error) {
    return { value: {}, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads the front matter of a page; invalid YAML is reported and left out. */
export function readPageText(text: string): PageText {
  const raw = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const found = FRONT_MATTER.exec(raw)?.[1];
  if (found === undefined) return { frontMatter: {}, error: undefined, raw };
  const { value, error } = readYaml(found);
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { frontMatter: isGroup ? (value as Json) : {}, error, raw };
}
