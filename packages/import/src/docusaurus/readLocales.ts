import path from 'node:path';
import { LOCALE_CODE } from '../../../../src/node/schema/texts';
import type { EntryKind } from '../markdown/reportEntry';
import type { DocusaurusSite } from './settings';

const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** Returns the imported languages by old and new code, the default first. */
export function readLocales(
  site: DocusaurusSite,
  note: (kind: EntryKind, message: string, file: string) => void,
): { old: string; code: string }[] {
  const locales: { old: string; code: string }[] = [];
  for (const old of site.locales) {
    const code = LOCALE_CODE.test(old) ? old : old.slice(0, 2).toLowerCase();
    const taken = locales.find((each) => each.code === code);
    if (taken !== undefined || !LOCALE_CODE.test(code)) {
      note(
        'locale',
        `The language "${old}" was not imported: "${taken?.old ?? old}" has the code "${code}".`,
        path.join(site.folder, 'i18n', old),
      );
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
