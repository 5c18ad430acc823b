import { enhance } from '../../../src/islands/video';
import { enhance as enhanceHosted } from '../../../src/islands/hostedVideo';

const VIDEO =
  '<div class="video"><figure><video></video></figure><details class="transcript"><ol>' +
  '<li id="haku-0" data-start="0"><a href="#haku-0">0:00</a></li>' +
  '<li id="haku-14" data-start="14.05"><a href="#haku-14">0:14</a></li></ol></details></div><p id="muu">Muu.</p>';

let undo: () => void = () => undefined;
/** Scroll position to restore after Back. */
let restoredTop: number | undefined;
const play = jest.fn(() => Promise.reject(new Error('not allowed')));
const load = jest.fn();
const scrolled: Element[] = [];

beforeEach(() => {
  scrolled.length = 0;
  restoredTop = undefined;
  // jsdom has no playback and no layout.
  Object.assign(HTMLMediaElement.prototype, { play, load });
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this);
  };
});
afterEach(() => {
  undo();
  document.body.innerHTML = '';
  jest.clearAllMocks();
});

function open(hash: string): HTMLVideoElement {
  document.body.innerHTML = `<main>${VIDEO}</main><a id="hit" href="#haku-14">Haku 0:14</a>`;
  // `replaceState` fires no event, unlike a change by the reader.
  history.replaceState(null, '', hash === '' ? location.pathname : hash);
  const root = document.querySelector('main');
  const player = document.querySelector('video');
  if (root === null || player === null) throw new Error('The page has no video.');
  undo = enhance(root, { restoredTop: () => restoredTop });
  return player;
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
const currentLine = () => document.querySelector('li[aria-current]')?.id;

test('an address with a timestamp opens the transcript and seeks, without playing', async () => {
  const player = open('#haku-14');
  await twoFrames();
  expect([currentLine(), document.querySelector('details')?.open]).toEqual(['haku-14', true]);
  expect(scrolled).toEqual([document.querySelector('.video')]);
  expect(document.activeElement?.tagName).not.toBe('A');
  expect(load).toHaveBeenCalledTimes(1);
  player.dispatchEvent(new Event('loadedmetadata'));
  expect(player.currentTime).toBe(14.05);
  expect(play).not.toHaveBeenCalled();
});

test('a transcript line starts the video there, and one line is marked', async () => {
  const player = open('#haku-14');
  await twoFrames();
  expect(currentLine()).toBe('haku-14');
  Object.defineProperty(player, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
  const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  document.querySelector<HTMLElement>('#haku-0 a')?.click();
  expect(document.querySelectorAll('li[aria-current]')).toHaveLength(1);
  expect([currentLine(), player.currentTime]).toEqual(['haku-0', 0]);
  expect(play).toHaveBeenCalledTimes(1);
  await changed;
  expect(location.hash).toBe('#haku-0');
  await twoFrames();
  expect(scrolled).toHaveLength(2);
});

test('Back to a timestamp keeps the scroll position and the focus, and opens the transcript', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  restoredTop = 700;
  open('#haku-14');
  await twoFrames();
  expect([currentLine(), document.querySelector('details')?.open]).toEqual(['haku-14', true]);
  const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  location.hash = '#haku-0';
  await changed;
  await twoFrames();
  expect([currentLine(), scrollTo.mock.calls]).toEqual(['haku-0', [[{ top: 700, behavior: 'instant' }]]]);
  expect([scrolled, focus.mock.calls]).toEqual([[], []]);
});

test('a search result seeks once the router has changed the address', async () => {
  open('');
  const hit = document.querySelector<HTMLElement>('#hit');
  hit?.addEventListener('click', (event) => event.preventDefault());
  hit?.click();
  expect(currentLine()).toBeUndefined();
  history.pushState(null, '', '#haku-14');
  // Two frames to read the address, and two to show the line.
  await twoFrames();
  await twoFrames();
  expect(currentLine()).toBe('haku-14');
  expect(play).not.toHaveBeenCalled();
});

test('ignores other addresses, and all addresses after undoing', async () => {
  open('#muu');
  undo();
  location.hash = '#haku-14';
  await twoFrames();
  expect([currentLine(), scrolled]).toEqual([undefined, []]);
});

const PLAYER = 'https://player.vimeo.com/video/123456789?dnt=1';
const BOX = `<div class="hosted-video" data-player="${PLAYER}" data-play="Toista" data-title="Esittely"><a href="https://vimeo.com/123456789">Esittely</a></div>`;

const createArticle = () => Object.assign(document.createElement('article'), { innerHTML: BOX });

test('the link becomes a button, and the button the player', () => {
  const article = createArticle();
  enhanceHosted(article);
  expect(article.querySelector('a, iframe')).toBeNull();
  const button = article.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Toista: Esittely');
  button?.click();
  const player = article.querySelector('iframe');
  expect([player?.src, player?.title, article.querySelector('button')]).toEqual([PLAYER, 'Esittely', null]);
});

test.each([
  ['before', false],
  ['after', true],
])('undoing %s the start restores the link', (_when, isStarted) => {
  const article = createArticle();
  const undo = enhanceHosted(article);
  if (isStarted) article.querySelector('button')?.click();
  undo();
  expect(article.innerHTML).toBe(BOX);
});
