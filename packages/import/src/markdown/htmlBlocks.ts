import { toString } from 'mdast-util-to-string';
import type { Nodes } from 'mdast';
import { endOf, startOf, writeHeading, type Conversion, type Element } from './conversion';
import {
  attributesOf,
  elementsIn,
  innerLine,
  innerText,
  isInLine,
  replaceByBlock,
  textOf,
  unwrap,
} from './elementParts';
import { tableText } from './htmlTables';

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
    state.title = plain;
    state.takesTitle = false;
    editor.replaceWhole(startOf(node), endOf(node), '');
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
