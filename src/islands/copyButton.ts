/** Milliseconds of the "copied" message. */
const COPIED_TIME = 1000;
/** Milliseconds of the message to copy the selected code by hand. */
const SELECTED_TIME = 5000;

/** Selects the code, for manual copying without clipboard access. */
function selectText(element: Element): void {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const selection = element.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/**
 * Creates a button that copies a block's code, and a live region for the result. The texts are stored on the block.
 * Without a clipboard it selects the code.
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
  const announce = (text: string, time: number) => {
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
      () => announce(copied, COPIED_TIME),
      () => {
        selectText(code);
        announce(copyFailed, SELECTED_TIME);
      },
    );
  });
  return [button, status];
}
