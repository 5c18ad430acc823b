import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath, safeDecode } from '../core';
import { addressIn } from '../docusaurus/oldAddresses';
import { findFiles } from '../docusaurus/sourceFiles';
import type { ReportEntry } from '../markdown/reportEntry';
import type { ImportPlan } from '../plan';

const NO_PAGES =
  /^(?:[a-z]{2}(?:-\w+)?\/)?(?:404|search)(?:\.html|\/)|(?:^|\/)(?:tags|authors|page|archive)(?:\/|\.html$)/;

/** Folders into which the programs of old sites build. */
const BUILDS = ['build', 'site', 'dist', 'out', '.vitepress/dist', 'docs/.vitepress/dist'];

/** Returns the folder of the old site's build, where it is there. */
export const builtIn = (source: string): string | undefined =>
  BUILDS.map((name) => path.join(source, name)).find((folder) => existsSync(path.join(folder, 'index.html')));

/** Returns the addresses in the old site's build, or in its sitemap. */
function readBuilt(built: string, base: string): string[] {
  const withoutBase = (path: string) => canonicalPath(path.startsWith(base) ? `/${path.slice(base.length)}` : path);
  if (statSync(built).isFile()) {
    const locations = [...readFileSync(built, 'utf8').matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)];
    return locations.flatMap(([, address = '']) => {
      const path = URL.canParse(address) ? withoutBase(safeDecode(new URL(address).pathname)) : undefined;
      return path === undefined || NO_PAGES.test(path.slice(1)) ? [] : [path];
    });
  }
  return findFiles(built).files.flatMap(({ relative }) =>
    !relative.endsWith('.html') || NO_PAGES.test(relative) ? [] : [canonicalPath(`/${relative}`)],
  );
}

/** Reports the addresses of the old build that the new site lacks; returns a message without a build. */
export function compareBuilt(
  built: string,
  { base, newAddresses, files: planned }: Pick<ImportPlan, 'base' | 'newAddresses' | 'files'>,
): ReportEntry[] | string {
  if (!existsSync(built)) return `There is no ${built}.\nName the folder of the old site's build, or its sitemap.xml.`;
  const paths = readBuilt(built, base);
  if (paths.length === 0) return `${built} has no pages.\nName the folder of the old site's build, or its sitemap.xml.`;
  const files = new Set(planned.map((file) => file.path));
  return paths
    .filter((path) => path !== '/' && addressIn(newAddresses, path) === undefined && !files.has(`static${path}.html`))
    .map((path) => ({
      kind: 'address-lost',
      message: `The built page ${path} no longer exists.`,
      from: { file: path },
    }));
}
