import { existsSync } from 'node:fs';
import path from 'node:path';
import { importSite } from '../docusaurus/importDocusaurus';
import { withoutNotionIds } from '../docusaurus/numberPrefix';
import { readPageText, withoutControls } from '../docusaurus/pageText';
import type { ImportPlan, Progress } from '../plan';
import { NO_MEMO, type TextMemo } from '../textMemo';
import { referenceAdvice } from '../markdown/reference';
import { createGlossary } from './glossary';
import { ID_WRITERS } from './headingIds';
import { textOf, createCodeTest, linesAt, linesOf, type LineNote, type Line, type Tell } from './lines';
import { unpackHelpDesk } from './helpDesk';
import { convertNotion, notionOrder } from './notion';
import { fillValues, frontMatterLines, homeLines } from './pageParts';
import { plainFrontMatter, readPlainSite } from './plainSite';
import { plainToMdx } from './plainToMdx';
import { findFiles, readSiteFile } from '../docusaurus/sourceFiles';
import { blankFrontMatter } from '../markdown/fixSource';

/** Most nested includes, most includes of a page, and most characters of a page with its includes. */
const LEVEL_LIMIT = 10;
const COUNT_LIMIT = 500;
const TEXT_LIMIT = 2_000_000;

/** An include of PyMdown, also in code. */
const MKDOCS = /^([ \t]*)-+8<-+[ \t]+(["'])([^"'\n]+)\2[ \t]*$/;
/** An include of VitePress, `include-markdown` or `markdown-include`. */
const INCLUDE =
  /^([ \t]*)(?:<!--[ \t]*@include:[ \t]*(\S+?)[ \t]*-->|\{%-?[ \t]*include(?:-markdown)?[ \t]+["']([^"'\n]+)["'].*%\}|\{![ \t]*([^!\n]+?)[ \t]*!\})[ \t]*$/;
/** A line before and after a list of files to include. */
const SNIPPETS = /^([ \t]*)-+8<-+[ \t]*$/;
const CODE = /^([ \t]*)<<<[ \t]*([^\s{<]+)[ \t]*(?:\{([^}]*)\})?[ \t]*(.*)$/;

/** An include of `markdown-include-variants`: `{* file.py ln[1:9] hl[2:3] *}`. */
const VARIANT = /^([ \t]*)\{\*[ \t]*(\S+)(?:[ \t]+ln\[([\d:]+)\])?(?:[ \t]+hl\[([\d:,]+)\])?[^\n]*\*\}[ \t]*$/gm;

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
  page: { file: string; root: string; readable: readonly string[]; includes?: readonly string[] },
  tell: Tell,
): Line[] {
  let length = text.length;
  let count = 0;
  let isOver = false;
  /** Returns why a file is not included; undefined if it is. */
  const obstacleOf = (part: readonly string[] | undefined, file: string, around: readonly string[]) => {
    if (part === undefined) return 'cannot be read: it is not in the site, or too large';
    if (around.includes(file)) return 'includes itself; the second time it was left out';
    if (around.length > LEVEL_LIMIT) return `was left out: more than ${LEVEL_LIMIT} files include each other`;
    if (count > COUNT_LIMIT)
      return `and all further ones were left out: the page includes more than ${COUNT_LIMIT} files`;
    if (length > TEXT_LIMIT)
      return `and all further ones were left out: the page has more than ${TEXT_LIMIT} characters with them`;
    return undefined;
  };
  const expand = (lines: readonly Line[], around: readonly string[]): Line[] => {
    const from = around.at(-1) ?? page.file;
    const isCode = createCodeTest(lines);
    let isList = false;
    return lines.flatMap((line, index): Line[] => {
      const code = isCode(index) ? null : CODE.exec(line.text);
      if (SNIPPETS.test(line.text)) {
        isList = !isList;
        return [];
      }
      const snippet = isList ? /^([ \t]*)(?![ \t;]|$)()(.+?)[ \t]*$/.exec(line.text) : MKDOCS.exec(line.text);
      const found = snippet ?? code ?? (isCode(index) ? null : INCLUDE.exec(line.text));
      if (found === null) return isList ? [] : [line];
      if (isOver) return [];
      const [, indent = '', ...names] = found;
      const written =
        (found === snippet ? names[1] : found === code ? names[0] : names.find((each) => each !== undefined)) ?? '';
      const [, name = '', range, section] = /^(.*?)(?:\{([^}]*)\}|[:#]([^/\\]+))?$/.exec(written) ?? [];
      const folders = /^@?\//.test(name)
        ? [page.root]
        : [path.dirname(from), ...(page.includes ?? []), page.root, ...page.readable];
      const files = folders.map((folder) => path.join(folder, name.replace(/^@?\//, '')));
      const file = files.find((each) => readSiteFile(each, page.readable) !== undefined) ?? '';
      const whole = file === '' ? undefined : readSiteFile(file, page.readable);
      const part =
        whole === undefined ? undefined : cut(code ? whole : blankFrontMatter(whole).trimStart(), range ?? section);
      length += part?.join('\n').length ?? 0;
      count += 1;
      const obstacle = obstacleOf(part, file, around);
      if (part === undefined || obstacle !== undefined) {
        tell('file', `The included file "${written}" ${obstacle ?? ''}.`, line.at);
        isOver = count > COUNT_LIMIT || length > TEXT_LIMIT;
        return [];
      }
      const inner = (body: readonly string[]) => body.map((each) => ({ text: (indent + each).trimEnd(), at: line.at }));
      if (!code) return expand(inner(part), [...around, file]);
      const [, lang = path.extname(file).slice(1)] = /([A-Za-z]+)/.exec(code[3] ?? '') ?? [];
      const [marked = ''] = /\d[\d,-]*/.exec(code[3] ?? '') ?? [];
      return inner([`\`\`\`\`${lang} ${marked && `{${marked}} `}${code[4] ?? ''}`, ...part, '````']);
    });
  };
  const written = text.replace(
    VARIANT,
    (_all, indent: string, file: string, range?: string, marked?: string) =>
      `${indent}<<< ${file}${range === undefined ? '' : `:${range}`}${marked === undefined ? '' : ` {${marked.replaceAll(':', '-')}}`}`,
  );
  const lines = linesOf(written);
  return /8<-|@include:|<<<|\{% *include|\{!/.test(written) ? expand(lines, [page.file]) : lines;
}

/** Texts of other programs, which the import does not read. */
const DOCUMENT = /\.(?:docx?|odt|rtf|pages|html?|rst|adoc|org|tex|ipynb|pptx?|odp|xlsx?|ods)$/i;

/** Plans the import of a folder of Markdown, from MkDocs, Starlight, VitePress, or no program. */
export async function importMarkdown(
  written: string,
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
  const desk = unpackHelpDesk(written, [written, ...(also ?? [])]);
  const folder = desk?.folder ?? written;
  const plain = await readPlainSite(folder, also, desk?.program);
  if (typeof plain === 'string') return plain;
  const { site, program, sidebars } = plain;
  const { folder: root = folder } = site.docs[0] ?? {};
  const glossary = createGlossary();
  const texts = new Map<string, string>();
  const plan = await importSite(site, {
    ...options,
    memo,
    sidebars,
    readPage: (text, file) => {
      const page = readPageText(text);
      const relative = path.relative(root, file).split(path.sep).join('/');
      texts.set(relative, page.raw);
      const isFirst = /^(?:index|readme)\.mdx?$/i.test(relative);
      const old: Record<string, unknown> = {
        order: notionOrder(file, site.readable),
        ...program?.frontMatterOf?.(relative),
        ...page.frontMatter,
      };
      // VitePress shows this title in the window only.
      if (program?.writeIds === ID_WRITERS.vitepress && /^# \S/m.test(page.raw)) delete old.title;
      const frontMatter = program?.blog?.frontMatterOf(relative, old, page.raw) ?? plainFrontMatter(old, isFirst);
      const notes: LineNote[] = [];
      const tell: Tell = (kind, message, line) => {
        notes.push({ kind, message, line });
      };
      const prepare = program?.prepare ?? ((each: readonly Line[]) => [...each]);
      const before = page.raw.split('\n');
      const placed = (raw: string, lines: readonly number[]) => ({
        raw,
        lines: raw
          .split('\n')
          .map((text, index) => ({ line: lines[index] ?? 1, isSame: before[(lines[index] ?? 1) - 1] === text })),
        notes,
      });
      if (file.toLowerCase().endsWith('.mdx')) {
        if (program?.prepare === undefined) return { ...page, frontMatter };
        const lines = prepare(linesOf(page.raw), tell);
        const places = lines.map(({ at }) => at);
        return { ...page, frontMatter, ...placed(textOf(lines), places) };
      }
      const { includes } = program ?? {};
      const values = program?.values?.(page.frontMatter);
      const raw = values === undefined ? page.raw : fillValues(page.raw, values);
      const expanded = prepare(expandIncludes(raw, { file, root, readable: site.readable, includes }, tell), tell);
      const isNotion = withoutNotionIds(file) !== file;
      const included = isNotion ? convertNotion(expanded, file, site.readable, tell) : expanded;
      included.splice(frontMatterLines(raw), 0, ...linesAt(1, ...homeLines(page.frontMatter)));
      glossary.read(included, tell);
      const made = memo.read(plainToMdx, textOf(included));
      const withIds = program === undefined ? made.text : memo.read(program.writeIds, made.text);
      const lineOf = (line: number) => included[line - 1]?.at ?? line;
      notes.push(...made.notes.map((note) => ({ ...note, line: lineOf(note.line) })));
      return { ...page, frontMatter, ...placed(withIds, made.lines.map(lineOf)) };
    },
  });
  if (typeof plan === 'string') return plan;
  const taken = new Set(plan.files.map(({ from }) => from));
  const left = findFiles(root).files.filter(
    ({ file }) => DOCUMENT.test(file) && !taken.has(path.relative(folder, file)),
  );
  if (left.length > 0)
    plan.entries.push({
      kind: 'file',
      message: `These files are no Markdown and no page links to them, so they were left out: ${listed(left.map(({ relative }) => relative))}. A program such as pandoc converts them: pandoc -t gfm --extract-media=. -o page.md page.docx`,
      from: { file: path.relative(folder, root) || '.' },
    });
  glossary.add(program?.appended ?? '');
  plan.files.push(...glossary.files());
  if (program === undefined) {
    for (const [name, of] of UNREAD)
      if (existsSync(path.join(folder, name)))
        plan.entries.push({
          kind: 'config-unused',
          message: `The settings of ${of} were not read. Write title, order of pages and redirects into site.yaml, sidebars.yaml and redirects.yaml.`,
          from: { file: name },
        });
    return plan;
  }
  const from = { file: program.configFile };
  const unused = [...program.unusedSettings];
  if (program.config.url === undefined)
    unused.push({ message: 'The settings have no address of the site. Write it into site.yaml: url.' });
  for (const { message, line, sign } of unused) {
    const pages = sign === undefined ? undefined : [...texts].flatMap(([name, text]) => (sign.test(text) ? name : []));
    plan.entries.push({
      kind: 'config-unused',
      message:
        pages === undefined
          ? message.replace(/(?<=was not used)$/, '.')
          : `${message}${usedOn(pages)}${referenceAdvice(message)}`,
      from: line === undefined ? from : { ...from, line },
    });
  }
  if (plain.excluded.length > 0)
    plan.entries.push({
      kind: 'file',
      message: `The settings exclude these files, so they were left out: ${listed(plain.excluded)}.`,
      from,
    });
  return plan;
}

/** Settings of programs that the import does not read. */
const UNREAD: readonly (readonly [file: string, program: string])[] = [
  ['_config.yml', 'Jekyll'],
  ['hugo.toml', 'Hugo'],
  ['hugo.yaml', 'Hugo'],
  ['config.toml', 'Hugo'],
  ['conf.py', 'Sphinx'],
  ['docs/conf.py', 'Sphinx'],
  ['antora.yml', 'Antora'],
  ['docfx.json', 'DocFX'],
  ['book.toml', 'mdBook'],
  ['zensical.toml', 'Zensical'],
  ['docs.json', 'Mintlify'],
  ['mint.json', 'Mintlify'],
  ['astro.config.mjs', 'Astro'],
  ['source.config.ts', 'Fumadocs'],
  ['sidebars.js', 'Docusaurus'],
  ['.readthedocs.yaml', 'Read the Docs'],
];

const NAMES_LIMIT = 10;

/** Lists names, the first ones only. */
const listed = (names: readonly string[]): string =>
  names.slice(0, NAMES_LIMIT).join(', ') +
  (names.length > NAMES_LIMIT ? ` and ${names.length - NAMES_LIMIT} more` : '');

const usedOn = (pages: readonly string[]): string =>
  pages.length === 0 ? '; no page seems to need it.' : `; it seems to be needed on: ${listed(pages)}.`;
