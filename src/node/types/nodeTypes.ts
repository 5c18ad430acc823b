import type { Node as GatsbyNode } from 'gatsby';
import type { CategoryGroup } from '../../model/pages/category';
import type { CompiledContent } from '../../model/pages/compiledContent';
import type { SidebarBadge } from '../../model/navigation/sidebar';
import type { ShownFields } from './shownKeys';

/** Our nodes as stored, which resolvers read. */

interface StoredPage extends GatsbyNode, Omit<CompiledContent, 'links' | 'reactTree'> {
  path: string;
  locale: string;
  file: string;
  /** True for a React page with its own component. */
  isReact: boolean;
  absolutePath: string;
  title: string;
  description: string;
  keywords: string[];
  aliases: string[];
  draft: boolean;
  /** True for a page that customers do not see, also where this build shows it. */
  isUnpublished: boolean;
  unlisted: boolean;
  /** False for a page that is shown only in the languages of its files. */
  fallback: boolean;
  /** The day of its update that it names itself. */
  updated: string | null;
  links: string[];
  /** Paths of the pages that its text links to. */
  linksTo: string[];
  /** Keys of the terms that its text explains. */
  terms: string[];
  tocMin: number;
  tocMax: number;
  /** Its kind and its times in the repository as one text; see `renewPages`. */
  standing?: string;
}

export interface DocNode extends StoredPage, ShownFields {
  version: string;
  sidebarLabel: string;
  sidebarBadge?: SidebarBadge;
  paginationLabel: string | null;
  /** Paths of the previous and next pages; null for none, absent where the sidebar decides. */
  pagination: { previous?: string | null; next?: string | null };
  /** Name of its sidebar; null for none, absent where the sidebars decide. */
  displayedSidebar?: string | null;
  hideToc: boolean;
  tags: string[];
  affects: string[];
}

export interface BlogPostNode extends StoredPage {
  date: string;
  /** Keys of authors and tags. */
  authors: string[];
  tags: string[];
  /** The day on which the product's owner confirmed the text. */
  reviewed: string | null;
}

export interface SidebarNode extends GatsbyNode {
  name: string;
  locale: string;
  label: string;
  isDefault: boolean;
  wholeUrl: string | null;
  /** The tree of `SidebarItem`s as JSON: one text is faster to read than thousands of fields. */
  tree: string;
}

export interface CategoryNode extends GatsbyNode {
  path: string;
  locale: string;
  title: string;
  description: string;
  groups: CategoryGroup[];
}
