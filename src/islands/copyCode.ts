/** How long the button tells that the code was copied, in milliseconds. */
const FEEDBACK_TIME = 1000;

/** Gives a code block its button, with the texts that the build has put on the block. */
function addButton(figure: HTMLElement): () => void {
  const { copy = '', copied = '', copyFailed = '' } = figure.dataset;
  const button = figure.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'copy-code';
  button.textContent = copy;
  button.setAttribute('aria-live', 'polite');
  const tell = (text: string) => {
    button.textContent = text;
    window.setTimeout(() => (button.textContent = copy), FEEDBACK_TIME);
  };
  const onClick = () => {
    const code = figure.querySelector('code')?.textContent ?? '';
    const written = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => tell(copied),
      () => tell(copyFailed),
    );
  };
  button.addEventListener('click', onClick);
  figure.append(button);
  return () => button.remove();
}

/** Gives every code block a button that copies it. */
export function enhance(root: HTMLElement): () => void {
  const undo = [...root.querySelectorAll<HTMLElement>('figure.code')].map(addButton);
  return () => undo.forEach((remove) => remove());
}
