import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { HandbookPage, Project } from './readPages';

/** A finding in a page: position, problem, and fix. */
interface PageFinding {
  file: string;
  line: number;
  message: string;
  hint: string;
}

const parser = unified().use(remarkParse).use(remarkGfm);
const parse = (text: string): Root => parser.parse(text);

/** Heading ids of a page on a git host. */
function headingIds(tree: Root): Set<string> {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  visit(tree, 'heading', (heading: Heading) => void ids.add(slugger.slug(toString(heading))));
  return ids;
}

const isOutside = (target: string) => /^[a-z]+:/i.test(target);

function linkFindings(
  { file }: HandbookPage,
  tree: Root,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
  { has }: Project,
): PageFinding[] {
  const findings: PageFinding[] = [];
  visit(tree, (node) => {
    if ((node.type !== 'link' && node.type !== 'image') || isOutside(node.url)) return;
    const line = node.position?.start.line ?? 1;
    const [target = '', anchor] = decodeURI(node.url).split('#');
    const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    if (!has(linked))
      findings.push({
        file,
        line,
        message: `The link "${node.url}" is broken: there is no ${linked}.`,
        hint: 'Write the path relative to the folder of this page.',
      });
    else if (anchor !== undefined && !(idsOf.get(linked)?.has(anchor) ?? false))
      findings.push({
        file,
        line,
        message: `The link "${node.url}" is broken: ${linked} has no such heading.`,
        hint: `Its headings are ${[...(idsOf.get(linked) ?? [])].join(', ')}.`,
      });
  });
  return findings;
}

/** Commands in text or code that no `package.json` has. */
function commandFindings({ file, text }: HandbookPage, { commands }: Project): PageFinding[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*(?: -w [\w/-]+)?)/g)].flatMap(([, name = '']) =>
      commands.has(name)
        ? []
        : {
              file,
              line: index + 1,
              message: `There is no command "npm run ${name}".`,
              hint: 'The commands are in package.json.',
            },
    ),
  );
}

/** Folders whose files pages may name. Not the content, whose files writers rename. */
const NAMED = /^(?:\.ci|__tests__|handbook|packages|scripts|src|static|tools)\/[\w./-]*$/;

/** Missing files and folders named in code and in commands. A name in angle brackets is a wildcard. */
function pathFindings({ file }: HandbookPage, tree: Root, { has }: Project): PageFinding[] {
  const findings: PageFinding[] = [];
  visit(tree, (node) => {
    if (node.type !== 'inlineCode' && (node.type !== 'code' || !/^(?:sh|bash)$/.test(node.lang ?? ''))) return;
    const line = node.position?.start.line ?? 1;
    const names = node.type === 'code' ? node.value.split(/\s+/) : [node.value];
    for (const name of names.filter((each) => NAMED.test(each) && !has(each)))
      findings.push({ file, line, message: `There is no ${name}.`, hint: 'Name the file where it is now.' });
  });
  return findings;
}

/** Finds what in pages leads nowhere: links, files and commands that do not exist. */
export function pageFindings(pages: readonly HandbookPage[], project: Project): PageFinding[] {
  const trees = pages.map((page) => ({ page, tree: parse(page.text) }));
  const idsOf = new Map(trees.map(({ page, tree }) => [page.file, headingIds(tree)]));
  return trees.flatMap(({ page, tree }) => [
    ...linkFindings(page, tree, idsOf, project),
    ...pathFindings(page, tree, project),
    ...commandFindings(page, project),
  ]);
}

/** Formats findings: one line each, with position, problem and fix. */
export function formatFindings(findings: readonly PageFinding[]): string {
  return findings.map(({ file, line, message, hint }) => `${file}:${line}\n  ${message}\n  ${hint}`).join('\n\n');
}

const REGION = /^<!-- generated: ([\w-]+) -->\n[\s\S]*?^<!-- end -->$/gm;

/** The names of a page's generated regions, in order. */
export function regionNames(page: string): string[] {
  return [...page.matchAll(REGION)].map(([, name = '']) => name);
}

/** Replaces the generated regions of a page; throws for a region without text. */
export function fillRegions(page: string, texts: ReadonlyMap<string, string>): string {
  return page.replace(REGION, (_region, name: string) => {
    const text = texts.get(name);
    if (text === undefined)
      throw new Error(`No generator for the region "${name}". The regions are ${[...texts.keys()].join(', ')}.`);
    return `<!-- generated: ${name} -->\n\n${text}\n\n<!-- end -->`;
  });
}
