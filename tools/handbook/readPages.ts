import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOfCommand, type CommandName } from './commandTable';

/** A documentation page: its path from the project root, and its Markdown. */
export interface HandbookPage {
  file: string;
  text: string;
}

/** Commands and files that pages can name. */
export interface Project {
  /** As in `build` and `build -w tools/bench`. */
  commands: ReadonlySet<string>;
  /** True if a file or folder exists at a path from the project root. */
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

interface Package {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;

/** The workspace folders, such as `tools/bench`. */
const workspaces = (): string[] =>
  ['packages', 'tools'].flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`));

/** Scripts that npm runs by itself. */
const RUN_BY_NPM = ['prepack', 'postpack'];

/** The commands of the root, in order. */
export const rootCommands = (): CommandName[] =>
  Object.keys(readPackage('.').scripts ?? {}).flatMap((script) => (RUN_BY_NPM.includes(script) ? [] : { script }));

const commandsOf = (workspace: string): CommandName[] =>
  Object.keys(readPackage(workspace).scripts ?? {}).map((script) => ({ script, workspace }));

/** The commands of the workspaces, without `test`, which runs the unit tests of one. */
export const workspaceCommands = (): CommandName[] =>
  workspaces().flatMap(commandsOf).filter(({ script }) => script !== 'test');

/** The dependencies of the project and its workspaces. */
export const readDependencies = (): string[] =>
  ['.', ...workspaces()].flatMap((folder) => {
    const { dependencies, devDependencies } = readPackage(folder);
    return Object.keys({ ...dependencies, ...devDependencies });
  });

/** The texts of files with command scripts. */
export const readScripts = (): string[] =>
  ['scripts', ...readdirSync('src/features').map((name) => `src/features/${name}/node`), ...workspaces().flatMap((folder) => [folder, `${folder}/src`])]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(file, 'utf8'));

export const readProject = (): Project => ({
  commands: new Set([...rootCommands(), ...workspaces().flatMap(commandsOf)].map(nameOfCommand)),
  has: (file) => existsSync(file),
});
