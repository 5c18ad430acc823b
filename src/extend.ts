import type { PluginRef } from 'gatsby';
import type { z } from 'zod';
import type { OpenedHit, SearchProvider } from './model/search/provider';
import type { DocRoot } from './model/pages/docRoots';
import type { SidebarSpec } from './model/navigation/sidebar';
import type { FileCache } from './node/cache/fileCache';
import type { Content } from './node/content/loadContent';
import type { LoadedSite } from './node/content/loadSite';
import type { ContentHooks } from './node/content/mdx/contentHooks';
import type { FeatureReading } from './node/content/readTables';
import type { ContentRules } from './node/content/rules/contentRule';
import type { ReadingFinding, ReadingRule } from './node/diagnostics/readingRules';
import type { RuleInfo } from './node/diagnostics/rule';
import type { RequestLog, ServedTool } from './node/output/serving/servingTable';
import type { Build, BuildStep } from './node/output/buildStep';
import type { PagePlan } from './node/pages/pagePlan';
import type { Site } from './node/schema/siteSchema';
import type { SlotName } from './slots';
import type { ThemeValues } from './theme/themeValues';

/*
 * The public interface of the engine: what a feature of the engine, or an extension of a site, may give. A feature lives
 * in `src/features/<name>/`; `src/features.ts` lists them all, and nothing else in the core imports one.
 *
 * A feature adds its types to the interfaces `Feature…` by `declare module`.
 */

/** The settings that features add to `site.yaml`, by key. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add their keys
export interface FeatureSettings {}

/** The settings that features add to the group `search` of `site.yaml`, by key. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add their keys
export interface FeatureSearchSettings {}

export type { OpenedHit } from './model/search/provider';
export type { FeatureTexts } from './model/site/textKeys';

/** What components of features read on every page, by the feature's name: see `Feature.data`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add their data
export interface FeatureData {}

/** What components of features read on single pages, by the feature's name: see `Feature.pageData`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add their data
export interface FeaturePageData {}

/** What components in `articleBottom` get as `data`, by the feature's name: see `Feature.articleData`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add their data
export interface FeatureArticleData {}

/** What features read of their files in the content folder, by the feature's name: see `Feature.read`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add their content
export interface FeatureContent {}

export type { SearchDialogState, SlotComponents, SlotName, SlotProps, Slots } from './slots';

/** The query that a search has answered. */
export interface AnsweredQuery {
  query: string;
  /** Number of pages found. */
  count: number;
  locale: string;
}

/** Follows one search of a reader. */
export interface SearchListener {
  /** The query is answered; undefined while the answer to a new query is awaited. */
  onAnswer: (answered: AnsweredQuery | undefined) => void;
  /** A hit is opened. */
  onOpen: (hit: OpenedHit) => void;
  /** The dialog or the search page is closed. */
  onClose: () => void;
}

/** A module of a feature that runs in the browser. Its functions are called by the hooks of the same name. */
export interface BrowserModule {
  /** After the first page has been rendered. */
  onInitialClientRender?: () => void;
  /** After each change of address. */
  onRouteUpdate?: (location: Location) => void;
  /** When the search dialog or the search page is opened. */
  onSearch?: () => SearchListener;
  /** At the start of a page on a site that asks for consent to measuring, and after each choice of the reader. */
  onConsent?: (isGranted: boolean) => void;
  /** Opens the provider that answers searches in place of the site's own index, and loads its code on first use. */
  openSearchProvider?: (areaOf: (href: string) => string | null) => Promise<SearchProvider>;
}

/** Addresses of other sites by what a page does with them; addresses of the site itself are ignored. */
export interface OutsideSources {
  script?: readonly (string | undefined)[];
  image?: readonly (string | undefined)[];
  connect?: readonly (string | undefined)[];
  frame?: readonly string[];
}

/** A page of a feature, made in every language. */
export interface FeaturePage {
  /** Path without locale: `/glossary`. */
  path: string;
  /** File of the template in the feature's folder, without its ending: `templates/glossary`; or an absolute path. */
  template: string;
  /** Content that the page lists, with the key of each entry for its id: `<Term>` links to the page of terms. */
  lists?: 'terms';
}

/** A step at the end of the build. */
export interface OutputStep {
  /** Name of the step of the core after which it runs, see `src/node/buildSteps.ts`. */
  after: string;
  /** Loads the step, which `defineStep` of `src/node/output/buildStep.ts` defines. */
  load: () => Promise<BuildStep>;
}

/** A page of content with the locale of its text, or the site, which has no path. */
export type PicturedPage = Readonly<{ title: string; path?: string; locale: string }>;

/** Draws pictures of the published pages into the output, and removes its others there. Returns how many it drew. */
export type DrawPictures = (
  pages: readonly PicturedPage[],
  build: { loaded: LoadedSite; theme: ThemeValues; output: string; cache: FileCache },
) => Promise<number>;

/** Facts of the loaded site that a feature decides by. */
export type FeatureSite = Pick<LoadedSite, 'folder' | 'site' | 'own' | 'codes' | 'docRoots' | 'otherRoots' | 'textsOf'>;

/** All pages of a site, as they are planned. */
export interface PlannedSite {
  plans: readonly PagePlan[];
  /** The sidebars of all doc roots. */
  sidebars: readonly SidebarSpec[];
  /** The docs and posts that lists show, in each language that they are written in. */
  docs: readonly { path: string; locale: string }[];
  posts: readonly { path: string; locale: string; date: string }[];
}

/** What a feature knows of one page. */
export interface PageFacts {
  /** What its components read on the page by `usePageData`; JSON. */
  data: unknown;
  /** The page that search engines should show instead, and the locale of its text. */
  original?: { path: string; locale: string } | undefined;
}

/** Component files by slot, as paths in the feature's folder or absolute paths. */
export type SlotFiles = { readonly [Name in SlotName]?: string };

/** What a feature gives; every key but `name` and `isOn` is optional. */
export interface Feature extends ContentHooks {
  /** Name of its folder in `src/features`. */
  name: string;
  /** True for a feature of the content folder. */
  isOwn?: true;
  /** Features that it loads beside those of the engine, which are `known`. */
  extensions?: (known: readonly Feature[]) => readonly Feature[];
  /** True for a site that has the feature: only then do its slots and browser modules ship. */
  isOn: (loaded: FeatureSite) => boolean;
  /** Schemas of its keys in `site.yaml`, with descriptions. */
  settings?: z.ZodRawShape;
  /** Schemas of its keys in the group `search` of `site.yaml`. */
  searchSettings?: z.ZodRawShape;
  /** Schemas of its keys in the front matter of docs, all optional. */
  docKeys?: z.ZodRawShape;
  /** A rule on the settings as a whole; adds issues to `context`. */
  checkSettings?: (site: Site, context: z.RefinementCtx, facts: { asksConsent: boolean }) => void;
  /** True where readers are asked whether their visits may be measured. */
  asksConsent?: (site: Site) => boolean;
  /** The keys of its interface texts by namespace; each has a catalogue in `locales/<code>/<namespace>.json`. */
  texts?: Readonly<Record<string, readonly string[]>>;
  /** The namespaces of `texts` that a site needs; all while the feature is on. */
  neededTexts?: (loaded: FeatureSite) => readonly string[];
  /** Reads the doc roots of a content folder in the order that readers see; none where there is only the main one. */
  docRoots?: (folder: string) => { roots: readonly DocRoot[]; diagnostics: ReadingFinding[] };
  /** Returns the values that replace those of the engine's theme (`src/theme`) on the site of a content folder. */
  theme?: (folder: string) => ThemeValues | undefined;
  /** Schemas of the files that it adds to the content folder, by file: `versions.yaml`. */
  files?: Readonly<Record<string, z.ZodType>>;
  /** Reads such a file once for each load of the site; its elements and checks get the result (`FeatureContent`). */
  read?: (folder: string) => FeatureReading;
  /** Rules that `read` and its elements apply, added to `FeatureReadingRules`. */
  readingRules?: { readonly [Rule in ReadingRule]?: RuleInfo };
  /** Names of the product, which pages may have in bold. */
  productNames?: (loaded: LoadedSite) => Iterable<string>;
  /** The namespaces of `texts` that load with the search's facts. */
  searchTexts?: (loaded: FeatureSite) => readonly string[];
  /** Pages that it adds. */
  pages?: (loaded: FeatureSite) => readonly FeaturePage[];
  /** The file of the component for each slot: `components/OfflineButton`. A function chooses them by the settings. */
  slots?: SlotFiles | ((loaded: FeatureSite) => SlotFiles);
  /** Modules that replace files of the bundle, by absolute paths. */
  modules?: (loaded: FeatureSite) => Readonly<Record<string, string>>;
  /** The file of its `BrowserModule`, in its folder; a function chooses several by the settings. */
  browser?: string | ((loaded: FeatureSite) => readonly string[]);
  /** What its components read on every page of a locale by `useFeatureData`; JSON. */
  data?: (loaded: FeatureSite, locale: string, planned: PlannedSite) => unknown;
  /** What it knows of single docs and category pages of a locale, by path. */
  pageData?: (loaded: FeatureSite, locale: string, planned: PlannedSite) => ReadonlyMap<string, PageFacts>;
  /** What its component in `articleBottom` gets in `data` on the docs and posts of a locale; JSON. */
  articleData?: (loaded: FeatureSite, locale: string) => unknown;
  /** What its browser code reads once per site, by `settings` of `site-features`; JSON. */
  browserSettings?: (loaded: FeatureSite) => unknown;
  /** Plugins of Gatsby that it needs. */
  plugins?: (loaded: FeatureSite) => readonly PluginRef[];
  /** Addresses or origins of other sites that pages load from or connect to, for the Content-Security-Policy. */
  sources?: (site: Site) => OutsideSources;
  /** Origins whose pages may show the site in a frame, and the files of the site that they load. */
  framedBy?: (site: Site) => { hosts: readonly string[]; files: readonly string[] } | undefined;
  /** True where the search sends queries to a server. */
  sendsQueries?: (site: Site) => boolean;
  /** What the hosts of the site need of its files: pages with their policy, compressed copies of all texts. */
  hostNeeds?: (site: Site) => { policyInPages?: boolean; copies?: boolean };
  /** Paths of the site at which its web server logs the bodies of requests. */
  requestLogs?: (site: Site) => readonly RequestLog[];
  /** Folders of the output with tools for writers, which are not pages and have policies of their own. */
  tools?: (site: Site) => readonly ServedTool[];
  /** Returns the first line of Markdown in a locale, on sites that serve Markdown to those who accept `text/markdown`. */
  markdownTop?: (site: Build['site'], locale: string) => string | undefined;
  /** Pages or addresses that its settings lead to, with the keys that name them: the link check looks at them. */
  links?: (site: Site) => readonly { path: string | undefined; key: readonly PropertyKey[] }[];
  /** Returns findings in its files that take time, by its `readingRules`; called for a site without the feature, too. */
  inspect?: (content: Content) => Promise<readonly ReadingFinding[]>;
  /** Rules of the content check. */
  checks?: readonly ContentRules[];
  /** Steps at the end of a build, on sites without the feature too: a step may have to remove what the site had. */
  output?: readonly OutputStep[];
  /** Files that `output` writes into the output folder in each locale, and folders with a slash at the end. */
  outputNames?: (site: Site) => readonly string[];
  /** Files of the output that contain digests of all others, and so are finished last: `/offline-sw.js`. */
  lateFiles?: readonly string[];
  /** Returns the path of the picture that a link to a page shows where it is shared. */
  card?: (page: PicturedPage, loaded: LoadedSite, theme: ThemeValues) => string;
  /** Loads what draws pictures of pages while Gatsby builds; called for a site without the feature, too. */
  pictures?: () => Promise<DrawPictures>;
  /** Its commands by the name of their npm script, which runs `scripts/featureCommand.ts`; each returns what to print; nothing if empty. */
  commands?: Readonly<Record<string, () => Promise<(args: readonly string[]) => Promise<string>>>>;
  /** Tasks that threads do for it, by the name that `inThreads` gets; each is loaded on first use. */
  tasks?: Readonly<Record<string, () => Promise<(input: never) => unknown>>>;
  /** What it reads only when `npm run develop` starts: a value that changes with it, by file or folder. */
  settled?: (folder: string) => Readonly<Record<string, string>>;
  /** Returns a text that changes when a file outside the content, such as an icon of `static/`, changes pages. */
  cacheKey?: () => string;
}

/** Defines a feature. The core reads the definition; it never imports the feature's other files by itself. */
export const defineFeature = <Given extends Feature>(feature: Given): Given => feature;
