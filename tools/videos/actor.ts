import type { Locator, Page } from '@playwright/test';
import type { Camera, Look } from './camera';
import type { Device } from './device';
import { FRAME_RATE, type Film } from './film';

/** The actions of a scene. Elements are found like readers find them: by role and name. */
export interface Actor {
  page: Page;
  /** Starts a caption, after the previous one has been readable long enough. */
  say: (caption: string) => Promise<void>;
  /** Pauses for the viewer. */
  pause: (seconds: number) => Promise<void>;
  /** Moves the pointer to an element. */
  point: (target: Locator) => Promise<void>;
  /** Clicks or taps an element. */
  click: (target: Locator) => Promise<void>;
  /** Presses a key and shows it: `press('Control+K', 'Ctrl + K')`. */
  press: (key: string, shown: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Scrolls an element to a distance from the top of the page, in pixels. */
  scrollTo: (target: Locator, below?: number) => Promise<void>;
  /** Presses the browser's Back button. */
  back: () => Promise<void>;
  /** Selects the address bar, for copying. */
  copyAddress: () => Promise<void>;
  /** Opens a new tab with the copied address. */
  openCopied: () => Promise<void>;
}

interface Stage {
  page: Page;
  device: Device;
  film: Film;
  camera: Camera;
  /** Displayed and real address of the site. */
  site: { shown: string; real: string };
}

/** Milliseconds after an action for the page to settle; not recorded. */
const SETTLE_TIME = 450;
const KEYSTROKE_TIME = 90;
const POINTER_PACE = 900;
const SCROLL_PACE = 700;

const ease = (share: number) => share * share * (3 - 2 * share);
const framesFor = (distance: number, pace: number) =>
  Math.max(8, Math.min(28, Math.round((distance / pace) * FRAME_RATE)));

/** Waits until the page has loaded and is interactive. */
export async function settle(page: Page): Promise<void> {
  await page
    .locator('header button:not([disabled], [aria-controls], [aria-haspopup])')
    .first()
    .waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_TIME);
}

/** Creates the recorded actor of a scene. */
export function createActor({ page, device, film, camera, site }: Stage): Actor {
  const look: Look = { address: { text: '', isSelected: false }, keys: '', pointer: undefined, isEmpty: false };
  let pointer = { x: device.width * 0.6, y: device.bar + device.height * 0.55 };
  const showAddress = () => {
    look.address = { text: decodeURI(page.url()).replace(site.real, site.shown), isSelected: false };
  };
  const take = async (frames = 1) => {
    if (!look.isEmpty && !look.address.isSelected) showAddress();
    await camera(look, frames);
  };
  const pause = async (seconds: number) => {
    await page.waitForTimeout(SETTLE_TIME);
    await take(Math.max(1, Math.round(seconds * FRAME_RATE)));
  };
  const moveTo = async (x: number, y: number) => {
    const from = pointer;
    const frames = framesFor(Math.hypot(x - from.x, y - from.y), POINTER_PACE);
    for (let frame = 1; frame <= frames; frame += 1) {
      const share = ease(frame / frames);
      pointer = { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share };
      look.pointer = { ...pointer, press: 0 };
      if (!device.isTouch && pointer.y > device.bar) await page.mouse.move(pointer.x, pointer.y - device.bar);
      await take();
    }
  };
  const press = async (act: () => Promise<unknown>) => {
    for (const share of [0.2, 0.5, 0.8]) {
      look.pointer = { ...pointer, press: share };
      await take();
    }
    await act();
    await settle(page);
    look.pointer = { ...pointer, press: 0 };
    await take(FRAME_RATE / 2);
  };
  const point = async (target: Locator) => {
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${target.toString()} is not visible. Fix the scene.`);
    await moveTo(box.x + box.width / 2, device.bar + box.y + box.height / 2);
  };
  const showKeys = async (shown: string, act: () => Promise<unknown>) => {
    look.keys = shown;
    await take(FRAME_RATE * 0.6);
    await act();
    await page.waitForTimeout(SETTLE_TIME);
    await take(FRAME_RATE * 0.7);
    look.keys = '';
    await take();
  };
  const typeAddress = async (text: string) => {
    look.address = { text, isSelected: false };
    await camera(look, FRAME_RATE);
  };
  return {
    page,
    pause,
    point,
    say: async (caption) => {
      if (film.unread() > 0) await pause(film.unread());
      film.say(caption);
    },
    click: async (target) => {
      await point(target);
      await press(() => (device.isTouch ? target.tap() : page.mouse.click(pointer.x, pointer.y - device.bar)));
    },
    press: async (key, shown) => {
      await showKeys(shown, () => page.keyboard.press(key));
      await settle(page);
      await take();
    },
    type: async (text) => {
      for (const letter of text) {
        await page.keyboard.type(letter);
        await page.waitForTimeout(KEYSTROKE_TIME);
        await take(2);
      }
      await pause(0.5);
    },
    scrollTo: async (target, below = 110) => {
      const box = await target.boundingBox();
      const from = await page.evaluate(() => scrollY);
      const distance = (box?.y ?? 0) - below;
      const frames = framesFor(Math.abs(distance), SCROLL_PACE);
      for (let frame = 1; frame <= frames; frame += 1) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), from + distance * ease(frame / frames));
        await take();
      }
      await page.waitForTimeout(SETTLE_TIME);
      await take();
    },
    back: async () => {
      await moveTo(22, device.bar / 2);
      await press(() => page.goBack());
    },
    copyAddress: async () => {
      await moveTo(device.width * 0.35, device.bar / 2);
      showAddress();
      look.address.isSelected = true;
      await take(FRAME_RATE / 2);
      await showKeys('Ctrl + C', () => Promise.resolve());
    },
    openCopied: async () => {
      const address = page.url();
      const { text } = look.address;
      look.pointer = undefined;
      look.keys = 'Ctrl + T';
      look.isEmpty = true;
      await typeAddress('');
      look.keys = 'Ctrl + V';
      await typeAddress(text);
      look.keys = 'Enter';
      await typeAddress(text);
      await page.goto('about:blank');
      await page.goto(address);
      await settle(page);
      look.keys = '';
      look.isEmpty = false;
      await take();
    },
  };
}
