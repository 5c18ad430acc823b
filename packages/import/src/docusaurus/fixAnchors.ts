import { canonicalPath, safeDecode } from '../core';
import { codeRanges, createRangeTest } from '../markdown/codeRanges';
import { lineAndColumn } from '../markdown/edits';
import type { ReportEntry } from '../markdown/reportEntry';
import { writeFrontMatter } from './frontMatter';
import type { NewPage } from './convertPages';

/** A link with an anchor, in Markdown or in a link definition. */
const LINK = /(\]\(|^ {0,3}\[[^\]\n]+\]:[ \t]*)((?:https?:\/\/[^\s)#]+|\/[^\s)#]*)?)#([^\s)"]+)/gm;

/** Fixes links to missing anchors: to the anchor that differs only in case or punctuation, else to the page alone. */
export function fixAnchors(pages: readonly NewPage[], defaultLocale: string): ReportEntry[] {
  const entries: ReportEntry[] = [];
  const byPath = new Map(pages.map((each) => [`${each.page.locale} ${each.page.path}`, each]));
  for (const each of pages) {
    const isCode = createRangeTest(codeRanges(each.body));
    each.body = each.body.replace(LINK, (all: string, start: string, path: string, anchor: string, offset: number) => {
      if (isCode(offset) || /^https?:/.test(path)) return all;
      const target = path === '' ? each.page.path : canonicalPath(path.replace(/\?.*$/, ''));
      const to =
        path === '' ? each : (byPath.get(`${each.page.locale} ${target}`) ?? byPath.get(`${defaultLocale} ${target}`));
      const ids = to?.ids;
      const id = safeDecode(anchor).replace(/^#+/, '');
      // Ids of footnotes are generated later.
      if (ids === undefined || (ids.has(id) && !anchor.startsWith('#')) || /^fn(?:ref)?-/.test(id)) return all;
      const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
      const near = [...ids].find((own) => plain(own) === plain(id));
      const top = path === '' ? each.page.path : path;
      if (near === undefined && to !== undefined && plain(to.topId) === plain(id)) {
        each.topLinks += 1;
        return start + top;
      }
      const place = lineAndColumn(each.body, offset);
      const line = place.line + writeFrontMatter(each.frontMatter).split('\n').length;
      entries.push({
        kind: 'link-anchor',
        message:
          near === undefined
            ? `There is no "#${id}" on ${target}; the link points to the page now.`
            : `"#${safeDecode(anchor)}" is "#${near}" on ${target}; the link was fixed.`,
        from: { file: each.page.name },
        to: { file: each.file, line, column: place.column },
      });
      if (near !== undefined) return `${start}${path}#${near}`;
      return start + top;
    });
  }
  return entries;
}
