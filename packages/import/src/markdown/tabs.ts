import { toString } from 'mdast-util-to-string';
import { slug } from 'github-slugger';
import { isSlugWord } from '../core';
import type { Nodes } from 'mdast';
import { isElement, startOf, type Conversion, type Element } from './conversion';
import { attributesOf, blockBody, innerText, tagPlaces, textOf, unwrap } from './elementParts';
import { attributeText } from './escapeText';
import { linePrefix } from './tags';

const FENCED = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1[ \t]*$/gm;
const ITEM_NAMES = ['TabItem', 'Tab', 'Tabs.Tab'];

/** Converts a text to a valid id; undefined without usable characters. */
function slugWordOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const word = slug(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'))
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  return isSlugWord(word) ? word : undefined;
}

/** Returns the labels in the property `values`, in both of its forms. */
function labelsOf(values: unknown): Map<string, string> {
  const labels = new Map<string, string>();
  if (!Array.isArray(values)) return labels;
  for (const each of values as unknown[]) {
    if (typeof each !== 'object' || each === null) continue;
    const { value, label } = each as { value?: unknown; label?: unknown };
    if (typeof value === 'string') labels.set(value, typeof label === 'string' ? label : value);
  }
  return labels;
}

const isBlank = (node: Nodes) =>
  (node.type === 'text' && node.value.trim() === '') ||
  ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(node.value));

/** Returns the items of a set of tabs; undefined where it contains anything else. */
function itemsOf(node: Element): Element[] | undefined {
  const items: Element[] = [];
  for (const child of node.children as Nodes[]) {
    if (isElement(child) && ITEM_NAMES.includes(child.name ?? '')) items.push(child);
    else if (child.type === 'paragraph') {
      for (const inner of child.children) {
        if (isElement(inner) && ITEM_NAMES.includes(inner.name ?? '')) items.push(inner);
        else if (!isBlank(inner)) return undefined;
      }
    } else if (!isBlank(child)) return undefined;
  }
  return items;
}

/** Returns the groups of the surrounding tabs, which a nested one must not share. */
function groupsAround(parents: readonly Nodes[], conversion: Conversion): (string | undefined)[] {
  return parents.filter(isElement).flatMap((parent) => {
    if (parent.name !== 'Tabs') return [];
    return [slugWordOf(textOf(attributesOf(parent, conversion).groupId))];
  });
}

/** Converts `<Tabs>` with `<TabItem>` to `<Tabs>` with `<Tab>`. */
export function convertTabs(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { source, editor } = conversion;
  const items = itemsOf(node);
  if (items === undefined || items.length === 0) {
    conversion.note('component', '<Tabs> holds something else than tabs; its content stays as plain text.', node);
    unwrap(node, true, parents, conversion);
    return;
  }
  const { groupId, syncKey, queryString, values, defaultValue, items: written } = attributesOf(node, conversion);
  const labels = labelsOf(values);
  // Nextra names the tabs in a list.
  const names = Array.isArray(written) ? (written as unknown[]).map((name) => textOf(name)) : [];
  const group = slugWordOf(textOf(groupId ?? syncKey));
  const isNested = group !== undefined && groupsAround(parents, conversion).includes(group);
  if (queryString !== undefined && queryString !== false)
    conversion.note(
      'tabs',
      'The selected tab is no longer in the query of the address; each tab has its own id.',
      node,
    );
  const usedLabels = new Set<string>();
  const usedValues = new Set<string>();
  const parts = items.map((item, index) => {
    const attributes = attributesOf(item, conversion);
    const value = textOf(attributes.value);
    let label =
      textOf(attributes.label ?? attributes.title) ??
      labels.get(value ?? '') ??
      value ??
      names[index] ??
      `${usedLabels.size + 1}`;
    for (let number = 2; usedLabels.has(label); number += 1) label = `${label.replace(/ \d+$/, '')} ${number}`;
    usedLabels.add(label);
    let word = slugWordOf(value) ?? slugWordOf(label) ?? `${usedValues.size + 1}`;
    for (let number = 2; usedValues.has(word); number += 1) word = `${word.replace(/-\d+$/, '')}-${number}`;
    usedValues.add(word);
    const isDefault = attributes.default !== undefined || (value !== undefined && value === textOf(defaultValue));
    const written = word === slug(label) ? '' : ` value="${word}"`;
    return {
      tag: `<Tab label="${attributeText(label)}"${written}>`,
      text: innerText(item, conversion),
      isDefault,
      item,
    };
  });
  // The ids of headings depend on their order.
  const isFixed = parts.some(({ text }) => /^[ \t>]*#{1,6}[ \t]/m.test(text.replace(FENCED, '')));
  const defaultIndex = parts.findIndex(({ isDefault }) => isDefault);
  const chosen = isFixed ? 0 : defaultIndex;
  if (defaultIndex > 0)
    conversion.note(
      'tabs',
      isFixed
        ? 'The first tab is open at first now; another one was, and they keep their order for the ids of their headings.'
        : 'The tab that is open at first stands first now.',
      node,
    );
  const ordered =
    chosen > 0 ? [...parts.slice(chosen, chosen + 1), ...parts.slice(0, chosen), ...parts.slice(chosen + 1)] : parts;
  const prefix = linePrefix(source, startOf(node));
  const blank = prefix.trimEnd();
  const body = ordered.map(({ tag, text }) => {
    return `${prefix}${tag}\n${blank}\n${blockBody(text, prefix)}\n${blank}\n${prefix}</Tab>`;
  });
  const open = group === undefined || isNested ? '<Tabs>' : `<Tabs group="${group}">`;
  editor.write(node, `${open}\n${body.join('\n')}\n${prefix}</Tabs>`);
}

/** Converts a tab outside tabs to its label and its content. */
export function convertStrayTab(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const isInTabs = parents.filter(isElement).some((parent) => parent.name === 'Tabs' && itemsOf(parent) !== undefined);
  if (isInTabs) return;
  const { inner } = tagPlaces(node, conversion.source);
  const { label: written, title } = attributesOf(node, conversion);
  const label = textOf(written ?? title) ?? '';
  unwrap(node, true, parents, conversion);
  if (label !== '') conversion.editor.replace(inner, inner, `**${label}**\n`);
  conversion.note(
    'tabs',
    `A tab that stands in no <Tabs>: ${label === '' ? toString(node).slice(0, 40) : label}.`,
    node,
  );
}
