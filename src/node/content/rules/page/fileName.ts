import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { FEATURES } from '../../../../features';
import { listFiles } from '../../../files/listFiles';
import type { Finding } from '../../../diagnostics/diagnostic';
import type { Message } from '../../../diagnostics/messages';
import { essential } from '../../../diagnostics/rule';
import { displayName } from '../../../files/contentFolder';
import { ROOTS_FOLDER } from '../../../../model/pages/docRoots';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** What a reader of names writes where bytes are no UTF-8; such a file cannot even be opened by its name. */
const UNREADABLE = '\ufffd';
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Signs that mean something else in an address, or are written otherwise in it. */
const SIGN = /[#?%\\]/;

/** Why a file cannot give a page its address; undefined for one that can. */
function faultOf(name: string): Message | undefined {
  if (name.includes(UNREADABLE)) return say('page/file-name.encoding');
  if (CONTROL.test(name)) return say('page/file-name.control');
  const sign = SIGN.exec(name)?.[0];
  if (sign !== undefined) return say('page/file-name.sign', { sign });
  return name === name.normalize('NFC') ? undefined : say('page/file-name.dots');
}

/**
 * What a writer takes for a page, and for data of the site, whatever the case of its ending. A README is for those who
 * write, and other data at the top belong to other tools.
 */
const PAGE_LIKE = new RegExp(
  String.raw`^(?:docs|blog|${ROOTS_FOLDER}/[^/]+/docs)/(?!(?:.*/)?readme\.md$).*\.(?:mdx?|markdown)$`,
  'i',
);
const ofFeatures = FEATURES.flatMap(({ files = {} }) => Object.keys(files)).map((file) => path.parse(file).name);
const DATA_LIKE = new RegExp(
  String.raw`^(?:(?:blog|videos|${ROOTS_FOLDER}/[^/]+)/[^/]+|glossary|kinds|${ofFeatures.join('|')}|redirects|search-expectations|sidebars|site|synonyms\.[^/]+)\.ya?ml$`,
  'i',
);

/** The ending that a file's name is to have; undefined where it has it, or has none of ours. */
function endingFor(name: string): string | undefined {
  if (PAGE_LIKE.test(name)) return name.endsWith('.mdx') ? undefined : '.mdx';
  return DATA_LIKE.test(name) && !name.endsWith('.yaml') ? '.yaml' : undefined;
}

/** True for a link to a folder; a linked file is read like any other. */
const isLink = (file: string) =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true &&
  statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

const checkFileNames = ({ folder, codes }: Content): Finding[] =>
  listFiles(folder).flatMap((absolutePath): Finding[] => {
    const name = path.relative(folder, absolutePath).split(path.sep).join('/');
    const ending = endingFor(name);
    if (ending !== undefined) {
      const renamed = path.basename(name, path.extname(name)) + ending;
      return [{ file: displayName(absolutePath), ...say('page/file-name.ending', { ending, renamed }) }];
    }
    if (isLink(absolutePath)) return [{ file: displayName(absolutePath), ...say('page/file-name.link') }];
    if (!name.endsWith('.mdx')) return [];
    const wrongCode = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.mdx$/.exec(name)?.[1];
    // A code that is there twice hides another.
    const isSure = new Set(codes).size === codes.length;
    if (wrongCode !== undefined && isSure && !codes.includes(wrongCode))
      return [
        { file: displayName(absolutePath), ...say('page/file-name.language', { wrongCode, codes: codes.join(', ') }) },
      ];
    const fault = faultOf(path.relative(folder, absolutePath));
    return fault === undefined ? [] : [{ file: displayName(absolutePath), ...fault }];
  });

export const fileName = defineRule(
  'page/file-name',
  essential('Pages and data have the endings by which they are read, and pages names that can be addresses.'),
  checkFileNames,
);
