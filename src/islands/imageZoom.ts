import type { Reader } from './hashTarget';
import { labelInReadersLanguage } from './readersLanguage';
import { openZoom } from './zoomDialog';

/** The rules of the button and the dialog, one per line; inlined by the bundler. */
declare const __ZOOM_STYLES__: Readonly<Record<string, string>>;

/** Styles of elements that only this module creates. */
export const styles = __ZOOM_STYLES__;

/** Adds a zoom button on top of an image, which keeps its alternative text. */
function addButton(frame: HTMLElement, openLayer: Reader['openLayer']): () => void {
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
    remove = openZoom({ image, trigger: button, closeText: close, openLayer });
  });
  frame.append(button);
  labelInReadersLanguage(button);
  return () => {
    remove?.();
    button.remove();
  };
}

/** Makes content images zoomable. */
export function enhance(root: HTMLElement, { openLayer }: Pick<Reader, 'openLayer'>): () => void {
  const undo = [...root.querySelectorAll<HTMLElement>('.zoomable')].map((frame) => addButton(frame, openLayer));
  return () => undo.forEach((remove) => remove());
}
