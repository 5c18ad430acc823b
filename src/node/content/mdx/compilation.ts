import type { Position } from 'unist';
import type {
  ContentImage,
  ContentVideo,
  CopiedFile,
  UsedEntry,
  WrittenLink,
} from '../../../model/pages/compiledContent';
import type { Feature, FeatureContent } from '../../../extend';
import type { Message } from '../../diagnostics/messages';
import type { ReadingFinding, ReadingRule } from '../../diagnostics/readingRules';
import type { OwnSite } from '../../../model/site/ownAddress';
import type { ComponentNode } from './components/component';
import type { Glossary } from '../glossary';
import type { Table } from '../readTables';
import type { Site } from '../../schema/siteSchema';
import type { SiteComponents } from '../react/siteComponents';
import type { whyWithoutReact } from '../react/whyWithoutReact';
import type { VideoLibrary } from '../videoLibrary';

/** What features have read of their files, each with a digest that changes when it does. */
export type FeatureFiles = {
  readonly [Name in keyof FeatureContent]: Table<FeatureContent[Name]> & { digest: string };
};

/** What the pipeline knows of the site; the same for every file of a build. */
export interface SiteForContent {
  /** The content folder. */
  folder: string;
  /** Where the site's own pages are: whole addresses of them become internal links. */
  own: OwnSite;
  /** Path of the page that a content file makes, for links to `./file.mdx`; undefined for other files. */
  pageOf: (absolutePath: string) => string | undefined;
  /** The path that a path means in a file: in a doc of another root, `/docs/saldo` is a page of that root. */
  meantIn: (absolutePath: string, path: string) => string;
  /** Ids of headings with other letters than plain ones that stay; all of them where it is undefined. */
  keptIds: ReadonlySet<string> | undefined;
  /** The explained terms; undefined where a fault of the glossary hides them. */
  glossary: Glossary | undefined;
  /** Path of the page that lists the terms; undefined where the site has none. */
  termsPage: string | undefined;
  /** The words that ids of steps and tab panels start with. */
  idWords: Site['idWords'];
  /** The features that the site has. */
  features: readonly Feature[];
  /** What features have read; undefined where a fault hides it. */
  featureFiles: Partial<FeatureFiles>;
  videos: VideoLibrary;
  /** The components that the content brings. */
  components: SiteComponents;
  /** Why a file's page may contain no code; undefined for one that may. */
  withoutReact: (absolutePath: string) => ReturnType<typeof whyWithoutReact>;
  /** The default locale: of the glossary and the videos. */
  locale: string;
  /** Locale of a content file. */
  localeOf: (absolutePath: string) => string;
}

/** The state of one file's compilation: what its handlers read and what they gather. */
export interface Compilation {
  absolutePath: string;
  /** The file's name in messages. */
  file: string;
  site: SiteForContent;
  diagnostics: ReadingFinding[];
  links: WrittenLink[];
  islands: Set<string>;
  /** The ids that are in the page so far, each with what has it. */
  takenIds: Map<string, () => string>;
  /** How many parts of a kind there are so far. */
  counts: Map<string, number>;
  /** The components around the one at hand, the outermost first. */
  ancestors: ComponentNode[];
  /** Names that a page of React imports or exports; undefined for a page without React. */
  moduleNames: ReadonlySet<string> | undefined;
  uses: UsedEntry[];
  files: CopiedFile[];
  /** The videos of the file by key. */
  videos: Map<string, ContentVideo>;
  /** Images of the file by the `src` that the writer wrote; null for one whose fault is noted. */
  images: Map<string, ContentImage | null>;
  /** Code blocks made into tokens beforehand, by language and text. */
  highlight: (code: string, language: string) => HighlightedLine[] | undefined;
}

interface HighlightedToken {
  text: string;
  /** Role of the token (`keyword`, `string`), or null for plain text. */
  role: string | null;
}
export type HighlightedLine = HighlightedToken[];

/** What a feature has read of its file, undefined where a fault hides it. Notes that the page was made with it. */
export function featureContent<Name extends keyof FeatureContent>(
  name: Name,
  { site, uses }: Compilation,
): FeatureContent[Name] | undefined {
  const file = site.featureFiles[name];
  if (!uses.some(({ kind, key }) => kind === 'feature' && key === name))
    uses.push({ kind: 'feature', key: name, digest: file?.digest ?? '' });
  return file?.data;
}

type WithPosition = { position?: Position | undefined };

/** Notes at a node that a rule is broken. */
export function addDiagnostic(compilation: Compilation, node: WithPosition, rule: ReadingRule, message: Message): void {
  const start = node.position?.start;
  const place = start === undefined ? {} : { line: start.line, column: start.column };
  compilation.diagnostics.push({ rule, file: compilation.file, ...place, ...message });
}
