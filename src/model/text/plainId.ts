/** An id without accents and umlauts, which browsers copy as `%C3%A4`; undefined for plain ids and other alphabets. */
export function plainId(id: string): string | undefined {
  const plain = id.normalize('NFD').replace(/\p{M}/gu, '');
  return plain !== id && /^[\x21-\x7e]+$/.test(plain) ? plain : undefined;
}
