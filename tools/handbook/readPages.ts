import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page for those who work with the project: its path from the root of the project, and its Markdown. */
export interface HandbookPage {
  file: string;
  text: string;
}

/** What the pages may name. */
export interface Project {
  commands: ReadonlySet<string>;
  /** Whether there is a file or a folder at a path from the root of the project. */
  has: (file: string) => boolean;
}

const FOLDER = 'handbook';

/** README.md, CONTRIBUTING.md and the pages of the handbook. */
export function readPages(): HandbookPage[] {
  const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${FOLDER}/${name.split(path.sep).join('/')}`)
    .sort();
  return ['README.md', 'CONTRIBUTING.md', ...pages].map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
}

/** The commands of `package.json`, in its order. */
function packageScripts(): Record<string, string> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts;
}

export const readCommands = (): string[] => Object.keys(packageScripts());

/** The texts of the scripts that the commands call. */
export function readScripts(): string[] {
  const called = Object.values(packageScripts()).flatMap((command) => /^(?:node|tsx) (?:\S+ )*?(\S+\.ts)/.exec(command)?.[1] ?? []);
  return [...new Set(called)].map((file) => readFileSync(file, 'utf8'));
}

export function readProject(): Project {
  return { commands: new Set(readCommands()), has: (file) => existsSync(file) };
}
