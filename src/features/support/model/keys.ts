import type { PressedKey } from '../../../model/search/shortcut';

/** What a key of the tools does. */
export type SupportKey = 'link' | 'answer' | 'add' | 'reply';

/** The letters, with Alt: letters alone are words of a query, and of screen readers. */
export const SUPPORT_KEYS: Readonly<Record<SupportKey, string>> = { link: 'L', answer: 'C', add: 'A', reply: 'R' };

/** A pressed key with its place on the keyboard: with Option, Apple's keyboards type other letters. */
interface PlacedKey extends PressedKey {
  code: string;
}

const isAltAlone = ({ altKey, ctrlKey, metaKey, shiftKey }: PressedKey) => altKey && !ctrlKey && !metaKey && !shiftKey;

/** What a pressed key asks of the tools; undefined for every other key. */
export function supportKey(pressed: PlacedKey): SupportKey | undefined {
  if (!isAltAlone(pressed)) return undefined;
  const letter = /^[a-z]$/i.test(pressed.key) ? pressed.key.toUpperCase() : pressed.code.replace(/^Key/, '');
  return (Object.keys(SUPPORT_KEYS) as SupportKey[]).find((name) => SUPPORT_KEYS[name] === letter);
}

/** The number of an area that Alt and a digit choose: 0 for all of them. */
export function areaNumber(pressed: PlacedKey): number | undefined {
  const digit = /^Digit(\d)$/.exec(pressed.code)?.[1];
  return isAltAlone(pressed) && digit !== undefined ? Number(digit) : undefined;
}

/** True for `?`, which shows the keys. */
export const isQuestionMark = ({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey;
