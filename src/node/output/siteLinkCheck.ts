import { canonicalPath, safeDecode, splitAddress, withoutBase } from '../../model/site/path';
import { didYouMean } from '../diagnostics/nearest';

/** The number of pages with the same broken link from which it is reported as the layout's. */
const LAYOUT_LINK_THRESHOLD = 5;

/** A built page: its references and its link targets. */
export interface BuiltPage {
  /** Path below the site's base: `/en/docs/saldo`. */
  path: string;
  /** Addresses of links, images and other files, including the base; each once. */
  references: string[];
  ids: ReadonlySet<string>;
  /** Ids that more than one element of the page has. */
  duplicateIds: string[];
}

interface BuiltSite {
  pages: readonly BuiltPage[];
  /** Base path of the site: `/ohje`; empty at the root. */
  base: string;
  /** True when the output has a file at the path. */
  hasFile: (path: string) => boolean;
}

/** A broken reference with its pages. */
interface BrokenReference {
  address: string;
  pages: string[];
  hint: string | undefined;
}

/** Returns an address without the base; undefined outside it. */
function addressInside(address: string, base: string): string | undefined {
  const { pathname, query, hash } = splitAddress(address);
  const inside = pathname === '' ? '' : withoutBase(pathname, base);
  return inside === undefined ? undefined : inside + query + hash;
}

function findFinding(
  address: string | undefined,
  page: BuiltPage,
  byPath: ReadonlyMap<string, BuiltPage>,
  site: BuiltSite,
): { hint: string | undefined } | undefined {
  if (address === undefined) return { hint: `It lies outside ${site.base}, under which the site is.` };
  const { pathname, hash } = splitAddress(address);
  const path = safeDecode(pathname);
  const target = pathname === '' ? page : byPath.get(canonicalPath(path));
  if (target === undefined) return site.hasFile(path) ? undefined : { hint: didYouMean(path, byPath.keys()) };
  const id = safeDecode(hash.slice(1));
  return id === '' || target.ids.has(id) ? undefined : { hint: didYouMean(id, target.ids) };
}

function describe({ address, pages, hint }: BrokenReference): string {
  const [first = ''] = pages;
  const where =
    pages.length >= LAYOUT_LINK_THRESHOLD
      ? `${pages.length} pages, so probably the layout (first: ${first})`
      : pages.join(', ');
  return `${address}\n  on ${where}${hint === undefined ? '' : `\n  ${hint}`}`;
}

/** Checks every reference of the built pages. Returns each broken one once, with its pages, and repeated ids. */
export function checkBuiltSite(site: BuiltSite): string[] {
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  const broken = new Map<string, BrokenReference>();
  const checked = new Map<string, { hint: string | undefined } | undefined>();
  for (const page of site.pages) {
    for (const address of page.references) {
      const key = address.startsWith('#') ? page.path + address : address;
      const inside = addressInside(address, site.base);
      if (!checked.has(key)) checked.set(key, findFinding(inside, page, byPath, site));
      const finding = checked.get(key);
      if (finding === undefined) continue;
      const known = broken.get(address);
      if (known === undefined)
        broken.set(address, { address: inside ?? address, pages: [page.path], hint: finding.hint });
      else known.pages.push(page.path);
    }
  }
  const duplicates = site.pages.flatMap(({ path, duplicateIds }) =>
    duplicateIds.map((id) => `#${id}\n  is the id of more than one element on ${path}`),
  );
  return [...[...broken.values()].map(describe), ...duplicates];
}
