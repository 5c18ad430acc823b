import { toString } from 'hast-util-to-string';
import { visit } from './visit';
import type { Element, Nodes, Root } from 'hast';
import type { Heading, Section } from '../../../model/pages/compiledContent';
import { MARK_START } from '../../../model/pages/marks';
import { hasClass, withClass } from '../../html/elements';

declare module 'hast' {
  interface ElementData {
    /** Set for a table row or list item that is a search result: its name, and the states or messages that readers search for. */
    answer?: { heading: string; asked: string[] };
    /** Text of an element for the search, such as that of a diagram. */
    searchText?: string;
  }
}

const INLINE = new Set('a abbr b button code del em i kbd mark span strong sub sup'.split(' '));
const MARK = new RegExp(String.raw`\s*${MARK_START}[^⟧]*⟧`, 'g');

const depthOf = (node: Element) => Number(/^h([2-6])$/.exec(node.tagName)?.[1] ?? 0);
/** Removes marks and repeated spaces from a text. */
export const plain = (text: string) => text.replace(MARK, '').replace(/\s+/g, ' ').trim();

/** True for the number in the text and the arrow back to it, which are not the writer's words. */
const isFootnoteLink = ({ properties }: Element) =>
  'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;

/** True for the explanation of a term, which is not part of the text, and for a list of tabs, whose panels repeat it. */
const isAside = ({ properties }: Element) => 'popover' in properties || properties.role === 'tablist';

/** Returns the text of a node with a space between blocks, so that words of neighbouring cells do not join. */
function blockText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && (isFootnoteLink(node) || isAside(node)))) return '';
  if (node.type === 'element' && node.data?.answer !== undefined) return '';
  const own = node.type === 'element' ? (node.data?.searchText ?? '') : '';
  const text = own + node.children.map(blockText).join('');
  return node.type === 'element' && !INLINE.has(node.tagName) ? ` ${text} ` : text;
}

/** Returns the writer's headings in order, without the hidden heading of the footnotes. */
export function gatherHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'element', (node) => {
    const depth = depthOf(node);
    const text = plain(toString(node));
    if (depth > 0 && text !== '') headings.push({ depth, id: String(node.properties.id ?? ''), text });
  });
  return headings;
}

/** Returns the transcript of a video, a section for each moment. */
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

/** Returns the table rows and list items of an element that are search results by themselves, a section each. */
function answerSections(element: Element): Section[] {
  const sections: Section[] = [];
  visit(element, 'element', ({ tagName, data, properties, children }) => {
    if (data?.answer === undefined) return;
    const { heading } = data.answer;
    // The name is the first cell of a row, and the first sentence of an item.
    const [, ...cells] = children.filter((child) => child.type === 'element');
    const text = plain((tagName === 'tr' ? cells : children).map(blockText).join(' '));
    const isNamed = tagName !== 'tr' && text.startsWith(heading);
    sections.push({
      id: String(properties.id),
      text: isNamed ? text.slice(heading.length).replace(/^\.? /, '') : text,
      ...data.answer,
    });
  });
  return sections;
}

/** True for a list of which each item begins with a link. */
function isLinkList(node: Element): boolean {
  const items = node.children.filter((child): child is Element => child.type === 'element');
  return node.tagName === 'ul' && items.length > 0 && items.every((item) => /^<a[\s>]/.test(openingOf(item)));
}

/** Returns the tag that an item's text starts in; empty for direct text. */
function openingOf({ children }: Element): string {
  const [first] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (first?.type !== 'element') return '';
  return first.tagName === 'p' ? openingOf(first) : `<${first.tagName}>`;
}

/** Marks the last section if it has only lists of links: these describe other pages, not this one. */
function markReferences(sections: Section[], last: readonly Element[]): void {
  const section = sections.at(-1);
  if (section !== undefined && section.heading !== '' && last.length > 0 && last.every(isLinkList)) {
    section.isReferences = true;
  }
}

/** Returns the text of compiled content, split at headings of level 2 and 3, and the transcripts of its videos. */
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
      visit(node, 'element', (element) => {
        if (element.tagName === 'ol' && hasClass(element, 'steps')) section.hasSteps = true;
      });
      // Add them after the text around them, which continues after their table.
      sections.push(...answerSections(node));
    }
  }
  markReferences(sections, content);
  return sections.filter(({ heading, text }) => heading !== '' || text !== '');
}

/** Returns all ids in compiled content. */
export function gatherIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', (node) => {
    if (typeof node.properties.id === 'string') ids.push(node.properties.id);
  });
  return ids;
}

/** Counts the words of the sections, headings included. */
export function countWords(sections: readonly Section[]): number {
  const all = sections.map(({ heading, text }) => `${heading} ${text}`).join(' ');
  return all.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
