import type { BlogInstance, Json, DocusaurusSite, PlacedFile } from '../docusaurus/settings';
import path from 'node:path';
import type { Line, Tell } from './lines';

/** Settings of a program that says nothing about most things. */
export const PLAIN_PROGRAM = {
  themeConfig: {},
  redirects: [],
  locales: ['en'],
  staticFolders: [],
  entries: [],
  indexNames: ['index'],
  place: (relative: string): PlacedFile | undefined => ({ relative }),
  sidebars: undefined,
  writeIds: (text: string) => text,
};

/** Returns the place of a page whose language is its first folder, or a part of its name: `sv/a.md`, `a.sv.md`. */
export const placeIn =
  (docs: string, codes: readonly string[], main: string | undefined, isByName = false) =>
  (relative: string): PlacedFile => {
    const pattern = isByName ? /^(.+)\.([^./]+)(\.mdx?)$/i : /^([^/]+)\/(.+)$/;
    const [, first = '', second = '', ending = ''] = pattern.exec(relative) ?? [];
    const code = isByName ? second : first;
    if (!codes.includes(code)) return { relative };
    const locale = code === main ? undefined : code;
    return isByName ? { relative: first + ending, locale } : { relative: second, root: path.join(docs, code), locale };
  };

/** Reports the settings that were not used, by their keys. */
export const unusedKeys = (settings: Json, used: readonly string[], prefix = ''): UnusedSetting[] =>
  Object.keys(settings)
    .filter((key) => !used.includes(key))
    .map((key) => ({ message: `The setting "${prefix}${key}" was not used: this site has none like it.` }));

/** A setting that this site does not have. */
export interface UnusedSetting {
  message: string;
  line?: number | undefined;
  /** What pages that use it contain. */
  sign?: RegExp | undefined;
}

/** The note on an address for editing pages, in which the new folder has another path. */
export const editNote = (key: string, address: string) =>
  `"${key}" was not used. Once the new folder is in the repository, write: editUrl: ${address.replace(/(?<!:)\/{2,}/g, '/')}<folder>/{path}`;

/** The blog of a site. */
export interface ProgramBlog {
  instance: BlogInstance;
  /** The page that lists the posts, which this site generates. */
  index: string;
  /** True for that page and for posts. */
  isPart: (relative: string) => boolean;
  /** Returns the front matter of a post; undefined for any other page. */
  frontMatterOf: (relative: string, old: Json, raw: string) => Json | undefined;
}

/** What the settings of MkDocs or VitePress say, in the form of Docusaurus' settings. */
export interface ProgramSettings extends Pick<
  DocusaurusSite,
  | 'configFile'
  | 'config'
  | 'themeConfig'
  | 'accent'
  | 'redirects'
  | 'locales'
  | 'staticFolders'
  | 'messages'
  | 'entries'
> {
  /** Folder of the pages, and the first part of their addresses. */
  docs: string;
  route?: string;
  /** Hidden folders whose files pages include. */
  hidden?: readonly string[];
  /** True for files of the pages' folder that are settings or parts of pages. */
  isSetting?: (relative: string) => boolean;
  /** Writes the forms of the program as those of Docusaurus; in MDX, too. */
  prepare?: ((lines: readonly Line[], tell: Tell) => Line[]) | undefined;
  /** Names of files that are the page of their folder, in lower case. */
  indexNames: readonly string[];
  /** Returns the language and the path of a page in it; undefined for a file that is no page. */
  place: (relative: string) => PlacedFile | undefined;
  blog?: ProgramBlog | undefined;
  /** Undefined where the sidebar follows the folders. */
  sidebars: Json | undefined;
  /** Writes the old ids of headings into a text. */
  writeIds: (text: string) => string;
  /** Front matter of a page that its file does not have. */
  frontMatterOf?: (relative: string) => Json;
  /** Values for `{{ name }}` on a page with its front matter, in code too or not. Without it, such text stays. */
  values?: ((frontMatter: Json) => { values: Json; inCode: boolean }) | undefined;
  /** Folders of included files. */
  includes?: readonly string[];
  /** Text at the end of every page, such as abbreviations. */
  appended?: string;
  unusedSettings: UnusedSetting[];
}
