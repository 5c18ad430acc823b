/** A part of a page's content, cut out of it. */
export interface CutPart {
  /** What its heading says, or what a row of a table is named by; empty for a step and for the page. */
  heading: string;
  /** The elements, in an element of their own; a step is a list of one. */
  content: HTMLElement;
  /** Id of the part, in plain letters where it has such a one. */
  anchor: string;
}

const HEADINGS = 'h2, h3, h4, h5, h6';
const isHeading = (element: Element) => element.matches(HEADINGS);

const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));

/** What a heading says, without its link and its other ids. */
export function headingText(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('.heading-link').forEach((link) => link.remove());
  return (copy.textContent ?? '').trim();
}

/** The id by which a part is named in an address: the first of its ids that has plain letters only. */
function addressId(element: Element): string {
  const ids = [element.id, ...[...element.querySelectorAll(':scope > span[id]')].map(({ id }) => id)];
  return ids.find((id) => /^[\x21-\x7e]+$/.test(id)) ?? element.id;
}

function holding(document: Document, nodes: readonly Node[]): HTMLElement {
  const content = document.createElement('div');
  content.append(...nodes.map((node) => node.cloneNode(true)));
  return content;
}

/** The elements from a heading to the next one of its level or above. */
function sectionFrom(heading: Element): Element[] {
  const elements: Element[] = [];
  for (let next = heading.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (isHeading(next) && levelOf(next) <= levelOf(heading)) break;
    elements.push(next);
  }
  return elements;
}

function cutStep(step: Element): CutPart {
  const steps = [...(step.parentElement?.children ?? [])];
  const list = (step.parentElement as HTMLElement).cloneNode(false) as HTMLElement;
  list.setAttribute('start', String(Number(list.getAttribute('start') ?? '1') + steps.indexOf(step)));
  list.append(step.cloneNode(true));
  return { heading: '', content: holding(step.ownerDocument, [list]), anchor: addressId(step) };
}

/** A row of a table under the heads of its columns; the caption and its first cell name it, as in the search. */
function cutRow(row: Element, table: HTMLTableElement): CutPart {
  const cut = table.cloneNode(false) as Element;
  if (table.tHead !== null) cut.append(table.tHead.cloneNode(true));
  cut.append(row.cloneNode(true));
  const names = [table.caption, row.firstElementChild].map((each) => each?.textContent?.trim() ?? '');
  const heading = names.filter((name) => name !== '').join(': ');
  return { heading, content: holding(row.ownerDocument, [cut]), anchor: row.id };
}

/** What a page says first, and its first list of steps with the heading of that: its answer in short. */
function cutPage(root: HTMLElement): CutPart {
  const children = [...root.children];
  const firstHeading = children.findIndex(isHeading);
  const lead = firstHeading < 0 ? children : children.slice(0, firstHeading);
  const steps = root.querySelector(':scope > ol.steps');
  const hasSteps = steps !== null && !lead.includes(steps);
  const before = hasSteps ? children.slice(0, children.indexOf(steps)).filter(isHeading).at(-1) : undefined;
  const section = before === undefined ? (hasSteps ? [steps] : []) : sectionFrom(before);
  // A page that begins with a heading has its first section for a lead.
  const start = lead.length === 0 && !hasSteps && children[0] !== undefined ? sectionFrom(children[0]) : lead;
  return { heading: '', content: holding(root.ownerDocument, [...start, ...section]), anchor: '' };
}

/** The part of the content that has an id, or that has an element with it; null where there is none. */
function partOf(root: HTMLElement, id: string): Element | null {
  const target = [...root.querySelectorAll('[id]')].find((element) => element.id === id);
  if (target === undefined) return null;
  return target.closest(`${HEADINGS}, ol.steps > li`) ?? target;
}

/**
 * Cuts a section, a step or the beginning out of a page's content; null where the page has no such part.
 * @param anchor id of the part; empty for the page
 */
export function cutPart(root: HTMLElement, anchor: string): CutPart | null {
  if (anchor === '') return cutPage(root);
  const part = partOf(root, anchor);
  if (part === null) return null;
  if (isHeading(part))
    return {
      heading: headingText(part),
      content: holding(root.ownerDocument, sectionFrom(part)),
      anchor: addressId(part),
    };
  if (part.matches('li') && part.parentElement !== null) return cutStep(part);
  const table = part.matches('tr') ? part.closest('table') : null;
  if (table !== null) return cutRow(part, table);
  const nodes = part.matches('dt') && part.nextElementSibling !== null ? [part, part.nextElementSibling] : [part];
  return {
    heading: '',
    content: holding(root.ownerDocument, nodes),
    anchor: part.id === '' ? anchor : addressId(part),
  };
}

/** Ids of the headings of a page, in order. */
export const headingIds = (root: HTMLElement): string[] =>
  [...root.querySelectorAll(HEADINGS)].flatMap(({ id }) => (id === '' ? [] : [id]));
