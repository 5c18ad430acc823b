import { existsSync, readFileSync, statSync } from 'node:fs';
import { canonicalPath, safeDecode } from '../../../../src/model/site/path';
import { findFiles } from '../docusaurus/sourceFiles';
import type { ReportEntry } from '../markdown/reportEntry';
import { missingWords } from '../markdown/visibleWords';
import type { ReachedAddress } from '../plan';
import { factsOfHtml } from './pageFacts';

/** A page of the old site's build. */
interface BuiltPage {
  path: string;
  /** Undefined where only its address is known. */
  content: { ids: string[]; words: string[] } | undefined;
}

const NO_PAGES = /^(?:[a-z]{2}(?:-\w+)?\/)?(?:404|search)(?:\.html|\/)|(?:^|\/)(?:tags|authors|page|archive)(?:\/|\.html$)/;

/** Reads the pages of the old site's build, or of its sitemap. */
function readBuilt(built: string, base: string): BuiltPage[] {
  const withoutBase = (path: string) => canonicalPath(path.startsWith(base) ? `/${path.slice(base.length)}` : path);
  if (statSync(built).isFile()) {
    const locations = [...readFileSync(built, 'utf8').matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)];
    return locations.flatMap(([, address = '']) => {
      const path = URL.canParse(address) ? withoutBase(safeDecode(new URL(address).pathname)) : undefined;
      return path === undefined || NO_PAGES.test(path.slice(1)) ? [] : [{ path, content: undefined }];
    });
  }
  return findFiles(built).files.flatMap(({ file, relative }) => {
    if (!relative.endsWith('.html') || NO_PAGES.test(relative)) return [];
    const { facts, hasArticle } = factsOfHtml(readFileSync(file, 'utf8'));
    const content = hasArticle ? { ids: facts.anchors, words: facts.words } : undefined;
    return [{ path: canonicalPath(`/${relative}`), content }];
  });
}

/** Checks every address, anchor and word of the old build against the new pages; returns a message without a build. */
export function compareBuilt(built: string, base: string, reached: readonly ReachedAddress[]): ReportEntry[] | string {
  if (!existsSync(built)) return `There is no ${built}.\nName the folder of the old site's build, or its sitemap.xml.`;
  const pages = readBuilt(built, base);
  if (pages.length === 0) return `${built} has no pages.\nName the folder of the old site's build, or its sitemap.xml.`;
  const reachedByAddress = new Map(reached.map((each) => [each.address, each]));
  return pages.flatMap(({ path, content }): ReportEntry[] => {
    const from = { file: path };
    const page = reachedByAddress.get(path);
    if (page === undefined)
      return path === '/' ? [] : [{ kind: 'address-lost', message: `The built page ${path} no longer exists.`, from }];
    if (content === undefined || page.content === undefined) return [];
    const to = { file: page.file };
    const { ids, words } = page.content;
    const lostIds = content.ids.filter((id) => !ids.has(id));
    const lostWords = missingWords(content.words, words);
    const shown = `${lostWords.slice(0, 30).join(' ')}${lostWords.length > 30 ? ' …' : ''}`;
    return [
      ...lostIds.map((id): ReportEntry => ({
        kind: 'anchor-lost',
        message: `#${id} of the built page is not there.`,
        from,
        to,
      })),
      ...(lostWords.length === 0
        ? []
        : [
            {
              kind: 'words' as const,
              message: `${lostWords.length} words of the built page are not there: ${shown}`,
              from,
              to,
            },
          ]),
    ];
  });
}
