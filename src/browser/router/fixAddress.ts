const isMalformed = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
};

/** Escapes the malformed percent sequences of a hash, so that it can be decoded. */
const escapeMalformed = (hash: string) =>
  hash.replace(/(?:%[\da-f]{2})+|%/gi, (sequence) =>
    isMalformed(sequence) ? sequence.replace(/%/g, '%25') : sequence,
  );

/**
 * Corrects the address in the address bar: removes the extension of a file, where a host answers there instead of
 * redirecting, and escapes malformed percent sequences in the hash (`#%E0%A4%A`), which a cut link may end with.
 */
export function fixAddress({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const { origin, pathname, search } = location;
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const hash = isMalformed(location.hash) ? escapeMalformed(location.hash) : location.hash;
  // With the origin, since a path may begin with two slashes.
  if (path !== pathname || hash !== location.hash)
    history.replaceState(history.state, '', origin + path + search + hash);
}
