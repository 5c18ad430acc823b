import { readBuiltPages, type BuiltPage } from './builtPages';
import { readContentTree, type ContentTree } from './contentTree';
import { expectedPages, type ExpectedPage } from './expectedPages';

/** A built site and what its content folder asks for. */
export interface WalkedSite {
  tree: ContentTree;
  /** Folder of the built site. */
  output: string;
  /** Its pages by address. */
  built: ReadonlyMap<string, BuiltPage>;
  expected: readonly ExpectedPage[];
}

/** A fault of a built site: the address that has it, and what is wrong there. */
export interface SiteFinding {
  address: string;
  message: string;
}

/** A rule of the built site, and what breaks it. */
export interface SiteRule {
  name: string;
  check: (site: WalkedSite) => SiteFinding[];
}

/** Reads a content folder and the site that was built of it. */
export function walkSite({ content, output }: { content: string; output: string }): WalkedSite {
  const tree = readContentTree(content);
  return { tree, output, built: readBuiltPages(output), expected: expectedPages(tree) };
}

/** The whole URL of an address, as the site writes it. */
export const urlOf = ({ tree: { site } }: WalkedSite, address: string): string => site.origin + site.base + address;

/** Addresses are the same with and without percent escapes. */
export const decoded = (urls: readonly string[]): string[] => urls.map((url) => decodeURI(url));

/** True for a page that search engines list under its own address. */
export const isListed = ({ kind, isHidden, address, canonical }: ExpectedPage): boolean =>
  kind !== 'redirect' && !isHidden && canonical === address;
