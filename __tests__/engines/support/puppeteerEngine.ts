import { expect } from '@playwright/test';
import {
  launch,
  type Browser,
  type BrowserContext,
  type KeyInput,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { DESK, type Engine, type Session, type Settings, type Tab } from './engine';
import { findChromium, findFirefox } from './installed';

const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** Preferences of Firefox: nothing is asked of its maker's hosts, and videos may start, as a press lets them. */
const FIREFOX_PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** What the browsers themselves say of an address that answers 404, as some do, and of requests that end with a page. */
const EXPECTED = /the server responded with a status of 404|NS_BINDING_ABORTED/;

/** Gives a window's content a size. Puppeteer turns the screen as well, which Firefox 140 cannot and needs not. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  // Where the one has failed, the other may still be on its way.
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
}

const isDefault = ({ javaScript, storage }: Settings) => javaScript && storage;

async function prepare(page: Page, isChromium: boolean, { javaScript, storage }: Settings, complaints: string[]) {
  const complain = (text: string) => void (EXPECTED.test(text) || complaints.push(text));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warn';
    if (isComplaint) complain(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`exception: ${error instanceof Error ? error.message : String(error)}`));
  await resize(page, DESK);
  if (!isChromium) return;
  if (!javaScript) await page.setJavaScriptEnabled(false);
  // Chromium has no switch for what its settings call "block all site data"; this is what a page sees of it.
  if (!storage)
    await page.evaluateOnNewDocument(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
    });
}

function createTab(page: Page, openAnother: () => Promise<Tab>): Tab {
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...args) => page.evaluate(run as (...all: unknown[]) => never, ...args),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (chord) => {
      const keys = chord.split('+') as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => resize(page, { width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    pdf: async () => Buffer.from(await page.pdf({ timeout: 15_000 })),
    another: openAnother,
  };
}

async function newSession(context: BrowserContext, isChromium: boolean, settings: Settings): Promise<Session> {
  const complaints: string[] = [];
  const openTab = async (): Promise<Tab> => {
    const page = await context.newPage();
    await prepare(page, isChromium, settings, complaints);
    return createTab(page, openTab);
  };
  return { tab: await openTab(), complaints, close: () => context.close() };
}

const launchChromium = () =>
  launch({ browser: 'chrome', executablePath: findChromium(), args: CHROMIUM_ARGS, headless: true });

/** Firefox with a profile of its own, which is removed when it ends. */
function launchFirefox({ javaScript, storage }: Settings): Promise<Browser> {
  const BLOCK_ALL = 2;
  const options: LaunchOptions = {
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      ...FIREFOX_PREFERENCES,
      ...(javaScript ? {} : { 'javascript.enabled': false }),
      ...(storage ? {} : { 'network.cookie.cookieBehavior': BLOCK_ALL }),
    },
  };
  return launch(options);
}

export async function startChromium(): Promise<Engine> {
  const browser = await launchChromium();
  return {
    name: 'chromium',
    hearsConsole: true,
    newSession: async (settings) => newSession(await browser.createBrowserContext(), true, settings),
    stop: () => browser.close(),
  };
}

/** Firefox reads its settings when it starts, so a journey with others has a Firefox of its own. */
export async function startFirefox(): Promise<Engine> {
  let shared: Browser | undefined;
  return Promise.resolve({
    name: 'firefox',
    hearsConsole: true,
    newSession: async (settings) => {
      if (isDefault(settings)) {
        shared ??= await launchFirefox(settings);
        return newSession(await shared.createBrowserContext(), false, settings);
      }
      const own = await launchFirefox(settings);
      const session = await newSession(own.defaultBrowserContext(), false, settings);
      return { ...session, close: () => own.close() };
    },
    stop: async () => shared?.close(),
  });
}
