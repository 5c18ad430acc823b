import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a build needs of the project. */
const PARTS = [
  'src',
  'scripts',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export interface ProjectCopy {
  folder: string;
  remove: () => void;
}

/**
 * Copies the project into a temporary folder, so that another site can be built without touching `public/` and
 * `.cache/` of this one. The packages are linked, the rest is copied, since the bundler follows links.
 */
export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'help-centre-')));
  for (const part of PARTS) cpSync(path.resolve(part), path.join(folder, part), { recursive: true });
  cpSync(path.resolve('content/locales'), path.join(folder, 'content/locales'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
