import { z } from 'zod';
import type { Finding } from '../../../diagnostics/diagnostic';
import { canonicalPath, safeDecode, splitAddress } from '../../../../model/site/path';
import { MAIN_ROOT } from '../../../../model/pages/docRoots';
import type { Content } from '../../loadContent';
import { originals } from '../../checks/pageTexts';
import { siteLinks } from '../../checks/siteLinks';
import { warning } from '../../../diagnostics/rule';
import { defineRuleWith } from '../contentRule';
import { say } from '../../say';

/** Fewest pages whose texts should link to a doc. */
const INBOUND_LINKS_MIN = 2;

const options = z.object({
  min: z.int().positive().default(INBOUND_LINKS_MIN).describe('Least number of pages whose texts lead to a doc.'),
});

/** Returns the link targets of all texts, each with the pages that link to it. */
function sourcesOf(content: Content): Map<string, Set<string>> {
  const sources = new Map<string, Set<string>>();
  for (const { path, content: compiled } of originals(content)) {
    for (const { href } of compiled.links) {
      const target = canonicalPath(safeDecode(splitAddress(href).pathname));
      if (target !== path) sources.set(target, (sources.get(target) ?? new Set()).add(path));
    }
  }
  return sources;
}

/**
 * Reports docs with too few links from the texts of other pages, whose readers do not learn that the docs exist. Skips
 * docs that site.yaml links to, since readers see those links anyway, and release notes, since the docs that they
 * changed link to them.
 */
function checkInboundLinks(content: Content, { min }: z.output<typeof options>): Finding[] {
  const { docs, codes, site } = content;
  const sources = sourcesOf(content);
  const everywhere = new Set(siteLinks(site).map(({ path }) => canonicalPath(path)));
  return docs
    .filter(({ locale, version }) => locale === codes[0] && version === MAIN_ROOT)
    .filter(({ path, frontMatter: { draft, affects } }) => !draft && affects.length === 0 && !everywhere.has(path))
    .map((doc) => ({ ...doc, count: sources.get(doc.path)?.size ?? 0 }))
    .filter(({ count }) => count < min)
    .map(({ file, path, count }) => ({
      file,
      line: 1,
      column: 1,
      ...say(count === 0 ? 'page/orphan.none' : 'page/orphan', { path, count, min }),
    }));
}

export const orphanPage = defineRuleWith(
  'page/orphan',
  { ...warning('The texts of other pages lead to a doc.'), options },
  checkInboundLinks,
);
