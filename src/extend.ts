import type { PluginRef } from 'gatsby';
import type { z } from 'zod';
import type { Engine } from './node/content/engine';
import type { Content } from './node/content/loadContent';
import type { DOC_ROOTS, READINGS } from './node/content/featureReadings';
import type { ContentTransforms } from './node/content/mdx/compilation';
import type { ContentComponent } from './node/content/mdx/components/component';
import type { PICTURES } from './node/content/pictured';
import type { SHOWN } from './node/content/unpublished';
import type { ContentRules } from './node/content/rules/contentRule';
import type { ReadingFinding, ReadingRule } from './node/diagnostics/readingRules';
import type { RuleInfo } from './node/diagnostics/rule';
import type { AdditionPoint } from './model/site/additions';
import type { AddedStep } from './node/output/buildStep';
import type { NamedTexts } from './model/site/textKeys';
import type { AddedData, FeaturePage } from './node/pages/pagesOfFeatures';
import type { CONSENT, SETTINGS_CHECKS } from './node/schema/featureSettings';
import type { NEEDED_TEXTS } from './node/site/requestedTexts';
import type { ChangeTexts } from './node/site/changedTexts';
import type { READ_AT_START } from './node/site/readAtStart';
import type { OutsideSources, ServedFacts } from './node/site/served';
import type { SiteFacts } from './node/site/siteFacts';
import type { THEMES } from './node/site/theme';
import type { SlotName } from './slots';

/*
 * The public interface of the engine: what a feature of the engine, or an extension of a site, may give. A feature lives
 * in `src/features/<name>/`; `src/features.ts` lists them all. Only authors of features import this file: what a part of
 * the core takes is declared beside it.
 *
 * A feature tells its types by one line in `Features`, by `declare module '../../model/site/features'`.
 */

export type { AnsweredQuery, BrowserModule, SearchListener } from './browser/site/browserModule';
export type { OpenedHit } from './model/search/provider';
export type { FeatureData, Features } from './model/site/features';
export type { LoadedSite } from './node/content/loadSite';
export type { PageFacts, PlannedSite } from './node/pages/pagesOfFeatures';
export type { FeatureSettings } from './node/schema/featureSettings';
export type { SearchDialogState, SlotComponents, SlotName, SlotProps, Slots } from './slots';
export type { SiteFacts as FeatureSite } from './node/site/siteFacts';

type Item<Point> = Point extends AdditionPoint<infer Added> ? Added : never;

/** What a feature adds to a site that has it. Files are named in the feature's folder, or by absolute paths. */
export interface Add {
  /** A page, made in every language. */
  page: (page: FeaturePage) => void;
  /** A component in a slot, by its file: `components/OfflineButton`. */
  slot: (slot: SlotName, file: string) => void;
  /** What its components read; JSON. */
  data: (data: AddedData) => void;
  /** A file that exports a `BrowserModule` of its name; with `replaces`, one in place of that file of the bundle. */
  browser: (file: string, options?: { replaces?: string }) => void;
  /** The namespaces of `texts` that the site needs, and whether they load with the search; all if it is not said. */
  texts: (namespaces: readonly string[], options?: Omit<Item<typeof NEEDED_TEXTS>, 'namespaces'>) => void;
  /** Changes to the content while it is read. */
  transform: (transforms: ContentTransforms) => void;
  /** A page or an address that a setting leads to, with its key: the link check looks at it. */
  link: (path: string | undefined, ...key: readonly PropertyKey[]) => void;
  /** Addresses of other sites that pages load from or connect to. */
  source: (sources: OutsideSources) => void;
  /** What the servers of the site need to know. */
  serve: (facts: ServedFacts) => void;
  /** A step at the end of the build. */
  step: (step: AddedStep) => void;
  /** The pictures that links to pages show where they are shared. */
  picture: (pictures: Item<typeof PICTURES>) => void;
  /** A plugin of Gatsby. */
  plugin: (plugin: PluginRef) => void;
}

/** A command of a feature: returns what to print; nothing if empty. */
export type Command = (args: readonly string[], engine: Engine) => Promise<string>;

/**
 * A feature. Its keys hold on every site: a file, a page or a setting may name what a site does not have. What `setup`
 * adds is only on a site that has the feature.
 */
export interface Feature {
  /** Name of its folder in `src/features`. */
  name: string;
  /** True for a feature of the content folder. */
  isOwn?: true;
  /** Features that it loads of a content folder, beside those of the engine, whose names are `known`. */
  extensions?: (folder: string, known: readonly string[]) => readonly Feature[];
  /** True for a site that has the feature. */
  isOn: (site: SiteFacts) => boolean;
  /** Adds to a site that has the feature. */
  setup?: (site: SiteFacts, add: Add) => void;
  /** Steps at the end of the build of a site without the feature: they remove what it had written. */
  whenOff?: readonly AddedStep[];

  /** Schemas of its keys in `site.yaml`, with descriptions. */
  settings?: z.ZodRawShape;
  /** Schemas of its keys in the group `search` of `site.yaml`. */
  searchSettings?: z.ZodRawShape;
  /** A rule on the settings as a whole; adds issues to `context`. */
  checkSettings?: Item<typeof SETTINGS_CHECKS>;
  /** True where readers are asked whether their visits may be measured. */
  asksConsent?: Item<typeof CONSENT>;
  /** Schemas of its keys in the front matter of docs, all optional. */
  docKeys?: z.ZodRawShape;
  /** Returns whether a build shows an unpublished page of the feature; undefined for other pages. */
  shows?: Item<typeof SHOWN>;
  /** Its interface texts by namespace, in English or as keys; each has a catalogue in `locales/<code>/<namespace>.json`. */
  texts?: Readonly<Record<string, NamedTexts>>;
  /** Schemas of the files that it adds to the content folder, by file: `versions.yaml`. */
  files?: Readonly<Record<string, z.ZodType>>;
  /** Reads such a file once for each load of the site. */
  read?: Item<typeof READINGS>;
  /** Reads the doc roots of a content folder in the order that readers see; none where there is only the main one. */
  docRoots?: Item<typeof DOC_ROOTS>;
  /** Returns the values that replace those of the engine's theme (`src/theme`) on the site of a content folder. */
  theme?: Item<typeof THEMES>;
  /** Its content elements by the name that writers use. `textMark` knows its `texts`. */
  elements?: Elements | ((folder: string) => Elements);
  /** Changes the texts of front matter and YAML files, in a language or, with undefined, in all. */
  changeTexts?: ChangeTexts;
  /** Rules of the content check. */
  rules?: readonly ContentRules[];
  /** Rules that `read`, `inspect` and its elements apply. */
  readingRules?: { readonly [Rule in ReadingRule]?: RuleInfo };
  /** Returns findings in its files that take time, by its `readingRules`; `known` are the engine's features. */
  inspect?: (content: Content, known: readonly string[]) => Promise<readonly ReadingFinding[]>;
  /** What is read only when a process starts: values that change with it, by the name of the file or folder. */
  readAtStart?: Item<typeof READ_AT_START>;
  /** Its commands by the name of their npm script, which runs `scripts/featureCommand.ts`; each is loaded on first use. */
  commands?: Readonly<Record<string, () => Promise<Command>>>;
}

type Elements = Readonly<Record<string, ContentComponent>>;

/** Defines a feature. The core reads the definition; it never imports the feature's other files by itself. */
export const defineFeature = <Given extends Feature>(feature: Given): Given => feature;
