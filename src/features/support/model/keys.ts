import type { PressedKey } from '../../../model/search/shortcut';

/** An action with a keyboard shortcut. */
export type SupportKey = 'link' | 'answer' | 'add' | 'reply';

/** The letters of the shortcuts, pressed with Alt: single letters are typed, and used by screen readers. */
export const SUPPORT_KEYS: Readonly<Record<SupportKey, string>> = { link: 'L', answer: 'C', add: 'A', reply: 'R' };

/** A pressed key with its physical key: with Option, Apple's keyboards type other letters. */
interface PhysicalKey extends PressedKey {
  code: string;
}

const isAltAlone = ({ altKey, ctrlKey, metaKey, shiftKey }: PressedKey) => altKey && !ctrlKey && !metaKey && !shiftKey;

/** Returns the action of a pressed key; undefined for other keys. */
export function supportKey(pressed: PhysicalKey): SupportKey | undefined {
  if (!isAltAlone(pressed)) return undefined;
  const letter = /^[a-z]$/i.test(pressed.key) ? pressed.key.toUpperCase() : pressed.code.replace(/^Key/, '');
  return (Object.keys(SUPPORT_KEYS) as SupportKey[]).find((name) => SUPPORT_KEYS[name] === letter);
}

/** Returns the number of the search area for Alt and a digit; 0 stands for all areas. */
export function areaNumber(pressed: PhysicalKey): number | undefined {
  const digit = /^Digit(\d)$/.exec(pressed.code)?.[1];
  return isAltAlone(pressed) && digit !== undefined ? Number(digit) : undefined;
}

/** True for `?`, which opens the list of keys. */
export const isQuestionMark = ({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey;
