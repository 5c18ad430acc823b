import { readFileSync } from 'node:fs';
import type { SourcePage } from './gatherPages';
import type { Resolver } from './pageLinks';
import { readPageText } from './pageText';
import { asGroup, readJson, type DocusaurusSite, type Json } from './settings';

/** Returns the exports of a module that pages import, by name, including `default`. */
export type SiteConstants = (page: SourcePage, specifier: string) => Json | undefined;

/** Modules that may hold constants. Those with JSX hold components. */
const ENDINGS = ['', '.ts', '.js', '.mjs', '.json', '/index.ts', '/index.js'];
const MODULE = /\.(?:[cm]?[jt]s|json)$/;
const PARTIAL = /\.mdx?$/;
const IMPORT = /^import\s[^'"]*?\sfrom\s*['"]([^'"]+)['"]/gm;

/** Reads the modules that pages import for their constants, each once. */
export async function readSiteConstants(
  { code, readable }: Pick<DocusaurusSite, 'code' | 'readable'>,
  pages: readonly SourcePage[],
  resolver: Resolver,
): Promise<SiteConstants> {
  const fileOf = (page: SourcePage, specifier: string) =>
    ENDINGS.map((ending) => resolver.importedFile(page, specifier + ending)).find((file) => file !== undefined);
  const modules = new Set<string>();
  const seen = new Set<string>();
  const gather = (page: SourcePage, raw: string): void => {
    for (const [, written = ''] of raw.matchAll(IMPORT)) {
      const specifier = written.replace(/\\(.)/g, '$1');
      const file = fileOf(page, specifier);
      if (file === undefined || seen.has(`${page.root} ${file}`)) continue;
      seen.add(`${page.root} ${file}`);
      if (MODULE.test(file)) modules.add(file);
      if (PARTIAL.test(file)) gather({ ...page, file }, readPageText(readFileSync(file, 'utf8')).raw);
    }
  };
  for (const page of pages) gather(page, page.raw);
  const values = new Map<string, Json>();
  for (const file of modules) {
    if (file.endsWith('.json')) {
      const value = readJson(file, readable);
      values.set(file, { ...asGroup(value), default: value });
      continue;
    }
    values.set(file, asGroup(await code.constants(file)));
  }
  return (page, specifier) => values.get(fileOf(page, specifier) ?? '');
}
