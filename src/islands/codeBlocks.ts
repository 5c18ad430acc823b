import { createCopyButton } from './copyButton';
import { labelInReadersLanguage, watchOverflow } from './readersLanguage';

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
