const isMalformed = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
};

/** Escapes malformed percent sequences of a hash, so that it can be decoded. */
const escapeMalformed = (hash: string) =>
  hash.replace(/(?:%[\da-f]{2})+|%/gi, (sequence) =>
    isMalformed(sequence) ? sequence.replace(/%/g, '%25') : sequence,
  );

/** Removes a file extension from the address bar, and escapes malformed percent sequences in its hash. */
export function fixAddress({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const { origin, pathname, search } = location;
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const hash = isMalformed(location.hash) ? escapeMalformed(location.hash) : location.hash;
  // With the origin, because a path can begin with two slashes.
  if (path !== pathname || hash !== location.hash)
    history.replaceState(history.state, '', origin + path + search + hash);
}
