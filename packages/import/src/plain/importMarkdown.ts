import path from 'node:path';
import { importSite } from '../docusaurus/importDocusaurus';
import { readPageText, withoutControls } from '../docusaurus/pageText';
import type { ImportPlan, Progress } from '../plan';
import { NO_MEMO, type TextMemo } from '../textMemo';
import { textOf, createCodeTest, type LineNote, type Line, type Tell } from './lines';
import { plainFrontMatter, readPlainSite } from './plainSite';
import { plainToMdx } from './plainToMdx';
import { readSiteFile } from '../docusaurus/sourceFiles';
import { blankFrontMatter } from '../markdown/fixSource';

/** Most nested includes, and most characters of a page with its includes. */
const LEVEL_LIMIT = 10;
const TEXT_LIMIT = 2_000_000;

const MKDOCS = /^([ \t]*)-+8<-+[ \t]+"([^"\n]+)"[ \t]*$/;
const VITEPRESS = /^([ \t]*)<!--[ \t]*@include:[ \t]*(\S+?)[ \t]*-->[ \t]*$/;
const CODE = /^([ \t]*)<<<[ \t]*([^\s{<]+)[ \t]*(?:\{([^}]*)\})?[ \t]*(.*)$/;

/** Returns the included section or lines (`2:5`) of a file; undefined without that section. */
function cut(text: string, part: string | undefined): string[] | undefined {
  const lines = withoutControls(text).replace(/\r\n?/g, '\n').trimEnd().split('\n');
  if (part === undefined) return lines;
  const [, first, last] = /^(\d*)[:,]?(\d*)$/.exec(part) ?? [];
  if (first !== undefined) return lines.slice(Math.max(0, Number(first) - 1), Number(last) || undefined);
  const marks = (sign: RegExp) => lines.findIndex((line) => sign.test(line) && line.split(/[\s:[\]]+/).includes(part));
  const [start, end] = [marks(/\[start:|#region\b/), marks(/\[end:|#endregion\b/)];
  return start < 0 || end < start ? undefined : lines.slice(start + 1, end);
}

/**
 * Replaces includes by the files' text: `--8<-- "file"` of MkDocs, `<!--@include: file-->` and `<<< @/file` of
 * VitePress. Reads only files of the site.
 */
export function expandIncludes(
  text: string,
  page: { file: string; root: string; readable: readonly string[] },
  tell: Tell,
): Line[] {
  let length = text.length;
  const expand = (lines: readonly Line[], from: string, level: number): Line[] => {
    const isCode = createCodeTest(lines);
    return lines.flatMap((line, index): Line[] => {
      const code = isCode(index) ? null : CODE.exec(line.text);
      // MkDocs allows includes in code, too.
      const found = MKDOCS.exec(line.text) ?? code ?? (isCode(index) ? null : VITEPRESS.exec(line.text));
      if (found === null) return [line];
      const [, indent = '', written = ''] = found;
      const [, name = '', range, section] = /^(.*?)(?:\{([^}]*)\}|[:#]([^/\\]+))?$/.exec(written) ?? [];
      const folders = /^@?\//.test(name) ? [page.root] : [path.dirname(from), page.root, ...page.readable];
      const files = folders.map((folder) => path.join(folder, name.replace(/^@?\//, '')));
      const file = files.find((each) => readSiteFile(each, page.readable) !== undefined) ?? '';
      const whole = file === '' ? undefined : readSiteFile(file, page.readable);
      const part =
        whole === undefined ? undefined : cut(code ? whole : blankFrontMatter(whole).trimStart(), range ?? section);
      length += part?.join('\n').length ?? 0;
      if (part === undefined || level > LEVEL_LIMIT || length > TEXT_LIMIT) {
        tell('file', `The included file "${written}" cannot be read: it is not in the site, or too large.`, line.at);
        return [];
      }
      const inner = (body: readonly string[]) => body.map((each) => ({ text: (indent + each).trimEnd(), at: line.at }));
      if (!code) return expand(inner(part), file, level + 1);
      const [, lang = path.extname(file).slice(1)] = /([A-Za-z]+)/.exec(code[3] ?? '') ?? [];
      const [marked = ''] = /\d[\d,-]*/.exec(code[3] ?? '') ?? [];
      return inner([`\`\`\`\`${lang} ${marked && `{${marked}} `}${code[4] ?? ''}`, ...part, '````']);
    });
  };
  const lines = text.split('\n').map((each, index): Line => ({ text: each, at: index + 1 }));
  return /8<-|@include:|<<</.test(text) ? expand(lines, page.file, 0) : lines;
}

/** Plans the import of a folder of Markdown, from MkDocs, Starlight, VitePress, or no program. */
export async function importMarkdown(
  folder: string,
  {
    memo = NO_MEMO,
    also,
    ...options
  }: {
    texts: string;
    progress: Progress;
    memo?: TextMemo;
    also?: readonly string[];
    fetchFrom?: readonly string[] | undefined;
  },
): Promise<ImportPlan | string> {
  const plain = readPlainSite(folder, also);
  if (typeof plain === 'string') return plain;
  return importSite(plain.site, {
    ...options,
    memo,
    sidebars: plain.sidebars,
    readPage: (text, file) => {
      const page = readPageText(text);
      const root = plain.site.docs[0]?.folder ?? folder;
      const isFirst = /^(?:index|readme)\.mdx?$/i.test(path.relative(root, file));
      const frontMatter = plainFrontMatter(page.frontMatter, isFirst);
      if (file.toLowerCase().endsWith('.mdx')) return { ...page, frontMatter };
      const notes: LineNote[] = [];
      const included = expandIncludes(
        page.raw,
        { file, root, readable: plain.site.readable },
        (kind, message, line) => {
          notes.push({ kind, message, line });
        },
      );
      const made = memo.read(plainToMdx, textOf(included));
      const lineOf = (line: number) => included[line - 1]?.at ?? line;
      const before = page.raw.split('\n');
      const after = made.text.split('\n');
      return {
        ...page,
        frontMatter,
        raw: made.text,
        lines: made.lines.map(lineOf).map((line, index) => ({ line, isSame: before[line - 1] === after[index] })),
        notes: [...notes, ...made.notes.map((note) => ({ ...note, line: lineOf(note.line) }))],
      };
    },
  });
}
