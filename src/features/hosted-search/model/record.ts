import type { TextPart } from '../../../model/search/provider';
import { textAt } from '../../../model/text/json';
import { markedParts } from './highlight';

/** Keys of a record's names, from the root to the deepest heading. */
export const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Maximum length of a passage from a text that the service has not cut, in characters. */
const PASSAGE_LENGTH = 200;

/** The start of a text, cut between words. */
export function passageOf(text: string): TextPart[] {
  if (text.length <= PASSAGE_LENGTH) return markedParts(text);
  return markedParts(`${text.slice(0, PASSAGE_LENGTH).replace(/\s\S*$/, '')}…`);
}

/** Language of a record; the first if it has several. */
export function langOf(record: unknown): string | null {
  return textAt(record, 'language') || textAt(record, 'language', 0) || null;
}

/** A name of a record, under `hierarchy` or a dotted key. */
export function levelText(record: unknown, level: string): string {
  return textAt(record, level) || textAt(record, ...level.split('.'));
}
