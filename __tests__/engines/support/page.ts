import { expect } from '@playwright/test';
import type { Send } from './webDriver';

/** The first visible element that matches and whose name or text has the given text. */
export type Target = string | { css: string; text?: string };

/** The window of a desktop browser, in CSS pixels. */
export const DESKTOP = { width: 1280, height: 800 };

/** Codes of the keys without a character, by their names in `KeyboardEvent.key`. */
const KEY_CODES: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

const keyAction = (type: 'keyDown' | 'keyUp') => (key: string) => ({ type, value: KEY_CODES[key] ?? key });

/** How often a state is read until it is as expected. */
export const OFTEN = { intervals: [20, 50, 100] };

/** Finds an element and returns where it is, or null if none is visible. Runs in the page. */
function look(target: Target, shouldScroll: boolean) {
  const { css, text = '' } = typeof target === 'string' ? { css: target } : target;
  const nameOf = (each: Element) => each.getAttribute('aria-label') ?? (each.textContent ?? '').replace(/\s+/g, ' ');
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && nameOf(each).includes(text),
  );
  if (element === undefined) return null;
  const middle = () => {
    const box = element.getClientRects()[0] ?? new DOMRect();
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  const isFree = () => element.contains(document.elementFromPoint(middle().x, middle().y));
  if (shouldScroll && !isFree()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    box: { x, y, width, height },
    middle: middle(),
    isFree: isFree(),
    isInView: y + height > 0 && y < innerHeight && x + width > 0 && x < innerWidth,
    isFocused: document.activeElement === element,
  };
}

type Looks = NonNullable<ReturnType<typeof look>>;

/** What a reader does and sees in a browser tab. Everything that is seen is polled until it is so. */
export class Page {
  constructor(
    readonly send: Send,
    readonly origin: string,
  ) {}

  /** Loads an address and waits until React has hydrated the page. An address without a host belongs to the site. */
  async visit(address: string): Promise<void> {
    await this.load(address);
    await this.hydrated();
  }

  /** Loads an address and waits for the document only. */
  load = (address: string): Promise<void> => this.send('Navigate', { url: new URL(address, this.origin).href });

  /**
   * Waits until the colour mode's button has a handler. That it is enabled proves nothing: after a reload Firefox
   * restores the state that buttons had.
   */
  hydrated(): Promise<void> {
    return this.until(() => {
      const button = document.querySelector('header button:not([disabled], [aria-controls], [aria-haspopup])') ?? {};
      const [, props] = Object.entries(button).find(([key]) => key.startsWith('__reactProps')) ?? [];
      return typeof (props as { onClick?: unknown } | undefined)?.onClick;
    }, 'function');
  }

  /** Runs a function in the page. Its arguments and result are JSON. Rejects while a document replaces another. */
  read<Args extends unknown[], Result>(run: (...all: Args) => Result | Promise<Result>, ...args: Args) {
    return this.send<Result>('ExecuteScript', { script: `return (${run.toString()})(...arguments)`, args });
  }

  /** Waits until a function returns in the page what is expected, which may be an asymmetric matcher. */
  async until<Args extends unknown[]>(run: (...all: Args) => unknown, expected: unknown, ...args: Args): Promise<void> {
    await expect.poll(() => this.read(run, ...args).catch(String), OFTEN).toEqual(expected);
  }

  private async wait(what: string, target: Target, isSo: (looks: Looks | null) => boolean, shouldScroll = false) {
    let looks: Looks | null = null;
    const check = async () => {
      looks = await this.read(look, target, shouldScroll);
      return isSo(looks);
    };
    const options = { ...OFTEN, message: `${what}: ${JSON.stringify(target)}` };
    await expect.poll(() => check().catch(String), options).toBe(true);
    return looks as unknown as Looks;
  }

  see = (target: Target) => this.wait('seen', target, (looks) => looks !== null);
  seeInView = (target: Target) => this.wait('in view', target, (looks) => looks?.isInView === true);
  seeFocused = (target: Target) => this.wait('focused', target, (looks) => looks?.isFocused === true);
  miss = (target: Target) => this.wait('not seen', target, (looks) => looks === null);

  /** Waits until the first element that matches has an accessible name, as screen readers say it. */
  async named(css: string, name: string): Promise<void> {
    const nameOf = async () => {
      const reference = await this.read((selector) => document.querySelector(selector), css);
      const [id = ''] = Object.values({ ...reference } as Record<string, string>);
      return this.send<string>('GetComputedLabel', { id });
    };
    await expect.poll(() => nameOf().catch(String), OFTEN).toBe(name);
  }

  /** Clicks an element once it is visible, uncovered and at rest. */
  async click(target: Target): Promise<void> {
    let before: Looks['middle'] | undefined;
    const canBeClicked = (looks: Looks | null) => {
      const isAtRest = looks !== null && looks.middle.x === before?.x && looks.middle.y === before.y;
      before = looks?.middle;
      return isAtRest && looks.isFree;
    };
    const act = (...actions: object[]) =>
      this.send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    const first = await this.wait('can be clicked', target, canBeClicked, true);
    await act({ type: 'pointerMove', ...first.middle, duration: 0 });
    // The pointer itself may change the page.
    const { middle } = await this.wait('can be clicked', target, canBeClicked, true);
    await act(
      { type: 'pointerMove', ...middle, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    );
  }

  private sendKeys(actions: object[]): Promise<void> {
    return this.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Presses a key, with others held down: `Control+k`. */
  press(chord: string): Promise<void> {
    const keys = chord.split('+');
    return this.sendKeys([...keys.map(keyAction('keyDown')), ...keys.reverse().map(keyAction('keyUp'))]);
  }

  type(text: string): Promise<void> {
    return this.sendKeys([...text].flatMap((letter) => [keyAction('keyDown')(letter), keyAction('keyUp')(letter)]));
  }

  reload = (): Promise<void> => this.send('Refresh');
  back = (): Promise<void> => this.read(() => history.back());
  forward = (): Promise<void> => this.read(() => history.forward());

  /** Waits for an address. */
  at = (address: string) => this.until(() => location.href, new URL(address, this.origin).href);

  /** Waits for the page's heading. */
  titled = (heading: string) =>
    this.until(() => document.querySelector('h1')?.textContent, expect.stringContaining(heading));

  /** Sets the size of the window, whose height includes the toolbar of MiniBrowser. */
  async resize({ width, height }: typeof DESKTOP): Promise<void> {
    await this.send('SetWindowRect', { width, height });
    await this.until(() => innerWidth, width);
  }

  /** Marks the document, so that `isMarked` is false once another document is loaded. */
  mark = (): Promise<void> => this.read(() => document.documentElement.setAttribute('data-marked', ''));
  isMarked = (): Promise<boolean> => this.read(() => document.documentElement.hasAttribute('data-marked'));

  /** Runs a function while the page is that of a second window of the same reader. */
  async inAnotherWindow(run: () => Promise<void>): Promise<void> {
    const first = await this.send<string>('GetWindowHandle');
    const { handle } = await this.send<{ handle: string }>('NewWindow', { type: 'window' });
    await this.send('SwitchToWindow', { handle });
    await run();
    await this.send('CloseWindow');
    await this.send('SwitchToWindow', { handle: first });
  }

  /** Puts a link into the window and clicks it. */
  async follow(address: string): Promise<void> {
    await this.read((href) => {
      const link = Object.assign(document.createElement('a'), { id: 'followed', href, textContent: 'On' });
      Object.assign(link.style, { position: 'fixed', top: '50%', left: '50%', zIndex: '9' });
      document.getElementById('followed')?.remove();
      document.querySelector('.prose')?.prepend(link);
    }, address);
    await this.click('#followed');
  }
}
