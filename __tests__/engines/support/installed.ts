import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../../scripts/lib/browser';
import type { EngineName } from './engine';

/** Where Debian keeps libraries, each kind of processor in a folder of its own. */
const LIBRARIES = '/usr/lib';
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

function findCommand(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const files = readdirSync(LIBRARIES).map((folder) => path.join(LIBRARIES, folder, MINI_BROWSER));
  return files.find((file) => existsSync(file));
}

/** Programs of the three engines; undefined where one is not installed. */
export const findChromium = findBrowser;
export const findFirefox = (): string | undefined => findCommand('firefox-esr', 'firefox');

export interface WebKitPrograms {
  browser: string;
  driver: string;
  /** The X server without a screen, so that no windows appear. */
  display: string;
}

export function findWebKit(): WebKitPrograms | undefined {
  const [browser, driver, display] = [findMiniBrowser(), findCommand('WebKitWebDriver'), findCommand('Xvfb')];
  return browser && driver && display ? { browser, driver, display } : undefined;
}

/** Debian packages that each engine comes with. */
const PACKAGES: Readonly<Record<EngineName, string>> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
};

const FINDERS: Readonly<Record<EngineName, () => unknown>> = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: findWebKit,
};

/** Undefined where an engine can be run; else what to install. */
export function whatIsMissing(name: EngineName): string | undefined {
  if (FINDERS[name]() !== undefined) return undefined;
  return `The engine "${name}" is not installed. Install the Debian package: apt-get install ${PACKAGES[name]}`;
}
