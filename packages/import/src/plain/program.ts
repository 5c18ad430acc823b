import type { BlogInstance, Json, DocusaurusSite, PlacedFile } from '../docusaurus/settings';
import type { PlannedFile } from '../plan';

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
  'configFile' | 'config' | 'themeConfig' | 'redirects' | 'locales' | 'staticFolders' | 'messages' | 'entries'
> {
  /** Folder of the pages. */
  docs: string;
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
  /** Files of the new site besides its pages. */
  files: PlannedFile[];
  unusedSettings: UnusedSetting[];
}
