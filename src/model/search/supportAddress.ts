/**
 * Where support is asked about a query that found nothing; `{query}` in the address stands for its words.
 * @example supportAddress('https://tuki.example.com/?aihe={query}', 'äly') // 'https://tuki.example.com/?aihe=%C3%A4ly'
 */
export function supportAddress(address: string, query: string): string {
  // Half a character, which a query may end with, has no code in an address.
  const whole = query.replace(/\p{Surrogate}/gu, '');
  return address.replaceAll('{query}', () => encodeURIComponent(whole));
}
