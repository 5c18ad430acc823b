import type { TextPart } from '../../../model/search/provider';
import { textAt } from '../../../model/text/json';
import { markedParts } from './highlight';

/** Keys of the names of a record, from the widest to the narrowest heading. */
export const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Longest passage, in characters, that is shown of a text that the service has not cut. */
const PASSAGE_LENGTH = 200;

/** The start of a text as a passage, cut between words. */
export function passageOf(text: string): TextPart[] {
  if (text.length <= PASSAGE_LENGTH) return markedParts(text);
  return markedParts(`${text.slice(0, PASSAGE_LENGTH).replace(/\s\S*$/, '')}…`);
}

/** Language of a record, which crawlers read from the page; a record may have several, of which the first counts. */
export function langOf(record: unknown): string | null {
  return textAt(record, 'language') || textAt(record, 'language', 0) || null;
}

/** A name of a record, which is under `hierarchy` or under a key with a dot. */
export function levelText(record: unknown, level: string): string {
  return textAt(record, level) || textAt(record, ...level.split('.'));
}
