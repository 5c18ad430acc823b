import { readFileSync } from 'node:fs';
import path from 'node:path';
import { childrenOf, parseXml, textOf } from './xmlTree';

/** What the sitemap says of a page. */
interface SitemapEntry {
  lastmod: string | undefined;
  versions: Record<string, string>;
}

const read = (file: string) => parseXml(readFileSync(file, 'utf8'));
const isTime = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);

/**
 * The pages of all sitemaps that the index names, by URL, and what is wrong with the files.
 * @param root URL of the output folder, without a trailing slash
 */
export function readSitemaps(
  output: string,
  root: string,
): { sitemap: Record<string, SitemapEntry>; findings: string[] } {
  const sitemap: Record<string, SitemapEntry> = {};
  const findings: string[] = [];
  const index = read(path.join(output, 'sitemap.xml'));
  if (index.name !== 'sitemapindex') findings.push(`the index is a ${index.name}`);
  for (const place of childrenOf(index, 'sitemap').map((entry) => textOf(entry, 'loc'))) {
    if (!place.startsWith(`${root}/`)) findings.push(`${place} is elsewhere`);
    const urlset = read(path.join(output, place.slice(root.length)));
    if (urlset.attributes.xmlns !== 'http://www.sitemaps.org/schemas/sitemap/0.9')
      findings.push(`${place} is no sitemap`);
    for (const entry of childrenOf(urlset, 'url')) {
      const url = textOf(entry, 'loc');
      const lastmod = childrenOf(entry, 'lastmod').at(0)?.text;
      if (lastmod !== undefined && !isTime(lastmod)) findings.push(`${url} changed at ${lastmod}`);
      if (sitemap[url] !== undefined) findings.push(`${url} is there twice`);
      const links = childrenOf(entry, 'xhtml:link').map(({ attributes }) => [attributes.hreflang, attributes.href]);
      sitemap[url] = { lastmod, versions: Object.fromEntries(links) as Record<string, string> };
    }
  }
  return { sitemap, findings };
}
