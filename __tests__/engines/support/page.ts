import { expect } from '@playwright/test';
import { DESK, type Tab } from './engine';

/** An element that is seen: the first that matches and, where there is a text, has it in its name or its text. */
export interface Target {
  css: string;
  text?: string;
}

export type Place = string | Target;

const asTarget = (place: Place): Target => (typeof place === 'string' ? { css: place } : place);

/** Milliseconds between two questions whether a state has come. */
const OFTEN = { intervals: [20, 50, 100] };

/** Text, place and state of the element that is meant; null where none is seen. Runs in the page. */
function describe({ css, text }: Target) {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const seen = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && (text === undefined || nameOf(each).includes(text)),
  );
  const [element] = seen;
  if (element === undefined) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    count: seen.length,
    text: nameOf(element),
    box: { x, y, width, height },
    isInView: y + height > 0 && y < innerHeight && x + width > 0 && x < innerWidth,
    isFocused: document.activeElement === element,
  };
}

type Facts = NonNullable<ReturnType<typeof describe>>;

/** Brings an element into view; its middle where nothing moves it or lies over it, else null. Runs in the page. */
function pressPoint({ css, text }: Target): { x: number; y: number } | null {
  const nameOf = (each: Element) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && (text === undefined || nameOf(each).includes(text)),
  );
  const middle = () => {
    const box = element?.getClientRects()[0];
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const isFree = (point: { x: number; y: number } | null) =>
    point !== null && element?.contains(document.elementFromPoint(point.x, point.y)) === true;
  if (!isFree(middle())) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect instanceof KeyframeEffect && element && effect.target?.contains(element),
    );
  const point = middle();
  return isFree(point) && !isMoving ? point : null;
}

/** What a journey does and sees in a tab, in terms of elements. All that is seen is asked for until it is so. */
export class Page {
  constructor(
    readonly tab: Tab,
    readonly origin: string,
  ) {}

  /** Loads an address, of the site where it has no host, and waits until React has taken the page over. */
  async visit(address: string): Promise<void> {
    await this.load(address);
    await this.hydrated();
  }

  /** Loads an address without waiting for anything but the document. */
  load(address: string): Promise<void> {
    return this.tab.open(new URL(address, this.origin).href);
  }

  /**
   * Waits until React has taken the page over: until the colour mode's button does something. That it is enabled does
   * not tell so after a reload in Firefox, which gives buttons back the state that they had before.
   */
  hydrated(): Promise<void> {
    const READY = 'header button:not([disabled], [aria-controls], [aria-haspopup])';
    const isReady = (css: string) => {
      const button = document.querySelector(css) ?? {};
      const [, props] = Object.entries(button).find(([key]) => key.startsWith('__reactProps')) ?? [];
      return typeof (props as { onClick?: unknown } | undefined)?.onClick === 'function';
    };
    return this.until(isReady, true, READY);
  }

  read<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.tab.evaluate(run, ...args);
  }

  /** Waits until what the page says of itself is as expected: equal, or as an asymmetric matcher wants it. */
  async until<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    expected: unknown,
    ...args: Args
  ): Promise<void> {
    // While one document gives way to another a page says nothing; what it would say is shown in its place.
    const ask = (): Promise<unknown> => this.tab.evaluate(run, ...args).catch((error: unknown) => String(error));
    await expect.poll(ask, OFTEN).toEqual(expected);
  }

  /** What an element is like; null where none is seen, or where one document gives way to another. */
  private look = (place: Place): Promise<Facts | null> =>
    this.tab.evaluate(describe, asTarget(place)).catch(() => null);

  private async wait(what: string, place: Place, isSo: (facts: Facts | null) => boolean): Promise<Facts | null> {
    let facts: Facts | null = null;
    const ask = async () => isSo((facts = await this.look(place)));
    await expect.poll(ask, { ...OFTEN, message: `${what}: ${JSON.stringify(place)}` }).toBe(true);
    return facts;
  }

  /** Waits until an element is seen, and returns what it is like. */
  async see(place: Place): Promise<Facts> {
    return (await this.wait('seen', place, (facts) => facts !== null)) as Facts;
  }

  /** Waits until an element is seen within the window. */
  seeInView = (place: Place) => this.wait('in view', place, (facts) => facts?.isInView === true);

  /** Waits until an element has the focus. */
  seeFocused = (place: Place) => this.wait('focused', place, (facts) => facts?.isFocused === true);

  /** Waits until no such element is seen. */
  async miss(place: Place): Promise<void> {
    const isMissed = () => this.tab.evaluate(describe, asTarget(place)).then((facts) => facts === null, String);
    await expect.poll(isMissed, { ...OFTEN, message: `not seen: ${JSON.stringify(place)}` }).toBe(true);
  }

  /** Presses an element with the mouse, once it is seen, stands still and is not covered. */
  async click(place: Place): Promise<void> {
    const target = asTarget(place);
    const ask = () => this.tab.evaluate(pressPoint, target).catch(() => null);
    let point = await ask();
    const isStill = async () => {
      const before = point;
      point = await ask();
      return point !== null && point.x === before?.x && point.y === before.y;
    };
    await expect.poll(isStill, { ...OFTEN, message: `can be pressed: ${JSON.stringify(place)}` }).toBe(true);
    if (point !== null) await this.tab.clickAt(point.x, point.y);
  }

  async focus(css: string): Promise<void> {
    await this.see(css);
    await this.tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css);
  }

  press = (chord: string): Promise<void> => this.tab.press(chord);
  type = (text: string): Promise<void> => this.tab.type(text);
  reload = (): Promise<void> => this.tab.reload();

  back = (): Promise<void> => this.tab.evaluate(() => history.back());
  forward = (): Promise<void> => this.tab.evaluate(() => history.forward());

  /** Waits for path, query and hash in the address bar. */
  at(address: string): Promise<void> {
    return this.until(() => location.href, new URL(address, this.origin).href);
  }

  /** Waits for the page's heading. */
  titled(heading: string): Promise<void> {
    return this.until(() => document.querySelector('h1')?.textContent, expect.stringContaining(heading));
  }

  scrollY = (): Promise<number> => this.tab.evaluate(() => Math.round(window.scrollY));

  async resize(width: number, height: number = DESK.height): Promise<void> {
    await this.tab.resize(width, height);
    await this.until(() => [window.innerWidth, window.innerHeight], [width, height]);
  }

  /**
   * Notes what the elements that are seen say from here on, for those that say it for a moment only. Returns the way to
   * wait for a text.
   */
  async listen(css: string): Promise<(text: string) => Promise<void>> {
    await this.tab.evaluate((selector) => {
      const heard = new Set<string>();
      const listen = () => {
        for (const each of document.querySelectorAll(selector))
          if (each.checkVisibility({ visibilityProperty: true })) heard.add(each.textContent ?? '');
      };
      new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
      Object.assign(window, { heard });
    }, css);
    const heard = () => [...(window as unknown as { heard: Set<string> }).heard];
    return (text) => this.until(heard, expect.arrayContaining([expect.stringContaining(text)]));
  }

  /** Marks the document, so that one that is loaded in its place is told from it. */
  async markDocument(): Promise<() => Promise<boolean>> {
    await this.tab.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    return () => this.tab.evaluate(() => document.documentElement.hasAttribute('data-marked'));
  }

  another = async (): Promise<Page> => new Page(await this.tab.another(), this.origin);

  /** Puts a link into the page's content, where it is in view wherever the page is scrolled to, and follows it. */
  async follow(href: string): Promise<void> {
    await this.tab.evaluate((address) => {
      const link = document.createElement('a');
      link.id = 'followed';
      link.href = address;
      link.textContent = 'On';
      Object.assign(link.style, { position: 'fixed', top: '50%', left: '50%', zIndex: '9' });
      document.getElementById('followed')?.remove();
      document.querySelector('.prose')?.prepend(link);
    }, href);
    await this.click('#followed');
  }
}
