import { z } from 'zod';

/** A property that becomes part of an id, an address or a storage key. */
export const slugProp = z.string().refine(isSlugWord).meta({ title: 'small letters, digits and hyphens' });

/** Small letters, digits and hyphens: what an id, an address and a storage key may contain. */
const SLUG_WORD = /^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u;

/** True for a word that may be in ids and addresses: `käyttö-1`. */
export function isSlugWord(text: string): boolean {
  return SLUG_WORD.test(text);
}
