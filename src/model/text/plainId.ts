/**
 * An id without accents and umlauts, which browsers would copy as `%C3%A4`. Undefined for a plain id, and for another
 * alphabet.
 * @example plainId('mistä-jatkan') // 'mista-jatkan'
 */
export function plainId(id: string): string | undefined {
  const plain = id.normalize('NFD').replace(/\p{M}/gu, '');
  return plain !== id && /^[\x21-\x7e]+$/.test(plain) ? plain : undefined;
}
