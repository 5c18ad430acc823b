import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { request, speakHttp, speakMarionette, type Send } from './webDriver';

/** Engines other than Chromium, with the Debian packages that they come from. */
const PACKAGES = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' } as const;
export type EngineName = keyof typeof PACKAGES;
export const ENGINE_NAMES = Object.keys(PACKAGES) as EngineName[];

/** Browser settings that a reader may have changed. */
export interface Settings {
  javaScript: boolean;
  storage: boolean;
}

/** A running browser with a profile of its own. */
export interface Engine {
  name: EngineName;
  send: Send;
  stop: () => Promise<void>;
}

/** MiniBrowser is not in `PATH` but in a folder of the processor architecture. */
const BROWSER_FOLDERS = existsSync('/usr/lib')
  ? readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name, 'webkit2gtk-4.1'))
  : [];
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), ...BROWSER_FOLDERS];
const find = (name: string) => FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? '';
/** Programs of each engine. MiniBrowser needs Xvfb, an X server without a screen, since it cannot run headless. */
const FIREFOX = find('firefox-esr');
const WEBKIT = { browser: find('MiniBrowser'), driver: find('WebKitWebDriver'), display: find('Xvfb') };

/** Returns what to install for an engine, or undefined where it can run. */
export function whatIsMissing(name: EngineName): string | undefined {
  if (!(name === 'firefox' ? [FIREFOX] : Object.values(WEBKIT)).includes('')) return undefined;
  return `The engine "${name}" is not installed. Install the Debian package: apt-get install ${PACKAGES[name]}`;
}

/** Starts a program as a process group: its child processes end with it, and all of them with this process. */
function startProgram(file: string, args: readonly string[], env = process.env) {
  // The last process of the group closes the output.
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'ignore', 'pipe'], detached: true });
  child.stdout?.resume();
  const end = (signal: NodeJS.Signals) => void process.kill(-(child.pid ?? NaN), signal);
  const kill = () => end('SIGKILL');
  process.once('exit', kill);
  const closed = once(child, 'close').then(() => process.off('exit', kill));
  const stop = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (child.exitCode === null) end(signal);
    await closed;
  };
  return { child, stop };
}

/** Checks a condition until it holds. */
async function waitFor(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await pause(25);
}

/** Creates a folder with one file, for the profile of a browser. */
function makeProfile(file: string, text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  mkdirSync(path.join(folder, path.dirname(file)));
  writeFileSync(path.join(folder, file), text);
  return folder;
}

/** Hides Firefox's toolbars, without which the window can be as narrow as a phone. */
const NO_TOOLBARS = ':root { min-width: 0 !important; } #navigator-toolbox { display: none !important; }';

async function startFirefox({ javaScript, storage }: Settings): Promise<Engine> {
  const profile = makeProfile('chrome/userChrome.css', NO_TOOLBARS);
  const preferences = {
    'javascript.enabled': javaScript,
    'marionette.port': 0,
    'network.cookie.cookieBehavior': storage ? 0 : 2,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const firefox = startProgram(FIREFOX, ['--headless', '--marionette', '--no-remote', '--profile', profile]);
  const portFile = path.join(profile, 'MarionetteActivePort');
  await waitFor(() => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '');
  const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1');
  const stop = async () => {
    socket.destroy();
    await firefox.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  return { name: 'firefox', send: await speakMarionette(socket), stop };
}

/** Starts WebKit's driver on a port, and on another one if that is taken. */
async function startDriver(env: NodeJS.ProcessEnv): Promise<{ driver: ReturnType<typeof startProgram>; url: string }> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const url = `http://127.0.0.1:${port}`;
  const driver = startProgram(WEBKIT.driver, [`--port=${port}`], env);
  const answers = () => fetch(`${url}/status`).then(Boolean, () => false);
  await waitFor(async () => driver.child.exitCode !== null || (await answers()));
  return driver.child.exitCode === null ? { driver, url } : startDriver(env);
}

/** Lets MiniBrowser's toolbar, and with it the window, become as narrow as a phone. */
const NARROW_BAR =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; } image { -gtk-icon-transform: scale(0); }';

async function startWebKit({ javaScript, storage }: Settings): Promise<Engine> {
  const home = makeProfile('gtk-3.0/gtk.css', NARROW_BAR);
  const xvfb = startProgram(WEBKIT.display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [display] = (await once(xvfb.child.stdio[3] as Readable, 'data')) as [Buffer];
  const folders = { HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  // Without a graphics card the compositor keeps the processor busy.
  const flags = { DISPLAY: `:${display.toString().trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const { driver, url } = await startDriver({ ...process.env, ...folders, ...flags });
  const args = ['--automation', `--enable-javascript=${javaScript}`, `--enable-html5-local-storage=${storage}`];
  const { sessionId } = await request<{ sessionId: string }>('POST', `${url}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: WEBKIT.browser, args } } },
  });
  const stop = async () => {
    await driver.stop();
    await xvfb.stop('SIGTERM');
    rmSync(home, { recursive: true, force: true });
  };
  return { name: 'webkit', send: speakHttp(`${url}/session/${sessionId}`), stop };
}

export const startEngine = (name: EngineName, settings: Settings): Promise<Engine> =>
  name === 'firefox' ? startFirefox(settings) : startWebKit(settings);
