import type { Nodes } from 'mdast';
import { startOf, type Conversion, type Element } from './conversion';
import { addressOf, convertCard } from './dialectElements';
import { attributesOf, remove, replaceByBlock, tagPlaces, textOf, unwrap, withoutIndent } from './elementParts';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { DIALECT_ELEMENTS } from './dialectElements';
import { escapeText } from './escapeText';
import { writeCode } from './htmlBlocks';
import { valueOf } from './scope';
import { linePrefix } from './tags';

/** Attributes of a component that are likely to be visible. */
const TEXT_ATTRIBUTES = /^(?:title|label|alt|caption|summary|description|text|name|heading|children)$/;

/** True for a value that is an identifier, such as an icon's name. */
const isKey = (key: string, value: string) => key === 'name' && /^[a-z\d][\w:./-]*$/.test(value);

/** True for an element whose attributes are constants without the imports and exports of its page. */
const standsAlone = ({ attributes }: Element) =>
  attributes.every((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return false;
    const { value } = attribute;
    return typeof value !== 'object' || value === null || valueOf(value, {}) !== undefined;
  });

/** Returns the text in backticks that is all there is in an element. */
function literalIn(node: Element): MdxFlowExpression | MdxTextExpression | undefined {
  const parts = (node.children as Nodes[])
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = parts;
  const isExpression = only?.type === 'mdxFlowExpression' || only?.type === 'mdxTextExpression';
  return parts.length === 1 && isExpression && /^\s*`[\s\S]*`\s*$/.test(only.value) ? only : undefined;
}

/** Returns the texts of the attribute `code`, and of those with several lines: they are code. */
function codeIn(attributes: Record<string, unknown>, tag: string): string | undefined {
  const codes = Object.entries(attributes).flatMap(([key, value]) => {
    if (typeof value !== 'string' || (key !== 'code' && !value.trim().includes('\n'))) return [];
    // The parser takes the indentation off the lines of a value.
    const written = new RegExp(`\\s${key}=\\{\\s*\`([^\`$\\\\]*)\`\\s*\\}`).exec(tag)?.[1];
    return [withoutIndent(written ?? value)];
  });
  return codes.length === 0 ? undefined : codes.join('\n\n');
}

/** Converts HTML in an attribute: `set:html` of Astro, or `dangerouslySetInnerHTML` of React. False without such. */
export function convertHtmlIn(node: Element, conversion: Conversion): boolean {
  const { 'set:html': ofAstro, dangerouslySetInnerHTML: ofReact } = attributesOf(node, conversion);
  const html = textOf(ofAstro ?? (ofReact as { __html?: unknown } | undefined)?.__html);
  if (html === undefined) return false;
  // Braces in HTML are text.
  const { text, error, notes } = conversion.convertPart(html.replace(/[{}]/g, '\\$&'), conversion.page, {});
  for (const { kind, message } of notes) conversion.note(kind, message, node);
  replaceByBlock(node, error === undefined ? text.trim() : escapeText(html), conversion);
  return true;
}

/** Keeps the ids of an element as anchors of the nearest heading. */
export function keepIds(attributes: Record<string, unknown>, conversion: Conversion): void {
  for (const key of ['id', 'name']) {
    const id = textOf(attributes[key]);
    if (id !== undefined) conversion.anchor(id);
  }
}

/**
 * Converts a component: inserts a partial, or what this site has in its place. Leaves the element if its component can
 * be moved. Of any other, only the text stays.
 */
export function convertComponent(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { editor, imports, page, state } = conversion;
  const name = node.name ?? '';
  const from = imports.get(name);
  const partial = from === undefined ? undefined : page.partial(from);
  if (partial !== undefined) {
    if (state.inside.includes(partial.file)) {
      conversion.note('partial', `${partial.name} includes itself; the second time it was left out.`, node);
      remove(node, conversion);
      return;
    }
    const outer = state.inside;
    state.inside = [...outer, partial.file];
    const converted = conversion.convertPart(partial.raw, partial.context, attributesOf(node, conversion));
    state.inside = outer;
    const problem = converted.error === undefined ? '' : `, which is no MDX: ${converted.error.reason}`;
    conversion.note(
      converted.error === undefined ? 'partial' : 'syntax',
      `The text of ${partial.name} stands here now${problem}.`,
      node,
    );
    for (const each of converted.notes) conversion.note(each.kind, `${each.message} (in ${partial.name})`, node);
    replaceByBlock(node, converted.text.trim(), conversion);
    return;
  }
  const given = page.element?.(name);
  if (given !== undefined) {
    replaceByBlock(node, given, conversion);
    return;
  }
  const literal = literalIn(node);
  const shown = literal === undefined || from === undefined ? undefined : page.codeOf?.(from);
  if (literal !== undefined && shown?.isCode !== false) {
    const attributes = attributesOf(node, conversion);
    const lang =
      textOf(attributes.language ?? attributes.lang) ??
      /language-([\w+-]+)/.exec(textOf(attributes.className) ?? '')?.[1];
    conversion.note(
      'component',
      `<${name}> is a component of the old site; its text is code now, as it was written there.`,
      node,
    );
    writeCode(node, valueOf(literal, conversion.scope), lang ?? shown?.lang ?? 'text', parents, conversion);
    return;
  }
  const isMovable = from !== undefined && page.component !== undefined;
  const obstacle = isMovable
    ? standsAlone(node)
      ? page.component?.(from, name)
      : 'It is given values that are no constants.'
    : undefined;
  if (isMovable && obstacle === undefined) return;
  const attributes = attributesOf(node, conversion);
  // A card of the site's own is a link, too.
  const convertLinked = textOf(attributes.href) === undefined ? undefined : DIALECT_ELEMENTS[name];
  if (convertLinked !== undefined) {
    convertLinked(node, parents, conversion);
    return;
  }
  keepIds({ id: attributes.id }, conversion);
  const texts = Object.entries(attributes).flatMap(([key, value]) =>
    TEXT_ATTRIBUTES.test(key) && typeof value === 'string' && value.trim() !== '' && !isKey(key, value) ? [value] : [],
  );
  // A text of several lines in an attribute, such as in `<Code code={`…`} />`, is code.
  const { isEmpty, inner } = tagPlaces(node, conversion.source);
  const code = isEmpty ? codeIn(attributes, conversion.source.slice(startOf(node), inner)) : undefined;
  if (name !== '' && name !== 'BrowserOnly')
    conversion.note(
      'component',
      `<${name}> is a component of the old site; ${node.children.length > 0 || texts.length > 0 || code !== undefined ? 'its text stays' : 'nothing of it stays'}.${obstacle === undefined ? '' : ` ${obstacle}`}`,
      node,
    );
  if (addressOf(attributes) !== undefined && textOf(attributes.title ?? attributes.name) !== undefined) {
    convertCard(node, parents, conversion);
    return;
  }
  if (code !== undefined) {
    writeCode(node, code, textOf(attributes.lang ?? attributes.language) ?? 'text', parents, conversion);
    return;
  }
  if (isEmpty && texts.length > 0) {
    editor.write(node, texts.map(escapeText).join(' – '));
    return;
  }
  const isBlock = node.type === 'mdxJsxFlowElement';
  unwrap(node, isBlock, parents, conversion);
  if (texts.length > 0) {
    const words = texts.map(escapeText).join(' – ');
    editor.replace(inner, inner, isBlock ? `\n${linePrefix(conversion.source, startOf(node))}${words}\n` : `${words} `);
  }
}
