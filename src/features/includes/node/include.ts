import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Blockquote, Emphasis, Root, RootContent } from 'mdast';
import { SKIP } from 'unist-util-visit';
import { z } from 'zod';
import { safeDecode } from '../../../model/site/path';
import { addDiagnostic, enterFile, type Compilation, type IncludedFile } from '../../../node/content/mdx/compilation';
import { defineComponent, type ComponentNode } from '../../../node/content/mdx/components/component';
import { parseMdx } from '../../../node/content/mdx/parser';
import { prepareSource } from '../../../node/content/mdx/prepareSource';
import { syntaxDiagnostic } from '../../../node/content/mdx/syntaxDiagnostic';
import { visit } from '../../../node/content/mdx/visit';
import { exceeded, LIMITS } from '../../../node/diagnostics/limits';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { messagesOf } from '../../../node/diagnostics/messages';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { displayName } from '../../../node/files/contentFolder';
import { findWrongEncoding } from '../../../node/files/encoding';
import { isInside } from '../../../node/files/isInside';
import { isReadable, readText } from '../../../node/files/readText';
import { fileDigest } from '../../../node/files/staticFile';
import { strict } from '../../../node/schema/strict';
import { splitLocale } from '../../../node/site/docPath';
import texts from './texts.json';

const say = messagesOf(texts);

/** `<Include file="./_kirjautuminen.mdx" />`: `includeFiles` replaces it; what is left has an error. */
export const Include = defineComponent({
  description: 'A passage of another file, whose name starts with `_`: `<Include file="./_kirjautuminen.mdx" />`.',
  isBlock: true,
  props: strict({ file: z.string().min(1).describe('Path of the passage, relative to the file of the page.') }),
  render: (_props, children, node, compilation) => {
    if (children.length > 0) addDiagnostic(compilation, node, 'include/file', say('content'));
    return [];
  },
});

/** True for a file whose name, or that of one of its folders, starts with `_`: it is not a page. */
const isPassage = (file: string, folder: string) =>
  file.endsWith('.mdx') &&
  path
    .relative(folder, file)
    .split(path.sep)
    .some((part) => part.startsWith('_'));

/** Returns the passages of a content folder, as a file of it would name them. */
function passagesFor({ absolutePath, site: { folder } }: Compilation): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  return files
    .filter((file) => isPassage(file, folder))
    .map((file) => path.relative(path.dirname(absolutePath), file).split(path.sep).join('/'))
    .map((name) => (name.startsWith('.') ? name : `./${name}`));
}

/** The files in which a tree is included, the page first. */
const chains = new WeakMap<Root, readonly string[]>();

/** Marks content as text of a language, without a box around headings: their sections stay those of the page. */
function inLanguage(children: readonly RootContent[], lang: string): RootContent[] {
  const data = (hName: string) => ({ hName, hProperties: { lang } });
  return children.map((node): RootContent => {
    if (node.type !== 'heading') return { type: 'blockquote', data: data('div'), children: [node] } as Blockquote;
    const words = { type: 'emphasis', data: data('span'), children: node.children } as Emphasis;
    return { ...node, children: [words] };
  });
}

/** Reports the findings of an included file, whose tree stays empty. */
function reportFindings(findings: readonly ReadingFinding[], included: IncludedFile, compilation: Compilation): void {
  const leave = enterFile(compilation, included);
  for (const { rule, line = 1, column = 1, ...message } of findings) {
    const start = { line, column };
    addDiagnostic(compilation, { position: { start, end: start } }, rule, message);
  }
  leave();
}

/** Parses an included file; reports its errors and leaves it empty where it cannot be read. */
function parseIncluded(absolutePath: string, { position }: ComponentNode, compilation: Compilation): IncludedFile {
  const file = displayName(absolutePath);
  const raw = readText(absolutePath);
  const { body } = prepareSource(raw);
  const tree: Root = { type: 'root', children: [] };
  const included: IncludedFile = { type: 'includedFile', absolutePath, file, body, tree, children: [], position };
  const findings = findWrongEncoding(raw, file);
  try {
    tree.children = parseMdx(body).children;
  } catch (error) {
    findings.push(syntaxDiagnostic(error, file, body));
  }
  tree.children = tree.children.filter(({ type, position: at }) => {
    if (type === 'mdxjsEsm') findings.push({ rule: 'include/file', file, ...at?.start, ...say('import') });
    return type !== 'mdxjsEsm';
  });
  reportFindings(findings, included, compilation);
  return included;
}

/** Counts a passage and its characters; reports the first that is too much for the page. */
function isWithinLimits(file: string, node: ComponentNode, compilation: Compilation): boolean {
  const { counts } = compilation;
  const add = (name: string, amount: number, limit: 'includes' | 'pageCharacters') => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + amount);
    if (before + amount <= LIMITS[limit]) return true;
    if (before <= LIMITS[limit]) addDiagnostic(compilation, node, 'content/limit', exceeded(limit));
    return false;
  };
  return add('includes', 1, 'includes') && add('included characters', statSync(file).size, 'pageCharacters');
}

/** Finds the file of an element in the language of the file around it; undefined, with an error, for none. */
function findFile(name: string, node: ComponentNode, chain: readonly string[], compilation: Compilation) {
  const { absolutePath, site, uses } = compilation;
  const report = (key: keyof typeof texts, values: Readonly<Record<string, string>>, hint?: string) =>
    addDiagnostic(compilation, node, 'include/file', say(key, values, hint));
  const written = path.resolve(path.dirname(absolutePath), safeDecode(name));
  if (!isInside(written, site.folder) || !isPassage(written, site.folder)) return report('noPassage', { name });
  const stem = splitLocale(written, site.own.codes).name;
  const original = `${stem}.mdx`;
  if (!isReadable(original)) return report('noFile', { name }, didYouMean(name, passagesFor(compilation)));
  const locale = site.localeOf(absolutePath);
  const translation = locale === site.locale ? original : `${stem}.${locale}.mdx`;
  const found = isReadable(translation) ? translation : original;
  for (const key of new Set([translation, found])) uses.push({ kind: 'included', key, digest: fileDigest(key) });
  if (!chain.includes(found)) return isWithinLimits(found, node, compilation) ? found : undefined;
  return report('cycle', {
    chain: [...chain.slice(chain.indexOf(found)), found].map((each) => displayName(each)).join(' → '),
  });
}

/** Replaces each `<Include>` of a file by the tree of the passage that it names. */
export function includeFiles(tree: Root, compilation: Compilation): void {
  const chain = chains.get(tree) ?? [compilation.absolutePath];
  const { site, absolutePath } = compilation;
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const [attribute, ...others] = node.attributes;
    if (node.name !== 'Include' || parent === undefined || index === undefined || node.children.length > 0) return;
    if (attribute?.type !== 'mdxJsxAttribute' || attribute.name !== 'file' || others.length > 0) return;
    if (typeof attribute.value !== 'string' || attribute.value === '') return;
    const file = findFile(attribute.value, node, chain, compilation);
    if (file === undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const included = parseIncluded(file, node, compilation);
    chains.set(included.tree, [...chain, file]);
    const [lang, around] = [file, absolutePath].map(site.localeOf);
    if (lang !== undefined && lang !== around) included.tree.children = inLanguage(included.tree.children, lang);
    parent.children[index] = included;
    // Paragraphs of a tight list have no tags of their own.
    if (parent.type === 'listItem') parent.spread = true;
    return SKIP;
  });
}
