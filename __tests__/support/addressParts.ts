/** The parts of an address of the help centre, as in the browser's location. */
export function addressParts(address: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = new URL(address, 'https://ohje.example.com');
  return { pathname, search, hash };
}
