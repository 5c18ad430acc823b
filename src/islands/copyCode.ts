/** How long the button tells that the code was copied, in milliseconds. */
const FEEDBACK_TIME = 1000;

/** Texts of the button, which the server puts on the article. */
interface Texts {
  copy: string;
  copied: string;
  failed: string;
}

function addButton(figure: HTMLElement, { copy, copied, failed }: Texts): () => void {
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
    written.then(() => tell(copied), () => tell(failed));
  };
  button.addEventListener('click', onClick);
  figure.append(button);
  return () => button.remove();
}

/** Gives every code block a button that copies it. */
export function enhance(root: HTMLElement): () => void {
  const { copy = '', copied = '', copyFailed = '' } = root.dataset;
  const texts = { copy, copied, failed: copyFailed };
  const undo = [...root.querySelectorAll<HTMLElement>('figure.code')].map((figure) => addButton(figure, texts));
  return () => undo.forEach((remove) => remove());
}
