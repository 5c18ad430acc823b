import path from 'node:path';
import { listFiles } from '../../listFiles';
import type { Finding } from '../../../diagnostics/diagnostic';
import { essential } from '../../../diagnostics/rule';
import { displayName } from '../../../site/contentFolder';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';

/** What a reader of names writes where bytes are no UTF-8; such a file cannot even be opened by its name. */
const UNREADABLE = '\ufffd';
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Signs that mean something else in an address, or are written otherwise in it. */
const SIGN = /[#?%\\]/;

/** Why a file cannot give a page its address; undefined for one that can. */
function faultOf(name: string): string | undefined {
  if (name.includes(UNREADABLE)) return 'is not UTF-8';
  if (CONTROL.test(name)) return 'has a line break or another sign that cannot be seen';
  const sign = SIGN.exec(name)?.[0];
  if (sign !== undefined) return `has "${sign}" in it`;
  return name === name.normalize('NFC') ? undefined : 'has letters whose dots are signs of their own (Unicode NFD)';
}

const checkFileNames = ({ folder }: Content): Finding[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((absolutePath): Finding[] => {
      const fault = faultOf(path.relative(folder, absolutePath));
      if (fault === undefined) return [];
      const message = `The name of this file ${fault}, so it cannot be the address of a page.`;
      return [{ file: displayName(absolutePath), message, hint: 'Rename it; letters, digits and hyphens are enough.' }];
    });

export const fileName = defineRule(
  'page/file-name',
  essential('Names of the files of pages can be addresses.'),
  checkFileNames,
);
