import { toString } from 'hast-util-to-string';
import { visit } from './visit';
import type { Element, Nodes, Root } from 'hast';
import type { Heading, Section } from '../../../model/pages/compiledContent';
import { hasClass, withClass } from '../../html/elements';

declare module 'hast' {
  interface ElementData {
    /** Set for a row of a table that answers by itself: its name, and the states or messages that it is asked by. */
    answer?: { heading: string; asked: string[] };
  }
}

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'button',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
]);
const MARK = /\s*⟦[^⟧]*⟧/g;

const depthOf = (node: Element) => Number(/^h([2-6])$/.exec(node.tagName)?.[1] ?? 0);
/** A text without marks and doubled spaces. */
export const plain = (text: string) => text.replace(MARK, '').replace(/\s+/g, ' ').trim();

/** The number in the text and the arrow back to it: no words of the writer's. */
const isFootnoteLink = ({ properties }: Element) =>
  'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;

/** What explains a word of the text is no part of it. */
const isAside = ({ properties }: Element) => 'popover' in properties;

/** Text of a node with a space between blocks, so that words of neighbouring cells do not run together. */
function blockText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && (isFootnoteLink(node) || isAside(node)))) return '';
  if (node.type === 'element' && node.data?.answer !== undefined) return '';
  const text = node.children.map(blockText).join('');
  return node.type === 'element' && !INLINE.has(node.tagName) ? ` ${text} ` : text;
}

/** The headings that the writer wrote, in order; the hidden one of the footnotes is none. */
export function gatherHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'element', (node) => {
    const depth = depthOf(node);
    const text = plain(toString(node));
    if (depth > 0 && text !== '') headings.push({ depth, id: String(node.properties.id ?? ''), text });
  });
  return headings;
}

/** What a video says, a section for each moment; its player and its description belong to the text around. */
function spokenSections(video: Element): Section[] {
  const title = withClass(video, 'video-title');
  const lines =
    withClass(video, 'transcript')?.children.flatMap((list) => ('children' in list ? list.children : [])) ?? [];
  return lines.flatMap((line): Section[] => {
    if (line.type !== 'element' || line.properties.dataStart === undefined) return [];
    const [time, , text] = line.children;
    const heading = `${title === undefined ? '' : toString(title)} ${time === undefined ? '' : toString(time)}`;
    return [{ id: String(line.properties.id), heading, text: plain(blockText(text ?? line)), isSpoken: true }];
  });
}

/** The rows of an element's tables that answer by themselves, a section each. */
function answerSections(element: Element): Section[] {
  const sections: Section[] = [];
  visit(element, 'element', (row) => {
    if (row.data?.answer === undefined) return;
    const [, ...cells] = row.children.filter((child) => child.type === 'element');
    const text = plain(cells.map(blockText).join(' '));
    sections.push({ id: String(row.properties.id), text, ...row.data.answer });
  });
  return sections;
}

/** True for a list of which each item begins with a link. */
function isLinkList(node: Element): boolean {
  const items = node.children.filter((child): child is Element => child.type === 'element');
  return node.tagName === 'ul' && items.length > 0 && items.every((item) => /^<a[\s>]/.test(openingOf(item)));
}

/** The tag that the text of an item begins in; text of its own is none. */
function openingOf({ children }: Element): string {
  const [first] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (first?.type !== 'element') return '';
  return first.tagName === 'p' ? openingOf(first) : `<${first.tagName}>`;
}

/** Marks the list of links that a page ends with: it names other pages, not what this one does. */
function markReferences(sections: Section[], last: readonly Element[]): void {
  const section = sections.at(-1);
  if (section !== undefined && section.heading !== '' && last.length > 0 && last.every(isLinkList)) {
    section.isReferences = true;
  }
}

/** The text of finished content, cut at headings of level 2 and 3, and what its videos say. */
export function gatherSections(tree: Root): Section[] {
  let section: Section = { id: '', heading: '', text: '' };
  const sections = [section];
  let content: Element[] = [];
  for (const node of tree.children) {
    const depth = node.type === 'element' ? depthOf(node) : 0;
    if (node.type === 'element' && (depth === 2 || depth === 3)) {
      section = { id: String(node.properties.id ?? ''), heading: plain(toString(node)), text: '' };
      sections.push(section);
      content = [];
    } else if (node.type === 'element' && hasClass(node, 'video')) {
      content.push(node);
      const [player] = node.children;
      section.text = plain(`${section.text} ${player === undefined ? '' : blockText(player)}`);
      sections.push(...spokenSections(node));
    } else if (node.type !== 'doctype') {
      section.text = plain(`${section.text} ${blockText(node)}`);
      if (node.type !== 'element') continue;
      content.push(node);
      // Behind the text around them, which goes on after their table.
      sections.push(...answerSections(node));
    }
  }
  markReferences(sections, content);
  return sections.filter(({ heading, text }) => heading !== '' || text !== '');
}

/** All ids that are in finished content. */
export function gatherIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', (node) => {
    if (typeof node.properties.id === 'string') ids.push(node.properties.id);
  });
  return ids;
}

/** Words of the sections, headings included. */
export function countWords(sections: readonly Section[]): number {
  const all = sections.map(({ heading, text }) => `${heading} ${text}`).join(' ');
  return all.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
