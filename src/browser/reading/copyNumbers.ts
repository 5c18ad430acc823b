/** Elements that belong to the page, not to its text. */
const TOOLS = '.heading-link, .step-link, .zoom-button, .term-note, .visually-hidden, [hidden], [srcset]:not(img)';

const numberOf = (item: HTMLLIElement) =>
  item.parentElement instanceof HTMLOListElement
    ? item.parentElement.start + [...item.parentElement.children].indexOf(item)
    : 0;

/** Clones the selected part of a text, with absolute addresses. */
function cloneOf(range: Range, around: Element): HTMLElement {
  const copy = document.createElement('div');
  const holder = around instanceof HTMLOListElement ? around.cloneNode(false) : new DocumentFragment();
  holder.appendChild(range.cloneContents());
  copy.append(holder);
  for (const tool of copy.querySelectorAll(TOOLS)) tool.remove();
  for (const link of copy.querySelectorAll('a')) link.setAttribute('href', link.href);
  for (const image of copy.querySelectorAll('img')) image.setAttribute('src', image.src);
  return copy;
}

/** The text of a detached element, with line breaks as browsers copy them. */
function textOf(copy: HTMLElement): string {
  copy.className = 'visually-hidden';
  document.body.append(copy);
  const { innerText } = copy;
  copy.remove();
  return innerText;
}

/** Copies a selected text with the numbers of its lists, which browsers leave out of plain text. */
export function copyNumbers(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (event.clipboardData === null || selection === null || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: common } = range;
  const around = common instanceof Element ? common : common.parentElement;
  if (around === null || around.closest('main') === null) return;
  const items = [...around.querySelectorAll<HTMLLIElement>('.prose ol > li')].filter((item) =>
    range.intersectsNode(item),
  );
  if (items.length === 0) return;
  const copy = cloneOf(range, around);
  const copied = [...copy.querySelectorAll<HTMLLIElement>('ol > li')];
  copied.forEach((item, index) => (item.value = numberOf(items[index] ?? item)));
  for (const item of copied) if (item.textContent?.trim() === '') item.remove();
  event.clipboardData.setData('text/html', copy.innerHTML);
  for (const item of copied) (item.querySelector(':scope > p') ?? item).prepend(`${item.value}. `);
  event.clipboardData.setData('text/plain', textOf(copy));
  event.preventDefault();
}
