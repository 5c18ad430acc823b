import console from 'node:console';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the package. */
export const ENGINE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
/** The folder of the site, in which commands are called. */
export const SITE = process.cwd();
export const CONTENT = path.resolve(SITE, process.env.SITE_CONTENT ?? 'content');

/** Prints a message and ends the process. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
