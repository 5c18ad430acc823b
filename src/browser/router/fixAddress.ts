import { REPLY_PATH } from '../../features/support/model/replyPath';

const isMalformed = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
};

/** A hash whose malformed percent sequences are letters like others. */
const withoutMalformed = (hash: string) =>
  hash.replace(/(?:%[\da-f]{2})+|%/gi, (sequence) =>
    isMalformed(sequence) ? sequence.replace(/%/g, '%25') : sequence,
  );

/**
 * Takes off the address what no page of the site is known by: the ending of a file, where a host answers there instead
 * of redirecting, and a hash with a malformed percent sequence (`#%E0%A4%A`). That of a reply's link, which a mail
 * program may have cut, is kept for what else it names.
 */
export function fixAddress({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const { origin, pathname, search } = location;
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const isReply = path.replace(/\/$/, '').endsWith(REPLY_PATH);
  const hash = !isMalformed(location.hash) ? location.hash : isReply ? withoutMalformed(location.hash) : '';
  // With the origin, since a path may begin with two slashes.
  if (path !== pathname || hash !== location.hash)
    history.replaceState(history.state, '', origin + path + search + hash);
}
