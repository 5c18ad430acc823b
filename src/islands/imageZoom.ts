import { labelInReadersLanguage } from './readersLanguage';
import { openZoom } from './zoomDialog';

/** The rules of the button and the dialog, a line each; the bundler puts them in. */
declare const __ZOOM_STYLES__: Readonly<Record<string, string>>;

/** The styles of what only this module makes. */
export const styles = __ZOOM_STYLES__;

/** Gives an image's frame the button that enlarges the image; the button lies on the image, which keeps its own text. */
function addButton(frame: HTMLElement): () => void {
  const image = frame.querySelector('img');
  const { enlarge = '', close = '' } = frame.dataset;
  if (image === null) return () => undefined;
  const button = frame.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'zoom-button';
  button.setAttribute('aria-label', `${enlarge}: ${image.alt}`);
  button.setAttribute('aria-haspopup', 'dialog');
  let remove: (() => void) | undefined;
  button.addEventListener('click', () => {
    remove = openZoom({ image, trigger: button, closeText: close });
  });
  frame.append(button);
  labelInReadersLanguage(button);
  return () => {
    remove?.();
    button.remove();
  };
}

/** Lets readers enlarge the images of the content. */
export function enhance(root: HTMLElement): () => void {
  const undo = [...root.querySelectorAll<HTMLElement>('.zoomable')].map(addButton);
  return () => undo.forEach((remove) => remove());
}
