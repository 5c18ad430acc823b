import { localizedPath } from '../../../model/site/locale';
import { safeDecode, splitAddress, withBase } from '../../../model/site/path';
import type { Redirect } from '../../navigation/redirects';
import type { ServedRedirect } from '../../../model/serving/findAnswer';

const escape = (text: string) => encodeURI(safeDecode(text));

/**
 * The redirects of all locales, or of those that a redirect names. Of two from one path the first counts.
 * @param codes locale codes, the default first
 * @param base base path without a trailing slash
 */
export function redirectLines(
  redirects: readonly (Redirect & { codes?: readonly string[] })[],
  codes: readonly string[],
  base: string,
): ServedRedirect[] {
  const [defaultCode = ''] = codes;
  const lines = new Map<string, ServedRedirect>();
  for (const code of codes) {
    const place = (path: string) => withBase(localizedPath(path, code, defaultCode), base);
    for (const { from, to, codes: own = codes } of redirects) {
      if (!own.includes(code)) continue;
      const { pathname, hash } = splitAddress(to);
      const source = safeDecode(place(from));
      if (!lines.has(source)) lines.set(source, { from: source, path: escape(place(pathname)), hash: escape(hash) });
    }
  }
  return [...lines.values()];
}
