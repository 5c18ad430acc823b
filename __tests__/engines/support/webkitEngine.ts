import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { freePort, startChild, type Child } from './childProcess';
import { DESK, type Engine, type Session, type Settings, type Tab } from './engine';
import { findWebKit, type WebKitPrograms } from './installed';
import { createWebDriver, type WebDriver } from './webDriver';

/** Keys that are no letters, as WebDriver writes them. */
const CODES: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const LEFT_BUTTON = 0;
/** Milliseconds that a browser may take to close. */
const CLOSING_TIME = 5000;
/** Ports that a driver tries before it is taken for one that does not run. */
const PORTS_MAX = 3;

const keyAction = (type: 'keyDown' | 'keyUp') => (key: string) => ({ type, value: CODES[key] ?? key });

/** WebKit for GNOME, the engine that Safari has too, in the little browser that comes with its driver. */
class WebKitTab implements Tab {
  /** Height of the window's bar, in pixels, once it has been measured. */
  private bar: number | undefined;

  constructor(
    private readonly driver: WebDriver,
    private readonly session: string,
    private readonly handle: string,
  ) {}

  /** A session's commands go to the one tab that it has chosen last. */
  private async command<Result>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<Result> {
    await this.driver.command('POST', `${this.session}/window`, { handle: this.handle });
    return this.driver.command<Result>(method, `${this.session}/${command}`, body);
  }

  private resizeWindow = (width: number, height: number) => this.command('POST', 'window/rect', { width, height });

  /**
   * How high the window's bar is. The page learns its size some time after the window has it, so it is asked only when
   * it is as wide as it has not been before.
   */
  private async measureBar(width: number, height: number): Promise<number> {
    await this.resizeWindow(width, height);
    let inner = { width: 0, height: 0 };
    const read = async () =>
      (inner = await this.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }))).width;
    await expect.poll(read).toBe(width);
    return height - inner.height;
  }

  private keys(actions: object[]): Promise<void> {
    return this.command('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  open = (url: string) => this.command<void>('POST', 'url', { url });

  reload = () => this.command<void>('POST', 'refresh', {});

  evaluate = <Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args) =>
    this.command<Result>('POST', 'execute/sync', { script: `return (${run.toString()})(...arguments)`, args });

  clickAt = async (x: number, y: number) => {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: LEFT_BUTTON },
      { type: 'pointerUp', button: LEFT_BUTTON },
    ];
    await this.command('POST', 'actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  };

  press = (chord: string) => {
    const names = chord.split('+');
    return this.keys([...names.map(keyAction('keyDown')), ...names.reverse().map(keyAction('keyUp'))]);
  };

  type = (text: string) =>
    this.keys([...text].flatMap((letter) => [keyAction('keyDown')(letter), keyAction('keyUp')(letter)]));

  /** The window has a bar of its own, so it is made higher than the page by that. */
  resize = async (width: number, height: number) => {
    this.bar ??= await this.measureBar(width - 1, height);
    await this.resizeWindow(width, height + this.bar);
  };

  screenshot = async () => Buffer.from(await this.command<string>('GET', 'screenshot'), 'base64');

  pdf = () => Promise.resolve(undefined);

  another = async () => {
    const { handle } = await this.command<{ handle: string }>('POST', 'window/new', { type: 'window' });
    return new WebKitTab(this.driver, this.session, handle);
  };
}

function capabilities({ browser }: WebKitPrograms, { javaScript, storage }: Settings): object {
  const args = [
    '--automation',
    ...(javaScript ? [] : ['--enable-javascript=false']),
    ...(storage ? [] : ['--enable-html5-local-storage=false']),
  ];
  return { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } } };
}

/** Starts a driver. A port that was free may have been taken meanwhile: then it ends, and another port is taken. */
async function startDriver(program: string, env: NodeJS.ProcessEnv): Promise<{ child: Child; driver: WebDriver }> {
  for (let tried = 0; tried < PORTS_MAX; tried += 1) {
    const port = await freePort();
    const child = startChild(program, [`--port=${port}`], { env, isGroup: true });
    const driver = createWebDriver(port);
    if (await driver.ready(child.hasEnded)) return { child, driver };
  }
  throw new Error('The WebDriver ended before it had answered.');
}

/** Each reader has a driver of their own: one that has closed a browser is not always ready for the next at once. */
async function newSession(programs: WebKitPrograms, settings: Settings, env: NodeJS.ProcessEnv): Promise<Session> {
  const { child, driver } = await startDriver(programs.driver, env);
  const { sessionId } = await driver.command<{ sessionId: string }>('POST', '/session', {
    capabilities: capabilities(programs, settings),
  });
  const session = `/session/${sessionId}`;
  const handle = await driver.command<string>('GET', `${session}/window`);
  const tab = new WebKitTab(driver, session, handle);
  await tab.resize(DESK.width, DESK.height);
  const close = async () => {
    // A browser that hangs does not close; it ends with its driver.
    await Promise.race([driver.command('DELETE', session), pause(CLOSING_TIME, undefined, { ref: false })]);
    await child.stop();
  };
  return { tab, complaints: [], close };
}

/** Starts an X server without a screen at a number that is free; returns it and its name. */
async function startDisplay(program: string): Promise<{ child: Child; name: string }> {
  const child = startChild(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.process.stdio[3] as Readable, 'data')) as [Buffer];
  return { child, name: `:${number.toString().trim()}` };
}

/** The browser's own bar would keep its window wider than a phone's; without its padding it becomes narrow enough. */
const NARROW_BAR =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\nimage { -gtk-icon-transform: scale(0); }\n';

/** A home of its own for the browser, in which it finds its settings and may leave what it likes. */
function makeHome(): { home: string; env: NodeJS.ProcessEnv } {
  const home = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  const folders = { HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  // Without a graphics card its compositor would only keep the processor busy.
  return { home, env: { ...process.env, ...folders, WEBKIT_DISABLE_COMPOSITING_MODE: '1' } };
}

export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error('WebKit is not installed.');
  const { home, env } = makeHome();
  const display = await startDisplay(programs.display);
  return {
    name: 'webkit',
    hearsConsole: false,
    newSession: (settings) => newSession(programs, settings, { ...env, DISPLAY: display.name }),
    stop: async () => {
      await display.child.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
