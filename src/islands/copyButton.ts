/** How long the button says that the code was copied, in milliseconds. */
const COPIED_TIME = 1000;
/** How long it says that the reader has to copy the selected code, in milliseconds. */
const SELECTED_TIME = 5000;

/** Selects the code, so that the reader can copy it where the page may not. */
function selectText(element: Element): void {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const selection = element.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/**
 * A button that copies the code of a block, and the element that announces what came of it to a screen reader. The
 * texts are on the block. Without a clipboard the code is selected.
 */
export function createCopyButton(figure: HTMLElement): [button: HTMLButtonElement, status: HTMLElement] {
  const { copy = '', copied = '', copyFailed = '' } = figure.dataset;
  const button = figure.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'code-copy';
  button.textContent = copy;
  const status = figure.ownerDocument.createElement('span');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  let timer: number | undefined;
  const tell = (text: string, time: number) => {
    window.clearTimeout(timer);
    button.textContent = text;
    status.textContent = text;
    timer = window.setTimeout(() => {
      button.textContent = copy;
      status.textContent = '';
    }, time);
  };
  button.addEventListener('click', () => {
    const code = figure.querySelector('code');
    if (code === null) return;
    const written = navigator.clipboard?.writeText(code.textContent ?? '') ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => tell(copied, COPIED_TIME),
      () => {
        selectText(code);
        tell(copyFailed, SELECTED_TIME);
      },
    );
  });
  return [button, status];
}
