import { toString } from 'mdast-util-to-string';
import type { Nodes } from 'mdast';
import { endOf, startOf, type Conversion, type Element } from './conversion';
import { attributesOf, remove, replaceByBlock, textOf } from './elementParts';
import { valueOf } from './scope';

/** Converts an inline code element. */
export function convertInlineCode(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { editor } = conversion;
  const isInPre = parents.some((parent) => 'name' in parent && parent.name === 'pre');
  if (isInPre) return;
  const child = node.children.length === 1 ? node.children[0] : undefined;
  const constant =
    child?.type === 'mdxTextExpression' || child?.type === 'mdxFlowExpression'
      ? valueOf(child, conversion.scope)
      : undefined;
  const text = (textOf(constant) ?? toString(node)).replace(/\s+/g, ' ').trim();
  const isInTable = parents.some(({ type }) => type === 'tableCell');
  const mark = text.includes('`') ? '``' : '`';
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  editor.replaceWhole(
    startOf(node),
    endOf(node),
    text === '' ? '' : `${mark}${pad}${isInTable ? text.replace(/\|/g, '\\|') : text}${pad}${mark}`,
  );
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

/** Converts `<pre>` or `<CodeBlock>` to a fenced block; code that is not constant is left out. */
export function convertCodeBlock(node: Element, _parents: readonly Nodes[], conversion: Conversion): void {
  const { language, title, className } = attributesOf(node, conversion);
  const code = codeIn(node, conversion);
  if (code === undefined) {
    conversion.note('component', `<${node.name ?? ''}> shows code that is not a constant; it was left out.`, node);
    remove(node, conversion);
    return;
  }
  const lang = textOf(language) ?? /language-(\w+)/.exec(textOf(className) ?? '')?.[1] ?? 'text';
  const name = textOf(title);
  replaceByBlock(
    node,
    fenced(code, name === undefined ? lang : `${lang} title="${name.replace(/"/g, '”')}"`),
    conversion,
  );
}
