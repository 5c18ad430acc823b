import path from 'node:path';
import { LOCALE_CODE } from '../core';
import type { EntryKind } from '../markdown/reportEntry';
import type { DocusaurusSite } from './settings';

const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** Returns the language of a code in BCP 47, also with an underscore: `{ language: 'pt', region: 'BR' }` of `pt_BR`. */
export function languageOf(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code.replace(/_/g, '-'));
  } catch {
    return undefined;
  }
}

/** Returns the code of a language in the form of this site; undefined where it has none. */
function codeOf(old: string): string | undefined {
  if (LOCALE_CODE.test(old)) return old;
  const found = languageOf(old);
  const codes = [[found?.language, found?.script ?? found?.region].filter(Boolean).join('-'), found?.language ?? ''];
  return codes.find((code) => LOCALE_CODE.test(code));
}

/** Language of pages whose settings name none. */
const STAND_IN = 'en';

/** Returns the imported languages by old and new code, the default first. */
export function readLocales(
  site: DocusaurusSite,
  note: (kind: EntryKind, message: string, file: string) => void,
): { old: string; code: string }[] {
  const locales: { old: string; code: string }[] = [];
  for (const [index, old] of site.locales.entries()) {
    const file = languageOf(old) === undefined ? site.configFile : `i18n/${old}`;
    const known = codeOf(old);
    const code = known ?? STAND_IN;
    const taken = locales.find((each) => each.code === code);
    if (known === undefined)
      note(
        'locale',
        `"${old}" is no language that this site has; ${index === 0 ? `its pages are in "${STAND_IN}" here` : 'it was not imported'}.`,
        path.join(site.folder, file),
      );
    else if (taken !== undefined)
      note(
        'locale',
        `The language "${old}" was not imported: "${taken.old}" has the code "${code}".`,
        path.join(site.folder, file),
      );
    if (taken !== undefined || (known === undefined && index > 0)) continue;
    if (known === undefined) {
      locales.push({ old: code, code });
      continue;
    }
    if (code !== old)
      note(
        'locale',
        `The language "${old}" is "${code}" here; its addresses begin with /${code}/, and those with /${old}/ no longer exist.`,
        path.join(site.folder, 'i18n', old),
      );
    if (RIGHT_TO_LEFT.test(code))
      note(
        'locale',
        `"${old}" is written from right to left; this site lays out its pages from left to right.`,
        path.join(site.folder, 'i18n', old),
      );
    locales.push({ old, code });
  }
  return locales;
}
