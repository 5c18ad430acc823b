import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadingFinding } from '../../diagnostics/readingRules';
import { displayName } from '../../files/contentFolder';
import { listFiles } from '../../files/listFiles';
import { say } from '../say';

/** The site's components, which its pages use by name. */
export interface SiteComponents {
  /** Absolute path of `content/components`. */
  folder: string;
  /** Files by the name of their component. */
  files: ReadonlyMap<string, string>;
  /** Changes when any file of the folder does. */
  digest: string;
  diagnostics: ReadingFinding[];
}

/** Prefix of the folder's files in generated imports. */
export const COMPONENTS_ALIAS = 'content-components';

/** Returns the module specifier of a component. */
export function componentModule({ folder, files }: SiteComponents, name: string): string {
  const file = path.relative(folder, files.get(name) ?? '');
  return [COMPONENTS_ALIAS, ...file.split(path.sep)].join('/');
}

/** The file of a component; files with a small first letter are shared code. */
const COMPONENT = /^([A-Z]\w*)\.tsx$/;
const DIGEST_LENGTH = 16;

/** Lists the components; their files are read where a page uses them. */
export function readSiteComponents(contentFolder: string, builtIn: Iterable<string>): SiteComponents {
  const folder = path.join(contentFolder, 'components');
  const taken = new Map([...builtIn].map((name) => [name, say('component/name.builtIn').message]));
  const files = new Map<string, string>();
  const diagnostics: ReadingFinding[] = [];
  const hash = createHash('sha256');
  for (const file of existsSync(folder) ? listFiles(folder).sort() : []) {
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
    const name = COMPONENT.exec(path.basename(file))?.[1];
    if (name === undefined) continue;
    const owner = taken.get(name);
    if (owner !== undefined) {
      diagnostics.push({
        rule: 'component/name',
        file: displayName(file),
        line: 1,
        column: 1,
        ...say('component/name', { owner, name }),
      });
      continue;
    }
    taken.set(name, displayName(file));
    files.set(name, file);
  }
  return { folder, files, digest: hash.digest('hex').slice(0, DIGEST_LENGTH), diagnostics };
}
