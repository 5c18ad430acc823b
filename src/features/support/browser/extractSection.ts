import { INTERNAL } from '../../../model/pages/marks';

/** A section, a step or a table row of a page, copied out of it. */
export interface ExtractedSection {
  /** Text of its heading, or name of a table row; empty for a step and for the page. */
  heading: string;
  /** An element with copies of its elements; a step is a list of one item. */
  content: HTMLElement;
  /** Id of the section, in ASCII where it has such an id. */
  anchor: string;
  /** The sentence that a part is not for customers, where it is in such a part. */
  internal?: string;
}

const HEADINGS = 'h2, h3, h4, h5, h6';
const isHeading = (element: Element) => element.matches(HEADINGS);

const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));

/** Returns the text of a heading without its link. */
export function headingText(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('.heading-link').forEach((link) => link.remove());
  return (copy.textContent ?? '').trim();
}

/** Returns the id for addresses: the first of the element's ids that is ASCII, else its own. */
function addressId(element: Element): string {
  const ids = [element.id, ...[...element.querySelectorAll(':scope > span[id]')].map(({ id }) => id)];
  return ids.find((id) => /^[\x21-\x7e]+$/.test(id)) ?? element.id;
}

/** Returns a new element with copies of the nodes. */
function copyNodes(document: Document, nodes: readonly Node[]): HTMLElement {
  const content = document.createElement('div');
  content.append(...nodes.map((node) => node.cloneNode(true)));
  return content;
}

/** Returns the elements between a heading and the next heading of its level or above. */
function sectionFrom(heading: Element): Element[] {
  const elements: Element[] = [];
  for (let next = heading.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (isHeading(next) && levelOf(next) <= levelOf(heading)) break;
    elements.push(next);
  }
  return elements;
}

function extractStep(step: Element): ExtractedSection {
  const steps = [...(step.parentElement?.children ?? [])];
  const list = (step.parentElement as HTMLElement).cloneNode(false) as HTMLElement;
  list.setAttribute('start', String(Number(list.getAttribute('start') ?? '1') + steps.indexOf(step)));
  list.append(step.cloneNode(true));
  return { heading: '', content: copyNodes(step.ownerDocument, [list]), anchor: addressId(step) };
}

/** Copies a table row with the head of its table. Its name is the caption and its first cell, as in the search. */
function extractRow(row: Element, table: HTMLTableElement): ExtractedSection {
  const copy = table.cloneNode(false) as Element;
  if (table.tHead !== null) copy.append(table.tHead.cloneNode(true));
  copy.append(row.cloneNode(true));
  const names = [table.caption, row.firstElementChild].map((each) => each?.textContent?.trim() ?? '');
  const heading = names.filter((name) => name !== '').join(': ');
  return { heading, content: copyNodes(row.ownerDocument, [copy]), anchor: row.id };
}

/** Copies a page's short answer: its lead, and its first list of steps with the heading above it. */
function extractSummary(root: HTMLElement): ExtractedSection {
  const children = [...root.children];
  const firstHeading = children.findIndex(isHeading);
  const lead = firstHeading < 0 ? children : children.slice(0, firstHeading);
  const steps = root.querySelector(':scope > ol.steps');
  const hasSteps = steps !== null && !lead.includes(steps);
  const before = hasSteps ? children.slice(0, children.indexOf(steps)).filter(isHeading).at(-1) : undefined;
  const section = before === undefined ? (hasSteps ? [steps] : []) : sectionFrom(before);
  // The lead of a page that begins with a heading is its first section.
  const start = lead.length === 0 && !hasSteps && children[0] !== undefined ? sectionFrom(children[0]) : lead;
  return { heading: '', content: copyNodes(root.ownerDocument, [...start, ...section]), anchor: '' };
}

/** Returns the heading, step or other element with an id, or around it; null where no element has the id. */
function sectionWithId(root: HTMLElement, id: string): Element | null {
  const target = [...root.querySelectorAll('[id]')].find((element) => element.id === id);
  if (target === undefined) return null;
  return target.closest(`${HEADINGS}, ol.steps > li`) ?? target;
}

/** Returns the sentence of a part that customers do not see. */
export const internalText = (part: Element | null): string | undefined =>
  part?.getAttribute(INTERNAL.attribute) ?? undefined;

/** Copies a section, a step, a row or (for an empty anchor) the short answer; null where nothing has the id. */
export function extractSection(root: HTMLElement, anchor: string): ExtractedSection | null {
  if (anchor === '') return extractSummary(root);
  const section = sectionWithId(root, anchor);
  if (section === null) return null;
  const internal = internalText(section.closest(INTERNAL.selector));
  if (internal !== undefined) return { heading: '', content: copyNodes(root.ownerDocument, []), anchor, internal };
  if (isHeading(section))
    return {
      heading: headingText(section),
      content: copyNodes(root.ownerDocument, sectionFrom(section)),
      anchor: addressId(section),
    };
  if (section.matches('li') && section.parentElement !== null) return extractStep(section);
  const table = section.matches('tr') ? section.closest('table') : null;
  if (table !== null) return extractRow(section, table);
  const nodes =
    section.matches('dt') && section.nextElementSibling !== null ? [section, section.nextElementSibling] : [section];
  return {
    heading: '',
    content: copyNodes(root.ownerDocument, nodes),
    anchor: section.id === '' ? anchor : addressId(section),
  };
}

/** Returns the ids of a page's headings, in order. */
export const headingIds = (root: HTMLElement): string[] =>
  [...root.querySelectorAll(HEADINGS)].flatMap(({ id }) => (id === '' ? [] : [id]));
