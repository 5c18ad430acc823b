import { hashTarget, scrollToOpened } from './hashTarget';
import { labelInReadersLanguage } from './readersLanguage';

/** What a reader has set on the page; part of the history entry, so that Back restores it. */
interface TableView {
  query: string;
  isMatrix: boolean;
}

const stateOfEntry = () => history.state as { tables?: TableView } | null;

/** A copy of an element with other content. */
function copyOf(element: Element | null | undefined, ...content: (Node | string)[]): HTMLElement {
  const copy = element?.cloneNode() as HTMLElement;
  copy.removeAttribute('id');
  delete copy.dataset.label;
  copy.append(...content);
  return copy;
}

/** True for a cell that lists the names of buttons and nothing else. */
const listsButtons = ({ childNodes }: Element) =>
  [...childNodes].every((node) => node.nodeName === 'STRONG' || /^(?:, |–)$/.test(node.textContent ?? ''));

/** Turns a table of states and their buttons into one with a row for each button; undefined for other tables. */
function matrixOf(table: HTMLTableElement): HTMLElement | undefined {
  const { tHead, tBodies, caption } = table;
  const rows = [...(tBodies[0]?.rows ?? [])];
  const states = rows.map(({ cells: [name, , list] }) => ({ name: name?.textContent ?? '', list }));
  const namesOf = (list: Element | undefined) => [...(list?.children ?? [])].map((name) => name.textContent ?? '');
  const buttons = new Set(states.flatMap(({ list }) => namesOf(list)));
  const [heads] = tHead?.rows ?? [];
  const [, , head, fourth] = heads?.cells ?? [];
  const isList = states.every(({ list }) => list !== undefined && listsButtons(list));
  if (head === undefined || fourth !== undefined || buttons.size === 0 || !isList) return undefined;
  const cellOf = (button: string, { name, list }: (typeof states)[number]) => {
    const cell = copyOf(list);
    if (namesOf(list).includes(button)) cell.dataset.label = name;
    return cell;
  };
  const body = [...buttons].map((button) =>
    copyOf(rows[0], copyOf(rows[0]?.cells[0], button), ...states.map((state) => cellOf(button, state))),
  );
  const top = copyOf(heads, head.cloneNode(true), ...states.map(({ name }) => copyOf(head, name)));
  const matrix = copyOf(table, caption?.cloneNode(true) ?? '', copyOf(tHead, top), copyOf(tBodies[0], ...body));
  matrix.className = 'matrix';
  return matrix;
}

/** Shows the rows that contain all words of a query, with their headings; without a query everything. */
function filterRows(content: readonly HTMLElement[], query: string): void {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let hasFound = false;
  // A heading comes before its rows.
  for (const element of [...content].reverse()) {
    const caption = element.querySelector('caption')?.textContent ?? '';
    const rows = [...element.querySelectorAll<HTMLElement>('tbody tr')];
    for (const row of rows) {
      const text = `${caption} ${row.textContent}`.toLocaleLowerCase();
      row.hidden = !wanted.every((word) => text.includes(word));
    }
    const isFound = rows.some(({ hidden }) => !hidden);
    const isHeading = /^H\d$/.test(element.tagName);
    element.hidden = wanted.length > 0 && !(isHeading ? hasFound : isFound);
    hasFound = !isHeading && (hasFound || isFound);
  }
}

/** Adds a field that filters the rows of a page's tables, and a button that shows states and buttons as a matrix. */
export function enhance(root: HTMLElement): () => void {
  const bar = root.querySelector<HTMLElement>('.table-filter');
  if (bar === null) return () => undefined;
  const content = [...root.querySelectorAll<HTMLElement>(':scope > :not(.table-filter)')];
  const pairs = [...root.querySelectorAll<HTMLTableElement>('.as-cards table')].flatMap((table) => {
    const matrix = matrixOf(table);
    return matrix === undefined ? [] : [[table, matrix] as const];
  });
  const input = Object.assign(document.createElement('input'), {
    type: 'search',
    placeholder: bar.dataset.label ?? '',
  });
  input.setAttribute('aria-label', input.placeholder);
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: bar.dataset.matrix ?? '',
  });
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  bar.append(input, ...(pairs.length > 0 ? [button] : []), status);
  labelInReadersLanguage(bar);
  let isMatrix = false;
  const show = (view: TableView) => {
    if (view.isMatrix !== isMatrix)
      for (const [table, matrix] of pairs) (isMatrix ? matrix : table).replaceWith(isMatrix ? table : matrix);
    ({ isMatrix } = view);
    button.setAttribute('aria-pressed', String(isMatrix));
    filterRows(content, view.query);
    const rows = [...root.querySelectorAll<HTMLElement>('tbody tr')];
    const shown = rows.filter(({ hidden }) => !hidden).length;
    status.textContent = view.query.trim() === '' ? '' : `${shown} / ${rows.length} ${bar.dataset.rows ?? ''}`;
  };
  const change = (view: TableView) => {
    show(view);
    history.replaceState({ ...stateOfEntry(), tables: view }, '');
  };
  input.addEventListener('input', () => change({ query: input.value, isMatrix }));
  button.addEventListener('click', () => change({ query: input.value, isMatrix: !isMatrix }));
  /** Shows a hidden row that the address names. */
  const revealTarget = () => {
    const target = hashTarget(root, location.hash);
    if (target === null || target.closest('[hidden]') === null) return;
    input.value = '';
    change({ query: '', isMatrix });
    scrollToOpened(target, undefined);
  };
  window.addEventListener('hashchange', revealTarget);
  const view = stateOfEntry()?.tables ?? { query: '', isMatrix };
  input.value = view.query;
  show(view);
  return () => {
    window.removeEventListener('hashchange', revealTarget);
    show({ query: '', isMatrix: false });
    bar.replaceChildren();
  };
}
