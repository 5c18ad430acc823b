import { isPlainClick } from '../model/navigation/plainClick';
import { hashTarget, scrollToOpened, type Reader } from './hashTarget';

/** Milliseconds in which the router changes the address after a click. */
const ROUTER_TIME = 3000;

/** A line of a transcript with its time and player. */
interface Moment {
  line: HTMLElement;
  box: HTMLElement;
  player: HTMLVideoElement;
  start: number;
}

function momentAt(root: HTMLElement, hash: string): Moment | undefined {
  const line = hashTarget(root, hash);
  const box = line?.closest<HTMLElement>('.video') ?? null;
  const player = box?.querySelector('video') ?? null;
  const start = Number(line?.dataset.start ?? NaN);
  if (line === null || box === null || player === null || Number.isNaN(start)) return undefined;
  return { line, box, player, start };
}

/** Seeks a player; loads metadata first if necessary, so that the frame is shown. */
function seek(player: HTMLVideoElement, second: number): void {
  const go = () => {
    player.currentTime = second;
  };
  if (player.readyState >= HTMLMediaElement.HAVE_METADATA) return go();
  player.preload = 'auto';
  player.addEventListener('loadedmetadata', go, { once: true });
  player.load();
}

/** Marks the line, opens its transcript and seeks the player; returns whether it was closed. */
function open({ line, box, player, start }: Moment): boolean {
  const transcript = line.closest('details');
  const wasClosed = transcript?.open === false;
  for (const other of box.querySelectorAll('li[aria-current]')) other.removeAttribute('aria-current');
  line.setAttribute('aria-current', 'true');
  transcript?.setAttribute('open', '');
  seek(player, start);
  return wasClosed;
}

/** Opens a moment and scrolls the player into view. */
function show(moment: Moment): void {
  open(moment);
  const { box, player } = moment;
  box.scrollIntoView({ block: 'start' });
  // Focus the player, so that Space starts it.
  player.focus({ preventScroll: true });
}

/** The clicked link within this page. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || !isPlainClick(event)) return undefined;
  return anchor.pathname === location.pathname && anchor.hash !== '' ? anchor : undefined;
}

/** Connects transcript lines to the video. An address with a line's hash opens it paused there. */
export function enhance(root: HTMLElement, { restoredTop }: Pick<Reader, 'restoredTop'>): () => void {
  let isStopped = false;
  /** Hash of a clicked line, until `hashchange`. */
  let followed = '';
  const showHash = () => {
    const moment = momentAt(root, location.hash);
    // Wait two frames, until the browser and the router have scrolled to the line.
    if (moment !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => !isStopped && show(moment)));
  };
  const onClick = (event: MouseEvent) => {
    const link = clickedLink(event);
    const moment = link && momentAt(root, link.hash);
    if (link === undefined || moment === undefined) return;
    if (root.contains(link)) {
      if (location.hash !== link.hash) followed = link.hash;
      show(moment);
      // If the browser blocks playback, the video waits at that time.
      void moment.player.play().catch(() => undefined);
      return;
    }
    // A search result: the router changes the address later and without `hashchange`.
    const deadline = performance.now() + ROUTER_TIME;
    const wait = () => {
      // Elements behind an open dialog cannot be focused.
      const isThere = location.hash === link.hash && document.querySelector('dialog[open]') === null;
      if (isThere) showHash();
      else if (!isStopped && performance.now() < deadline) requestAnimationFrame(wait);
    };
    wait();
  };
  /** After Back, keep the current time: the hash is stale. */
  const arrive = () => {
    const top = restoredTop();
    if (top === undefined) return showHash();
    const moment = momentAt(root, location.hash);
    if (moment !== undefined && open(moment)) scrollToOpened(moment.line, top);
  };
  const onHash = () => {
    if (location.hash !== followed) arrive();
    followed = '';
  };
  document.addEventListener('click', onClick, true);
  window.addEventListener('hashchange', onHash);
  arrive();
  return () => {
    isStopped = true;
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('hashchange', onHash);
  };
}
