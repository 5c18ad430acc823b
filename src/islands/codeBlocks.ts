import { labelInReadersLanguage, watchOverflow } from './readersLanguage';

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

/** Creates a button that copies a block's code, and a live region. Without a clipboard it selects the code. */
function createCopyButton(figure: HTMLElement): [button: HTMLButtonElement, status: HTMLElement] {
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

/** The button for wrapping lines, visible while a line is too long. */
function createWrapButton(figure: HTMLElement): HTMLButtonElement {
  const button = figure.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'code-wrap';
  const name = figure.dataset.wrap ?? '';
  button.title = name;
  button.setAttribute('aria-label', name);
  button.setAttribute('aria-pressed', 'false');
  button.hidden = true;
  button.addEventListener('click', () => {
    const isWrapped = figure.toggleAttribute('data-wrapped');
    button.setAttribute('aria-pressed', String(isWrapped));
  });
  return button;
}

/** Adds the tools of a code block; the build has stored their texts on the block. */
function addTools(figure: HTMLElement): () => void {
  const block = figure.querySelector('pre');
  if (block === null) return () => undefined;
  const tools = figure.ownerDocument.createElement('div');
  tools.className = 'code-tools';
  const wrap = createWrapButton(figure);
  tools.append(wrap, ...createCopyButton(figure));
  figure.insertBefore(tools, block);
  labelInReadersLanguage(tools);
  const stop = watchOverflow(block, (overflows) => {
    const isWrapped = figure.hasAttribute('data-wrapped');
    wrap.hidden = !overflows && !isWrapped;
    // A block needs a tab stop only while it scrolls.
    if (overflows) block.tabIndex = 0;
    else block.removeAttribute('tabindex');
  });
  return () => {
    stop();
    tools.remove();
    figure.removeAttribute('data-wrapped');
    block.tabIndex = 0;
  };
}

/** Adds buttons to copy code blocks and to wrap long lines. */
export function enhance(root: HTMLElement): () => void {
  const undo = [...root.querySelectorAll<HTMLElement>('figure.code')].map(addTools);
  return () => undo.forEach((remove) => remove());
}
