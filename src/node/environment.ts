import path from 'node:path';

/* The environment of the process, which no other file of the engine reads. A command sets it before it loads others. */

/** True in a build, false in `develop` and in commands such as `check`. Gatsby sets the variable. */
export const isBuild = (): boolean => process.env.NODE_ENV === 'production';

/** True in `develop`, false in a build and in commands. */
export const isDevelop = (): boolean => process.env.NODE_ENV === 'development';

/** Returns the absolute path of a file that a person names: in the project, or in a site with the engine as a package. */
export const resolveInSite = (file = '.'): string => path.resolve(process.env.SITE_FOLDER ?? '.', file);

/** True in a site that has the engine as a package. */
export const isPackage = (): boolean => process.env.SITE_FOLDER !== undefined;

/** Returns the absolute path of the content folder: `SITE_CONTENT` relative to the site's folder, else `content`. */
export const contentFolder = (): string => resolveInSite(process.env.SITE_CONTENT ?? 'content');

/** Returns the folder of files that are slow to make. It survives `npx gatsby clean`; one in the environment also `npm ci`. */
export const buildCache = (): string => process.env.BUILD_CACHE ?? path.join('node_modules', '.cache', 'help-centre');

/** Returns the file with the changes that a preview shows (`npm run build -- --drafts`); undefined in other builds. */
export const previewFile = (): string | undefined => process.env.SITE_PREVIEW;

/** Returns for whom a command reads the content, as it names them; undefined for customers. */
export const namedAudience = (): string | undefined => process.env.SITE_AUDIENCE;

/** True in the build of a site that is not for the public. */
export const isInternalBuild = (): boolean => previewFile() !== undefined || namedAudience() === 'colleagues';

/** True in a build that writes source maps. */
export const hasSourceMaps = (): boolean => process.env.SOURCE_MAPS === '1';

/** True in a build that writes the types of queries, which other builds leave as they are. */
export const writesQueryTypes = (): boolean => process.env.QUERY_TYPES === '1';

/** Returns the languages that the environment names, in order: the command's, then the computer's. */
export function namedLanguages(): string[] {
  const { MESSAGE_LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env;
  return [MESSAGE_LANGUAGE, LC_ALL, LC_MESSAGES, LANG].map((value) => value ?? '');
}

/** Names the language of messages, also for child processes. */
export function nameLanguage(language: string): void {
  process.env.MESSAGE_LANGUAGE = language;
}

/** Returns the folders of programs. */
export const programFolders = (): string[] => (process.env.PATH ?? '').split(path.delimiter);

/** Returns the path of the browser that the environment names; empty without one. */
export const namedBrowser = (): string => process.env.BROWSER_PATH ?? '';

/** Returns the environment of a child process, with some variables changed. */
export const childEnvironment = (changed: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changed,
});
