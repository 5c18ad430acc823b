/** Elements that belong to the page, not to its text. */
const TOOLS = '.heading-link, .step-link, .zoom-button, .term-note, .visually-hidden, [hidden], source';

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
  const copy = document.createElement('div');
  // A selection of items does not include their list.
  copy.append(around instanceof HTMLOListElement ? around.cloneNode(false) : '');
  (copy.firstElementChild ?? copy).append(range.cloneContents());
  const copied = [...copy.querySelectorAll<HTMLLIElement>('ol > li')];
  copied.forEach((item, index) => {
    const list = items[index]?.closest('ol');
    item.value = (list?.start ?? 1) + [...(list?.children ?? [])].findIndex((each) => each === items[index]);
  });
  for (const part of copy.querySelectorAll(TOOLS)) part.remove();
  for (const item of copied) if (item.textContent?.trim() === '') item.remove();
  for (const link of copy.querySelectorAll('a')) link.setAttribute('href', link.href);
  for (const image of copy.querySelectorAll('img')) image.setAttribute('src', image.src);
  event.clipboardData.setData('text/html', copy.innerHTML);
  for (const item of copied) (item.querySelector(':scope > p') ?? item).prepend(`${item.value}. `);
  // Only rendered text has line breaks.
  copy.className = 'visually-hidden';
  document.body.append(copy);
  event.clipboardData.setData('text/plain', copy.innerText);
  copy.remove();
  event.preventDefault();
}
