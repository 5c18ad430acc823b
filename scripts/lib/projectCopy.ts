import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The parts of the project that a build needs. */
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

/** Copies what a build needs into a folder and keeps build output. Links the packages only: bundlers resolve links. */
export function copyProjectInto(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of PROJECT_PARTS) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
    cpSync(path.resolve(part), path.join(folder, part), { recursive: true, dereference: true });
  }
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages);
}

/**
 * Copies the project to a temporary folder, to build another site.
 * @param prepare called with the empty folder
 */
export function copyProject(prepare: (folder: string) => void = () => undefined): ProjectCopy {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'help-centre-')));
  prepare(folder);
  copyProjectInto(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
