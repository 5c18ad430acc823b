import { isPlainClick } from '../model/navigation/plainClick';
import { hashTarget, scrollToOpened, type Reader } from './hashTarget';

/** Milliseconds that the router may take to change the address after a click. */
const ROUTER_TIME = 3000;

/** The moment of a line of a transcript, and its player. */
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

/** Puts a player to a second; one that has loaded nothing yet fetches what it needs to show the picture there. */
function seek(player: HTMLVideoElement, second: number): void {
  const go = () => {
    player.currentTime = second;
  };
  if (player.readyState >= HTMLMediaElement.HAVE_METADATA) return go();
  player.preload = 'auto';
  player.addEventListener('loadedmetadata', go, { once: true });
  player.load();
}

/** Marks the line, opens the transcript around it, and puts the player to that moment; returns whether it was closed. */
function open({ line, box, player, start }: Moment): boolean {
  const transcript = line.closest('details');
  const wasClosed = transcript?.open === false;
  for (const other of box.querySelectorAll('li[aria-current]')) other.removeAttribute('aria-current');
  line.setAttribute('aria-current', 'true');
  transcript?.setAttribute('open', '');
  seek(player, start);
  return wasClosed;
}

/** The same, and brings the player into view. */
function show(moment: Moment): void {
  open(moment);
  const { box, player } = moment;
  box.scrollIntoView({ block: 'start' });
  // The next key is the player's: Space starts it.
  player.focus({ preventScroll: true });
}

/** The link within this page that a click follows. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || !isPlainClick(event)) return undefined;
  return anchor.pathname === location.pathname && anchor.hash !== '' ? anchor : undefined;
}

/**
 * Lets the lines of a transcript lead to their moment: a link in it starts the video there, an address with its
 * hash, as the search has it, opens the page with the video standing there. Nothing plays that nobody started.
 */
export function enhance(root: HTMLElement, { restoredTop }: Pick<Reader, 'restoredTop'>): () => void {
  let isStopped = false;
  /** Hash of a line whose link was followed, until the browser reports the change. */
  let followed = '';
  const showHash = () => {
    const moment = momentAt(root, location.hash);
    // After the browser and the router have scrolled to the line.
    if (moment !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => !isStopped && show(moment)));
  };
  const onClick = (event: MouseEvent) => {
    const link = clickedLink(event);
    const moment = link && momentAt(root, link.hash);
    if (link === undefined || moment === undefined) return;
    if (root.contains(link)) {
      if (location.hash !== link.hash) followed = link.hash;
      show(moment);
      // Where a browser does not allow it, the video waits at that moment, and its button starts it.
      void moment.player.play().catch(() => undefined);
      return;
    }
    // A result of the search: the router changes the address in its own time, and without the event of a hash.
    const deadline = performance.now() + ROUTER_TIME;
    const wait = () => {
      // Nothing behind an open dialog can take the focus.
      const isThere = location.hash === link.hash && document.querySelector('dialog[open]') === null;
      if (isThere) showHash();
      else if (!isStopped && performance.now() < deadline) requestAnimationFrame(wait);
    };
    wait();
  };
  /** Who has gone back is where they were; they came for the moment before. */
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
