import { existsSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Message } from '../../diagnostics/messages';
import { didYouMean, nearest, suggest } from '../../diagnostics/nearest';
import { listFiles } from '../../files/listFiles';
import { ALLOWED_PACKAGES, SITE_MODULES } from './siteModules';
import { say } from '../say';

const ENDINGS = ['', '.tsx', '.ts', '.json'];
const MAY_BE = [...ALLOWED_PACKAGES, ...Object.keys(SITE_MODULES)];

/** A valid import, with its file if that is in the folder; or the error. */
type Judgement = { file: string | undefined } | Message;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function judgeFile(specifier: string, importer: string, folder: string): Judgement {
  const target = path.resolve(path.dirname(importer), specifier);
  const inside = path.relative(folder, target);
  if (inside.startsWith('..') || path.isAbsolute(inside)) return say('import.outside', { specifier });
  const file = ENDINGS.map((ending) => target + ending).find(isFile);
  if (file !== undefined) return { file };
  const folderFiles = existsSync(folder) ? listFiles(folder).map((each) => path.relative(folder, each)) : [];
  return say('import.noFile', { specifier }, suggest(nearest(`${inside}.tsx`, folderFiles)));
}

/**
 * Checks an import in a page or a site component: only React, the site's public modules, and files of
 * `content/components` are allowed.
 * @param importer absolute path of the file with the import
 * @param folder absolute path of `content/components`
 */
export function judgeImport(specifier: string, importer: string, folder: string): Judgement {
  if (specifier.startsWith('.') || path.isAbsolute(specifier)) return judgeFile(specifier, importer, folder);
  if (MAY_BE.includes(specifier)) return { file: undefined };
  if (isBuiltin(specifier)) return say('import.node', { specifier });
  return say('import.forbidden', { specifier, allowed: MAY_BE.join(', ') }, didYouMean(specifier, MAY_BE));
}
