import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a build needs of the project. */
export const PROJECT_PARTS = [
  'src',
  'generated',
  'packages/gatsby-faster',
  'scripts',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
] as const;

export interface ProjectCopy {
  folder: string;
  remove: () => void;
}

/**
 * Copies what a build needs of the project into a folder, in place of an older copy; what builds have left there stays.
 * The packages are linked, the rest is copied, since the bundler follows links.
 */
export function copyProjectInto(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of PROJECT_PARTS) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
    cpSync(path.resolve(part), path.join(folder, part), { recursive: true });
  }
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages);
}

/** Copies the project into a temporary folder, so that another site can be built without touching this one's. */
export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'help-centre-')));
  copyProjectInto(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
