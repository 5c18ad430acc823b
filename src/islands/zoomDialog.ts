import { isScrolledAway, transformOnto, zoomedBox, type Box } from '../model/reading/zoom';
import { labelInReadersLanguage } from './readersLanguage';

const ZOOM_CLOSE_DELAY = 150;

/** Milliseconds of the zoom animation, and the delay between a scroll and closing. */
const ZOOM_DURATION = 300;

interface ZoomOptions {
  /** The image in the text. */
  image: HTMLImageElement;
  /** The pressed button, which gets the focus back. */
  trigger: HTMLElement;
  closeText: string;
}

const EASING = 'cubic-bezier(0.2, 0, 0.2, 1)';

/** CSS pixels per arrow key for an image wider than the window. */
const PAN_STEP = 80;
const PAN_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -PAN_STEP, ArrowRight: PAN_STEP };

const isDrawing = ({ currentSrc, src }: HTMLImageElement) => /\.svg(?:[?#]|$)/.test(currentSrc || src);

/** Intrinsic size of the image; its attributes have it before the file loads. */
function naturalSize(image: HTMLImageElement) {
  const width = Number(image.getAttribute('width')) || image.naturalWidth;
  const height = Number(image.getAttribute('height')) || image.naturalHeight;
  return { width, height };
}

/** A copy of the image and its sources; its new width selects a sharper file. */
function enlargedCopy(image: HTMLImageElement, { width, height, left, top }: Box): HTMLElement {
  const original = image.closest('picture') ?? image;
  const copy = original.cloneNode(true) as HTMLElement;
  const picture = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
  for (const source of copy.querySelectorAll('[srcset]')) source.setAttribute('sizes', `${Math.ceil(width)}px`);
  picture?.setAttribute('loading', 'eager');
  Object.assign(copy.style, {
    width: `${width}px`,
    height: `${height}px`,
    left: `${left}px`,
    top: `${top}px`,
  });
  copy.classList.add('zoom-image');
  return copy;
}

function createCloseButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'zoom-close';
  button.setAttribute('aria-label', text);
  return button;
}

/** Shows an image as large as the window allows in a modal dialog. Returns a function that removes it at once. */
export function openZoom({ image, trigger, closeText }: ZoomOptions): () => void {
  const { documentElement: page } = document;
  const window_ = { width: page.clientWidth, height: window.innerHeight };
  const box = zoomedBox({ natural: naturalSize(image), window: window_, isDrawing: isDrawing(image) });
  const copy = enlargedCopy(image, box);
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', image.alt);
  // The image's alternative text is the label, whose language may not be the reader's.
  dialog.lang = image.closest<HTMLElement>('[lang]')?.lang ?? '';
  const closeButton = createCloseButton(closeText);
  dialog.append(closeButton, copy);
  document.body.append(dialog);
  labelInReadersLanguage(closeButton);
  dialog.showModal();

  const scrollStart = window.scrollY;
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ZOOM_DURATION;
  const smallFrames = () => [{ transform: transformOnto(box, image.getBoundingClientRect()) }, { transform: 'none' }];
  const growth = copy.animate(smallFrames(), { duration, easing: EASING, fill: 'backwards' });
  const fade = dialog.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASING, fill: 'backwards' });
  image.style.visibility = 'hidden';

  const listeners = new AbortController();
  let isClosing = false;
  let timer: number | undefined;
  const remove = () => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    window.clearTimeout(timer);
    image.style.visibility = '';
    dialog.remove();
    trigger.focus({ preventScroll: true });
  };
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    // The page may have scrolled below the dialog.
    if (growth.effect instanceof KeyframeEffect) growth.effect.setKeyframes(smallFrames());
    growth.reverse();
    fade.reverse();
    growth.finished.then(remove, remove);
    // Chromium may never settle the promise of an animation reversed at its end.
    window.setTimeout(remove, 2 * duration);
  };
  const { signal } = listeners;
  dialog.addEventListener('click', close, { signal });
  dialog.addEventListener('close', remove, { signal });
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  // The focus is on the fixed close button, so the browser does not scroll the image.
  dialog.addEventListener('keydown', ({ key }) => dialog.scrollBy(PAN_KEYS[key] ?? 0, 0), { signal });
  window.addEventListener(
    'scroll',
    () => {
      if (isScrolledAway(scrollStart, window.scrollY)) timer ??= window.setTimeout(close, ZOOM_CLOSE_DELAY);
    },
    { signal, passive: true },
  );
  window.addEventListener(
    'resize',
    () => {
      // On phones the height changes when the browser's bars hide.
      if (page.clientWidth !== window_.width) close();
    },
    { signal },
  );
  return remove;
}
