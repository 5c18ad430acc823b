/** The properties of a key event that shortcuts check. */
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

/** True for `/` alone, or with Shift on keyboards that need it. */
export function isSlash({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

/** The letter or digit typed by a key, with which a query can start; otherwise undefined. */
export function typedCharacter({ key, ctrlKey, metaKey, altKey }: PressedKey): string | undefined {
  return /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey ? key : undefined;
}

/** True on Apple platforms, which use Cmd instead of Ctrl. */
export const isApplePlatform = (platform: string): boolean => /mac|iphone|ipad|ipod/i.test(platform);
