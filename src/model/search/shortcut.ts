/** A pressed key, as far as shortcuts look at it. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** True for Ctrl+K and Cmd+K, in any case. */
export function isToggleShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** True for `/` alone; on keyboards where it is typed with Shift, too. */
export function isSlash({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

/** The letter or digit that a key types, or undefined: the first one of a query. */
export function typedCharacter({ key, ctrlKey, metaKey, altKey }: PressedKey): string | undefined {
  return /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey ? key : undefined;
}

/** True on Apple's platforms, where Cmd takes the place of Ctrl. */
export const isApplePlatform = (platform: string): boolean => /mac|iphone|ipad|ipod/i.test(platform);
