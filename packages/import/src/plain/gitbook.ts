import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import type { List, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { asGroup, asText, readJson } from '../docusaurus/settings';
import { readSiteFile } from '../docusaurus/sourceFiles';
import { iconText, signOf } from '../markdown/icons';
import { referenceAdvice } from '../markdown/reference';
import { nameInWords } from '../markdown/conversion';
import { parser } from './inlineForms';
import { createCodeTest, linesAt, type Line, type Tell } from './lines';
import { readHidden } from './mkdocsFiles';
import { PLAIN_PROGRAM, unusedKeys, type ProgramSettings } from './program';

const docId = (file: string) =>
  file
    .replace(/[?#].*$/, '')
    .replace(/\.mdx?$/i, '')
    .replace(/^(?:\.?\/)+/, '');
const linkIn = (node: Nodes): { label: string; url: string } | undefined => {
  if (node.type === 'link') return { label: toString(node), url: node.url };
  return 'children' in node ? node.children.flatMap((child) => linkIn(child) ?? [])[0] : undefined;
};

/** Returns the items of a list of the table of contents, in the form of a Docusaurus sidebar. */
function listItems(list: List, idOf: (file: string) => string): unknown[] {
  return list.children.flatMap((item): unknown[] => {
    const [first] = item.children;
    const lists = item.children.filter((child): child is List => child.type === 'list');
    const link = first === undefined || first.type === 'list' ? undefined : linkIn(first);
    const label = link?.label ?? (first === undefined || first.type === 'list' ? 'More' : toString(first).trim());
    const isOutside = link !== undefined && /^[a-z]+:/i.test(link.url);
    const own =
      link === undefined
        ? undefined
        : isOutside
          ? { type: 'link', label, href: link.url }
          : { type: 'doc', id: idOf(link.url), label };
    const inner = lists.flatMap((each) => listItems(each, idOf));
    if (inner.length === 0) return own === undefined ? [] : [own];
    return [{ type: 'category', label, items: own === undefined ? inner : [own, ...inner] }];
  });
}

/** Reads the table of contents `SUMMARY.md`: its headings are groups. */
function readSummary(text: string, idOf: (file: string) => string): unknown[] {
  const items: unknown[] = [];
  let group: unknown[] = items;
  for (const node of parser.parse(text).children) {
    if (node.type === 'heading' && node.depth > 1) {
      group = [];
      items.push({ type: 'category', label: toString(node, { includeHtml: false }).trim(), items: group });
    } else if (node.type === 'list') group.push(...listItems(node, idOf));
  }
  return items.filter((item) => asGroup(item).type !== 'category' || (asGroup(item).items as unknown[]).length > 0);
}

const BLOCK = /^([ \t>]*)\{%-?[ \t]*(\w[\w-]*)[ \t]*(.*?)-?%\}[ \t]*$/;
/** Blocks that only arrange what they hold. */
const FRAMES = /^(?:end)?(?:stepper|step|columns|column|content-ref|updates?|prompt|if|raw|include|reusable)$/;
const PAIRS: Readonly<Record<string, string>> = { endhint: '</Admonition>', endtabs: '</Tabs>', endtab: '</TabItem>' };

/** An icon, whose text is its name, with the tags around it in a cell or heading of its own. */
const ICON = /((?:<t[dh]>|<h\d>)\s*)?<i class="fa-([\w-]+)[^"]*">:[\w-]+:<\/i>(?=\s*(<\/(?:t[dh]|h\d)>))?[ \t]?/g;

/** Writes icons as this site has them, and gives details the id that GitBook makes of their summary. */
function shownText(lines: readonly Line[], index: number): string {
  const [text = '', next = '', last = ''] = lines.slice(index, index + 3).map((line) => line.text);
  if (text.trim() === '<details>') {
    const summary = /^\s*<summary>(.*?)<\/summary>/.exec(next.trim() === '' ? last : next)?.[1] ?? '';
    return text.replace('>', ` id="${slug(summary.replace(/<[^>]*>/g, ''))}">`);
  }
  return text.replace(ICON, (_all, before: string | undefined, name: string, after: string | undefined) =>
    before === undefined || after === undefined ? (before ?? '') + signOf(name) : before + iconText(name),
  );
}

/** Writes the blocks of GitBook (`{% hint %}`) as elements of Docusaurus. */
function convertGitbook(lines: readonly Line[], tell: Tell): Line[] {
  const isCode = createCodeTest(lines);
  let code: string | undefined;
  return lines.flatMap((line, index): Line[] => {
    const fence = /^[ \t>]*(?:`{3,}|~{3,})/.test(line.text) && code !== undefined && !isCode(index - 1);
    if (fence) {
      const text = `${line.text}${/[\w`~]$/.test(line.text) ? ' ' : ''}${code ?? ''}`.trimEnd();
      code = undefined;
      return [{ text: /^[ \t>]*[`~]+ /.test(text) ? text.replace(/([`~]) /, '$1text ') : text, at: line.at }];
    }
    if (isCode(index)) return [line];
    const found = BLOCK.exec(line.text);
    if (found === null) return [{ ...line, text: shownText(lines, index) }];
    const [, indent = '', name = '', written = ''] = found;
    const valueOf = (key: string) =>
      new RegExp(`\\b${key}=(?:"([^"]*)"|'([^']*)')`).exec(written)?.slice(1).find(Boolean);
    const block = (text: string) => linesAt(line.at, indent.trimEnd(), indent + text, indent.trimEnd());
    const url = valueOf('url') ?? valueOf('src') ?? '';
    switch (name) {
      case 'hint':
        return block(`<Admonition type="${valueOf('style') ?? 'info'}">`);
      case 'tabs':
        return block('<Tabs>');
      case 'tab':
        return block(`<TabItem label="${(valueOf('title') ?? 'Tab').replace(/"/g, '&quot;')}">`);
      case 'code':
        code = `${valueOf('title') === undefined ? '' : `title="${valueOf('title') ?? ''}"`}${valueOf('lineNumbers') === 'true' ? ' showLineNumbers' : ''}`;
        return [{ text: '', at: line.at }];
      case 'endcode':
      case 'endembed':
      case 'endfile':
        code = undefined;
        return [{ text: '', at: line.at }];
      case 'embed':
        return block(`<iframe src="${url}" title="${valueOf('title') ?? ''}"></iframe>`);
      case 'file':
        return block(`[${nameInWords(url)}](${url.replace(/ /g, '%20')})`);
      case 'update':
        return block(`## ${valueOf('date') ?? ''}`);
      case 'prompt':
        return block(valueOf('description') === undefined ? '' : `**${valueOf('description') ?? ''}**`);
      default: {
        const end = PAIRS[name];
        if (end !== undefined) return block(end);
        if (/openapi|swagger/.test(name)) {
          tell(
            'dialect-lost',
            `The reference that GitBook makes of OpenAPI was left out: ${written.trim()}.${referenceAdvice('openapi')}`,
            line.at,
          );
          return [];
        }
        if (!FRAMES.test(name) || name === 'include') return [line];
        if (name === 'stepper') tell('dialect', 'The frame around steps was left out.', line.at);
        return [{ text: '', at: line.at }];
      }
    }
  });
}

/** Reads the settings of GitBook; undefined where the folder has none. */
export function readGitbook(folder: string, readable: readonly string[]): ProgramSettings | undefined {
  const book = asGroup(readJson(path.join(folder, 'book.json'), readable));
  const yaml = ['.gitbook.yaml', '.gitbook.yml'].find((name) => existsSync(path.join(folder, name)));
  const own = yaml === undefined ? book : readHidden(folder, yaml, readable);
  const docs = path.join(folder, asText(own.root) ?? '.');
  const structure = asGroup(own.structure);
  const [readme, summary] = [asText(structure.readme) ?? 'README.md', asText(structure.summary) ?? 'SUMMARY.md'];
  const contents = readSiteFile(path.join(docs, summary), readable);
  if (yaml === undefined && contents === undefined) return undefined;
  // A book of mdBook, too, has a file of this name.
  const place = (relative: string) => ({
    relative: relative === path.posix.normalize(readme) ? 'README.md' : relative,
  });
  const idOf = (file: string) => docId(place(path.posix.normalize(decodeURI(docId(file)) + '.md')).relative);
  const routeOf = (file: string) => `/${idOf(file).replace(/(?:^|\/)(?:README|index)$/i, '')}`;
  const hidden = path.join(docs, '.gitbook');
  const isFolder = lstatSync(hidden, { throwIfNoEntry: false })?.isDirectory() === true;
  const items = contents === undefined ? [] : readSummary(contents, idOf);
  return {
    ...PLAIN_PROGRAM,
    configFile: yaml ?? (existsSync(path.join(folder, 'book.json')) ? 'book.json' : summary),
    config: { title: asText(book.title), tagline: asText(book.description), url: undefined },
    redirects: Object.entries(asGroup(own.redirects)).map(([from, to]) => ({
      from: `/${from.replace(/^\/+/, '')}`,
      to: /^[a-z]+:/i.test(String(to)) ? String(to) : routeOf(String(to)),
    })),
    locales: [asText(book.language) ?? 'en'],
    docs,
    hidden: isFolder ? [hidden] : [],
    indexNames: ['readme', 'index'],
    isSetting: (relative) => [summary, 'LANGS.md', 'GLOSSARY.md'].includes(relative),
    place,
    sidebars: items.length === 0 ? undefined : { docs: items },
    prepare: convertGitbook,
    unusedSettings: [
      ...unusedKeys(own, ['root', 'structure', 'redirects', 'title', 'description', 'language']),
      ...['LANGS.md', 'GLOSSARY.md']
        .filter((name) => existsSync(path.join(docs, name)))
        .map((name) => ({ message: `${name} was not used: write its languages or terms into the settings.` })),
    ],
  };
}
