import type { Finding } from '../../../diagnostics/diagnostic';
import { warning } from '../../../diagnostics/rule';
import { codeLines } from '../../checks/codeLines';
import type { Content } from '../../loadContent';
import type { Doc, Post } from '../../pageReader';
import { readText } from '../../../files/readText';
import { defineRule } from '../contentRule';
import { say } from '../../say';

const HEADING = /^(#{2,6}\s.*?)\s*(?:\{#[^{}\s]+\})?[ \t]*$/;

const shelfOf = (page: Doc | Post) => `${'version' in page ? page.version : 'post'} ${page.path}`;
const depthsOf = ({ content }: Doc | Post) => content.headings.map(({ depth }) => depth).join();

/** Reports headings of a translation whose ids differ from the original's. */
function compare(page: Doc | Post, original: Doc | Post): Finding[] {
  const { headings } = page.content;
  const ids = original.content.headings.map(({ id }) => id);
  if (headings.every(({ id }, index) => id === ids[index])) return [];
  const lines = readText(page.absolutePath).split('\n');
  const inCode = codeLines(lines);
  const starts = lines.reduce<number[]>((all, line) => [...all, (all[all.length - 1] ?? 0) + line.length + 1], [0]);
  const places = lines.flatMap((line, index) => (HEADING.test(line) && !inCode.has(index) ? [index] : []));
  // Headings of another form, such as underlined ones, are not fixed.
  if (places.length !== headings.length) return [];
  return headings.flatMap(({ id, depth }, at): Finding | Finding[] => {
    const [wanted = '', index = 0] = [ids[at], places[at]];
    if (id === wanted) return [];
    const line = lines[index] ?? '';
    const start = starts[index] ?? 0;
    const text = `${HEADING.exec(line)?.[1] ?? line} {#${wanted}}`;
    return {
      file: page.file,
      line: index + 1,
      column: 1,
      ...say('translation/heading-ids', { id, wanted, file: original.file, marks: '#'.repeat(depth) }),
      fix: { edits: [{ start, end: start + line.length, text }], targets: [{ from: `#${id}`, to: `#${wanted}` }] },
    };
  });
}

/** Reports headings with other ids than in the original, in translations whose headings match it one by one. */
function checkHeadingIds({ docs, posts, codes, brokenDocs }: Content): Finding[] {
  const pages = [...docs, ...posts].filter(({ path }) => !brokenDocs.includes(path));
  const originals = new Map(pages.filter(({ locale }) => locale === codes[0]).map((page) => [shelfOf(page), page]));
  return pages.flatMap((page) => {
    const original = page.locale === codes[0] ? undefined : originals.get(shelfOf(page));
    return original === undefined || depthsOf(page) !== depthsOf(original) ? [] : compare(page, original);
  });
}

export const headingIds = defineRule(
  'translation/heading-ids',
  warning('Headings of a translation have the ids of their originals.'),
  checkHeadingIds,
);
