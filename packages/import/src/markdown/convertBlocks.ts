import type { Code, Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { isKnownLanguage } from '../../../../src/node/content/mdx/highlighter';
import { convertFence } from './codeFence';
import { endOf, startOf, type Conversion } from './conversion';
import { escapeText } from './escapeText';
import { ADMONITIONS } from './fixSource';
import { valueOf } from './scope';
import { linePrefix } from './tags';

export function convertCode(node: Code, conversion: Conversion): void {
  const { editor, source } = conversion;
  const written = source.slice(startOf(node), endOf(node));
  const mark = /^(`{3,}|~{3,})/.exec(written)?.[1];
  if (mark === undefined) return;
  const { lang, meta, value, notes } = convertFence(
    { lang: node.lang ?? '', meta: node.meta ?? '', value: node.value },
    isKnownLanguage,
  );
  notes.forEach(({ kind, message }) => conversion.note(kind, message, node));
  const info = meta === '' ? lang : `${lang} ${meta}`;
  const lineEnd = source.indexOf('\n', startOf(node));
  const firstEnd = lineEnd < 0 || lineEnd > endOf(node) ? endOf(node) : lineEnd;
  const isSame = lang === (node.lang ?? '') && meta === (node.meta ?? '');
  if (value !== node.value) {
    const prefix = linePrefix(source, startOf(node));
    const body = value
      .split('\n')
      .map((line) => `${prefix}${line}`.trimEnd())
      .join('\n');
    editor.replaceWhole(startOf(node), endOf(node), `${mark}${info}\n${body}\n${prefix}${mark}`);
  } else if (!isSame) {
    editor.replace(startOf(node) + mark.length, firstEnd, info);
  }
  if (!new RegExp(`${mark[0] === '~' ? '~' : '`'}{3,}\\s*$`).test(written.slice(mark.length)))
    editor.replace(endOf(node), endOf(node), `\n${linePrefix(source, startOf(node))}${mark}`);
}

export function convertDirective(node: ContainerDirective, conversion: Conversion): void {
  const { editor, source } = conversion;
  const start = startOf(node);
  const lineEnd = source.indexOf('\n', start);
  const first = source.slice(start, lineEnd < 0 ? endOf(node) : Math.min(lineEnd, endOf(node)));
  const colons = /^:+/.exec(first)?.[0] ?? ':::';
  const kind = ADMONITIONS[node.name.toLowerCase()];
  const attributes = /\{[^}]*\}\s*$/.exec(first);
  const name = kind ?? 'note';
  if (name !== node.name) editor.replace(start + colons.length, start + colons.length + node.name.length, name);
  const label = node.children.find(
    (child) => child.type === 'paragraph' && child.data !== undefined && 'directiveLabel' in child.data,
  );
  if (kind === undefined) {
    if (label === undefined)
      editor.replace(
        start + colons.length + node.name.length,
        start + colons.length + node.name.length,
        `[${node.name}]`,
      );
    conversion.note('admonition', `":::${node.name}" is a note now.`, node);
  }
  if (attributes !== null && !first.trimEnd().endsWith(']'))
    editor.replace(start + attributes.index, start + first.length, '');
  const last = source.slice(start, endOf(node)).split('\n').pop() ?? '';
  if (!/^[\s>]*:{3,}\s*$/.test(last) || !source.slice(start, endOf(node)).includes('\n')) {
    editor.replace(endOf(node), endOf(node), `\n${linePrefix(source, start)}${colons}`);
    conversion.note('admonition', `":::${node.name}" was not closed; it ends with its text now.`, node);
  }
}

export function convertExpression(
  node: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  conversion: Conversion,
): void {
  const { editor } = conversion;
  if (/^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(node.value)) {
    if (node.value.trim() === '') editor.replaceWhole(startOf(node), endOf(node), '');
    return;
  }
  const constant = valueOf(node, {});
  if (typeof constant === 'string' || typeof constant === 'number') return;
  const value = valueOf(node, conversion.scope);
  if (typeof value === 'string' || typeof value === 'number') {
    editor.replaceWhole(startOf(node), endOf(node), escapeText(String(value)));
    return;
  }
  const inner = node.value.replace(/\s+/g, ' ').trim();
  if (!/^(?:true|false|null|undefined)$/.test(inner))
    conversion.note('expression', `{${inner.length > 80 ? `${inner.slice(0, 80)}…` : inner}} was left out.`, node);
  editor.replaceWhole(startOf(node), endOf(node), '');
}

export function removeCode(node: Nodes & { value: string }, conversion: Conversion): void {
  const { editor, source } = conversion;
  const rest = /^\n+/.exec(source.slice(endOf(node)))?.[0].length ?? 0;
  editor.replaceWhole(startOf(node), endOf(node) + Math.min(rest, 2), '');
}
