import { namedBrowser, programFolders } from '../environment';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** Returns the paths that a program can have by the variable PATH. */
export const installed = (names: readonly string[]): string[] =>
  names.flatMap((name) => programFolders().map((folder) => path.join(folder, name)));

/** Returns the path of a Chromium, or undefined: that of BROWSER_PATH, a preferred one, or an installed one. */
export function findChromium(preferred: readonly string[] = []): string | undefined {
  const candidates = [namedBrowser(), ...preferred, ...installed(NAMES), ...MAC];
  return candidates.find((candidate) => candidate !== '' && existsSync(candidate));
}

/** The flags of every run: Chromium keeps its sandbox, which it does not have for the user root. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
