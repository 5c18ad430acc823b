import { toString } from 'mdast-util-to-string';
import type { Nodes } from 'mdast';
import { titleText, writeHeading, type Conversion, type Element } from './conversion';
import {
  attributesOf,
  elementsIn,
  innerLine,
  innerText,
  isInLine,
  replaceByBlock,
  textOf,
  unwrap,
  remove,
} from './elementParts';
import { tableText } from './htmlTables';
import { valueOf } from './scope';

/** Converts an HTML heading. */
export function convertHtmlHeading(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { editor, state } = conversion;
  const depth = Number((node.name ?? 'h2').slice(1));
  const text = innerLine(node, conversion);
  const plain = toString(node).replace(/\s+/g, ' ').trim();
  const id = textOf(attributesOf(node, conversion).id);
  if (plain === '' || isInLine(parents)) {
    unwrap(node, true, parents, conversion);
    return;
  }
  if (depth === 1 && state.takesTitle && state.title === undefined) {
    state.title = titleText(text);
    state.takesTitle = false;
    editor.write(node, '');
    return;
  }
  const heading = writeHeading(text, { depth, id }, state);
  replaceByBlock(node, heading.text, conversion);
}

/** Converts an HTML quotation. */
export function convertQuote(node: Element, _parents: readonly Nodes[], conversion: Conversion): void {
  const text = innerText(node, conversion)
    .trim()
    .split('\n')
    .map((line) => `> ${line.trim()}`.trimEnd());
  replaceByBlock(node, text.join('\n'), conversion);
}

/** Converts an HTML table; one with blocks in its cells becomes paragraphs. */
export function convertTable(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const text = tableText(node, conversion);
  if (text !== undefined && !isInLine(parents)) {
    replaceByBlock(node, text, conversion);
    return;
  }
  conversion.note('html', 'A table with blocks in its cells stays as paragraphs.', node);
  const cells = elementsIn(node, ['td', 'th', 'caption']).map((cell) =>
    innerText(cell, conversion)
      .replace(/\n[ \t]+/g, '\n')
      .trim(),
  );
  replaceByBlock(node, cells.filter((cell) => cell !== '').join('\n\n'), conversion);
}

/** Converts an inline code element. */
export function convertInlineCode(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const isInPre = parents.some((parent) => 'name' in parent && parent.name === 'pre');
  if (isInPre) return;
  const child = node.children.length === 1 ? node.children[0] : undefined;
  const constant =
    child?.type === 'mdxTextExpression' || child?.type === 'mdxFlowExpression'
      ? valueOf(child, conversion.scope)
      : undefined;
  writeInlineCode(node, textOf(constant) ?? toString(node), parents, conversion);
}

function writeInlineCode(node: Element, code: string, parents: readonly Nodes[], { editor }: Conversion): void {
  const text = code.replace(/\s+/g, ' ').trim();
  const isInTable = parents.some(({ type }) => type === 'tableCell');
  const mark = text.includes('`') ? '``' : '`';
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  editor.write(node, text === '' ? '' : `${mark}${pad}${isInTable ? text.replace(/\|/g, '\\|') : text}${pad}${mark}`);
}

/** Fences code with more backticks than it contains. */
function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${info}\n${code.replace(/^\n+|\s+$/g, '')}\n${mark}`;
}

/** Returns the code in `<pre>` or `<CodeBlock>`: a text, a constant, or a file imported as text. */
function codeIn(node: Element, conversion: Conversion): string | undefined {
  const parts = (node.children as Nodes[]).map((child): string | undefined => {
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
      const from = conversion.imports.get(child.value.trim());
      const file = from === undefined ? undefined : conversion.page.text(from);
      return file ?? textOf(valueOf(child, conversion.scope));
    }
    if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') return codeIn(child, conversion);
    if (child.type === 'code') return child.value;
    return toString(child);
  });
  return parts.some((part) => part === undefined) ? undefined : parts.join('');
}

/** Writes code in place of an element: a fenced block, or code in a line where no block fits. */
export function writeCode(
  node: Element,
  value: unknown,
  lang: string,
  parents: readonly Nodes[],
  conversion: Conversion,
) {
  const code = textOf(value) ?? '';
  if (isInLine(parents)) writeInlineCode(node, code, parents, conversion);
  else replaceByBlock(node, fenced(code, lang), conversion);
}

/** Converts `<pre>` or `<CodeBlock>` to a fenced block; code that is not constant is left out. */
export function convertCodeBlock(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { language, title, className, class: classes } = attributesOf(node, conversion);
  const [inner] = elementsIn(node, ['code']).map((each) => attributesOf(each, conversion));
  const named = textOf(className ?? classes ?? inner?.className ?? inner?.class) ?? '';
  const code = codeIn(node, conversion);
  if (code === undefined) {
    conversion.note('component', `<${node.name ?? ''}> shows code that is not a constant; it was left out.`, node);
    remove(node, conversion);
    return;
  }
  if (isInLine(parents)) {
    writeInlineCode(node, code, parents, conversion);
    return;
  }
  const lang = textOf(language) ?? /\blang(?:uage)?-([\w+-]+)/.exec(named)?.[1] ?? 'text';
  const name = textOf(title);
  replaceByBlock(
    node,
    fenced(code, name === undefined ? lang : `${lang} title="${name.replace(/"/g, '”')}"`),
    conversion,
  );
}
