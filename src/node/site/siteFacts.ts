import type { DocRoot } from '../../model/pages/docRoots';
import type { Additions } from '../../model/site/additions';
import type { OwnSite } from '../../model/site/ownAddress';
import type { Site } from '../schema/siteSchema';
import type { TextReader } from './readTexts';

/** A content folder, and what features add to every site. */
export interface EngineParts {
  folder: string;
  added: Additions;
}

/** Facts of a site that features decide by. */
export interface SiteFacts {
  folder: string;
  site: Site;
  own: OwnSite;
  /** Locale codes, the default first. */
  codes: string[];
  /** The doc roots in the order in which readers see them. */
  docRoots: readonly DocRoot[];
  /** Names of all doc roots except the main one. */
  otherRoots: readonly string[];
  /** The interface's texts of a locale in a namespace. */
  textsOf: TextReader;
}
