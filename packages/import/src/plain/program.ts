import type { Json, DocusaurusSite, PlacedFile } from '../docusaurus/settings';
import type { PlannedFile } from '../plan';
import type { IdRuleName } from './headingIds';

/** A setting that this site does not have. */
export interface UnusedSetting {
  message: string;
  line?: number | undefined;
  /** What pages that use it contain. */
  sign?: RegExp | undefined;
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
  /** Undefined where the sidebar follows the folders. */
  sidebars: Json | undefined;
  idRule: IdRuleName;
  /** Front matter of a page that its file does not have. */
  frontMatterOf: (relative: string) => Json;
  /** Values for `{{ name }}` on a page with its front matter, in code too or not; undefined where it is text. */
  values: (frontMatter: Json) => { values: Json; inCode: boolean } | undefined;
  /** Folders of included files. */
  includes: readonly string[];
  /** Text at the end of every page, such as abbreviations. */
  appended: string;
  /** Files of the new site besides its pages. */
  files: PlannedFile[];
  unused: UnusedSetting[];
}
