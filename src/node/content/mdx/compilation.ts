import type { Root as HtmlRoot } from 'hast';
import type { Nodes, Root, RootContent } from 'mdast';
import { SKIP } from 'unist-util-visit';
import type { Node, Position } from 'unist';
import type {
  ContentImage,
  ContentVideo,
  CopiedFile,
  UsedEntry,
  WrittenLink,
} from '../../../model/pages/compiledContent';
import { additionPoint } from '../../../model/site/additions';
import type { OfFeatures } from '../../../model/site/features';
import { placeOf } from '../../diagnostics/diagnostic';
import type { Message } from '../../diagnostics/messages';
import type { ReadingFinding, ReadingRule } from '../../diagnostics/readingRules';
import type { OwnSite } from '../../../model/site/ownAddress';
import type { ComponentNode, Elements } from './components/component';
import type { Glossary } from '../glossary';
import type { Table } from '../readTables';
import type { Site } from '../../schema/siteSchema';
import { say } from '../say';
import { visit } from './visit';
import type { SiteComponents } from '../react/siteComponents';
import type { whyWithoutReact } from '../react/whyWithoutReact';
import type { VideoLibrary } from '../videoLibrary';

/** A passage of another file, in the place of the element that includes it; a feature puts it there. */
export interface IncludedFile extends Node {
  type: 'includedFile';
  absolutePath: string;
  /** The file's name in messages. */
  file: string;
  /** The source text. */
  body: string;
  /** The parsed text; `children` after it has been prepared. */
  tree: Root;
  children: RootContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    includedFile: IncludedFile;
  }
}

/** What features have read from their files, by their names. */
export type FeatureContent = OfFeatures<'read'>;

/** What features have read from their files, each with a digest that changes with it. */
export type FeatureFiles = {
  readonly [Name in keyof FeatureContent]: Table<FeatureContent[Name]> & { digest: string };
};

/** The site as the pipeline sees it; the same for every file of a build. */
export interface SiteForContent {
  /** The content folder. */
  folder: string;
  /** The site's own addresses: full URLs of its pages become internal links. */
  own: OwnSite;
  /** Path of the page that a content file makes, for links to `./file.mdx`; undefined for other files. */
  pageOf: (absolutePath: string) => string | undefined;
  /** Resolves a path in the doc root of a file: in a doc of another root, `/docs/saldo` is a page of that root. */
  meantIn: (absolutePath: string, path: string) => string;
  /** Published heading ids with accents or umlauts, which stay as they are; undefined keeps all ids. */
  keptIds: ReadonlySet<string> | undefined;
  /** The explained terms; undefined where the glossary has errors. */
  glossary: Glossary | undefined;
  /** Path of the page that lists the terms; undefined where the site has none. */
  termsPage: string | undefined;
  /** The words that ids of steps and tab panels start with. */
  idWords: Site['idWords'];
  /** Hosts of other sites whose images pages show. */
  mediaHosts: readonly string[];
  /** The elements by name, including those of features that the site does not have. */
  elements: Elements;
  /** The names of the features that the site has. */
  features: readonly string[];
  transforms: readonly ContentTransforms[];
  /** The theme's colours for drawings, in dark and light mode; none where they have the engine's. */
  palettes: () => string[][];
  /** What features have read; undefined where errors hide it. */
  featureFiles: Partial<FeatureFiles>;
  videos: VideoLibrary;
  /** The site's components. */
  components: SiteComponents;
  /** Why a file's page may contain no code; undefined for a page that may. */
  withoutReact: (absolutePath: string) => ReturnType<typeof whyWithoutReact>;
  /** The default locale, in which the glossary and the videos are written. */
  locale: string;
  /** Locale of a content file. */
  localeOf: (absolutePath: string) => string;
}

/** What features change in the content while it is read. */
export interface ContentTransforms {
  /** Changes the Markdown tree of each file. Runs for a page, then for the files that it includes. */
  markdown?: (tree: Root, compilation: Compilation) => void | Promise<void>;
  /** Changes the HTML of each page's content before its sections for the search are made. */
  html?: (tree: HtmlRoot, compilation: Compilation) => void | Promise<void>;
}

export const TRANSFORMS = additionPoint<ContentTransforms>('transform');

/** The state of one file's compilation: the input and the results of the handlers. */
export interface Compilation {
  /** The file of the current part: the page's, or one that it includes. */
  absolutePath: string;
  /** The file's name in messages. */
  file: string;
  /** In an included file, the place of the element that includes it: `content/docs/saldo.mdx:12:1`. */
  includedAt?: string | undefined;
  site: SiteForContent;
  diagnostics: ReadingFinding[];
  links: WrittenLink[];
  islands: Set<string>;
  /** The ids on the page so far, each with its owner as messages name it. */
  takenIds: Map<string, () => string>;
  /** The number of parts of a kind so far. */
  counts: Map<string, number>;
  /** The components around the current one, the outermost first. */
  ancestors: ComponentNode[];
  /** Names that a page of React imports or exports; undefined for a page without React. */
  moduleNames: ReadonlySet<string> | undefined;
  uses: UsedEntry[];
  files: CopiedFile[];
  /** The videos of the file by key. */
  videos: Map<string, ContentVideo>;
  /** Images by their paths; null for an image whose error is reported. */
  images: Map<string, ContentImage | null>;
  /** Code blocks tokenised beforehand, by language and text. */
  highlight: (code: string, language: string) => HighlightedLine[] | undefined;
}

interface HighlightedToken {
  text: string;
  /** Role of the token (`keyword`, `string`), or null for plain text. */
  role: string | null;
}
export type HighlightedLine = HighlightedToken[];

/** Returns what a feature has read from its file, undefined where errors hide it. The page then depends on it. */
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

/** Reports a broken rule at a node. */
export function addDiagnostic(compilation: Compilation, node: WithPosition, rule: ReadingRule, message: Message): void {
  const { file, includedAt, diagnostics } = compilation;
  const start = node.position?.start;
  const place = start === undefined ? {} : { line: start.line, column: start.column };
  const at =
    includedAt === undefined
      ? {}
      : { hint: `${message.hint ?? ''} ${say('includedAt', { place: includedAt }).message}` };
  diagnostics.push({ rule, file, ...place, ...message, ...at });
}

/** Makes an included file the current one; returns a function that goes back to the file around it. */
export function enterFile(compilation: Compilation, included: IncludedFile): () => void {
  const { absolutePath, file, includedAt } = compilation;
  const at = placeOf({ file, ...included.position?.start });
  Object.assign(compilation, { absolutePath: included.absolutePath, file: included.file, includedAt: at });
  return () => void Object.assign(compilation, { absolutePath, file, includedAt });
}

/** Visits the nodes of a page, each while its own file is the current one. */
export function visitFiles(
  tree: Root | IncludedFile,
  compilation: Compilation,
  visitor: (node: Nodes) => unknown,
): void {
  visit(tree as Root, (node) => {
    if (node.type !== 'includedFile' || node === (tree as Node)) return void visitor(node);
    const leave = enterFile(compilation, node);
    visitFiles(node, compilation, visitor);
    leave();
    return SKIP;
  });
}
