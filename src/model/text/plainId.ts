/**
 * An id without accents and umlauts, which an address shows as it is wherever it is pasted: browsers copy others as
 * `%C3%A4`. Undefined for an id that is plain already, and for one of another alphabet.
 * @example plainId('mistä-jatkan') // 'mista-jatkan'
 */
export function plainId(id: string): string | undefined {
  const plain = id.normalize('NFD').replace(/\p{M}/gu, '');
  return plain !== id && /^[\x21-\x7e]+$/.test(plain) ? plain : undefined;
}
