import { isScrolledAway, openingFactor, transformOnto, zoomedBox, zoomFactor, type Box } from '../model/reading/zoom';
import type { Reader } from './hashTarget';
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
  openLayer: Reader['openLayer'];
}

const EASING = 'cubic-bezier(0.2, 0, 0.2, 1)';

/** CSS pixels between the image and its caption. */
const CAPTION_GAP = 16;
/** CSS pixels per arrow key for an image larger than the window. */
const PAN_STEP = 80;
const PAN_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -PAN_STEP, ArrowRight: PAN_STEP };
/** Factor of a click or tap on the image, of a key, and of a pixel of the wheel. */
const CLICK_FACTOR = 2.5;
const KEY_FACTORS: Readonly<Record<string, number>> = { '+': 1.25, '-': 0.8 };
const WHEEL_FACTOR = 0.995;

const isDrawing = ({ currentSrc, src }: HTMLImageElement) => /\.svg(?:[?#]|$)/.test(currentSrc || src);

/** Intrinsic size of the image; its attributes have it before the file loads. */
function naturalSize(image: HTMLImageElement) {
  const width = Number(image.getAttribute('width')) || image.naturalWidth;
  const height = Number(image.getAttribute('height')) || image.naturalHeight;
  return { width, height };
}

const inPixels = (box: Box) => Object.fromEntries(Object.entries(box).map(([side, value]) => [side, `${value}px`]));

/** A copy of the image and its sources; its new width selects a sharper file. */
function enlargedCopy(image: HTMLImageElement, box: Box): HTMLElement {
  const original = image.closest('picture') ?? image;
  const copy = original.cloneNode(true) as HTMLElement;
  const picture = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
  for (const source of copy.querySelectorAll('[srcset]')) source.setAttribute('sizes', `${Math.ceil(box.width)}px`);
  picture?.setAttribute('loading', 'eager');
  Object.assign(copy.style, inPixels(box));
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

/** Enlarges an image around a point by wheel with Control, pinch and keys. Returns the handler of clicks on it. */
function makeZoomable(
  dialog: HTMLElement,
  copy: HTMLElement,
  opening: number,
  boxAt: (factor: number) => Box,
  signal: AbortSignal,
): (event: MouseEvent) => void {
  let factor = opening;
  let pinch: { distance: number; factor: number } | undefined;
  const zoom = (wanted: number, x: number, y: number) => {
    factor = zoomFactor(wanted);
    const before = copy.getBoundingClientRect();
    const box = boxAt(factor);
    const ratio = box.width / before.width;
    Object.assign(copy.style, inPixels(box));
    dialog.toggleAttribute('data-enlarged', factor > 1);
    dialog.scrollTo(box.left + (x - before.left) * ratio - x, box.top + (y - before.top) * ratio - y);
  };
  const onTouch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (one === undefined || other === undefined) return (pinch = undefined);
    event.preventDefault();
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    pinch ??= { distance, factor };
    const wanted = (pinch.factor * distance) / pinch.distance;
    return zoom(wanted, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(factor * WHEEL_FACTOR ** event.deltaY, event.clientX, event.clientY);
  };
  for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
    dialog.addEventListener(type, onTouch, { signal, passive: false });
  dialog.addEventListener('wheel', onWheel, { signal, passive: false });
  // The focus is on the fixed close button, so the browser does not scroll the image.
  const onKey = ({ key }: KeyboardEvent) => {
    dialog.scrollBy(PAN_KEYS[key] ?? 0, 0);
    if (key in KEY_FACTORS) zoom(factor * (KEY_FACTORS[key] ?? 1), innerWidth / 2, innerHeight / 2);
  };
  dialog.addEventListener('keydown', onKey, { signal });
  return ({ detail, clientX, clientY }) => {
    // The second click of a double click changes nothing.
    if (detail <= 1) zoom(factor > 1 ? 1 : CLICK_FACTOR, clientX, clientY);
  };
}

/** Shows an image in a modal dialog, fitted to the window. Returns a function that removes it at once. */
export function openZoom({ image, trigger, closeText, openLayer }: ZoomOptions): () => void {
  const { documentElement: page } = document;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', image.alt);
  // The image's alternative text is the label, whose language may not be the reader's.
  dialog.lang = image.closest<HTMLElement>('[lang]')?.lang ?? '';
  const closeButton = createCloseButton(closeText);
  const caption = image.closest('figure')?.querySelector('figcaption')?.cloneNode(true) ?? '';
  dialog.append(closeButton, caption);
  document.body.append(dialog);
  labelInReadersLanguage(closeButton);
  dialog.showModal();
  const figcaption = dialog.querySelector('figcaption');
  const captionHeight = figcaption?.offsetHeight ?? 0;
  const shown = { width: page.clientWidth, height: window.innerHeight - captionHeight };
  const input = { natural: naturalSize(image), window: shown, isDrawing: isDrawing(image) };
  const opening = openingFactor(input, image.getBoundingClientRect().width);
  const boxAt = (factor: number) => {
    const box = zoomedBox(input, factor);
    figcaption?.style.setProperty('top', `${Math.min(box.top + box.height + CAPTION_GAP, shown.height)}px`);
    return box;
  };
  const box = boxAt(opening);
  const copy = enlargedCopy(image, box);
  dialog.append(copy);
  dialog.toggleAttribute('data-enlarged', opening > 1);

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
    layer.release();
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
  const layer = openLayer(close);
  const { signal } = listeners;
  const onClick = makeZoomable(dialog, copy, opening, boxAt, signal);
  const onAnyClick = (event: MouseEvent) =>
    event.target instanceof Element && copy.contains(event.target) ? onClick(event) : close();
  dialog.addEventListener('click', onAnyClick, { signal });
  dialog.addEventListener('close', remove, { signal });
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
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
      if (page.clientWidth !== shown.width) close();
    },
    { signal },
  );
  return remove;
}
