import console from 'node:console';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Exits with a message if Node.js is too old to require ES modules; later errors would be cryptic. */
export function requireNode(manifest) {
  const { engines } = JSON.parse(readFileSync(manifest, 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (wanted.localeCompare(process.versions.node, undefined, { numeric: true }) <= 0) return;
  console.error(
    `This site needs Node.js ${wanted} or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
  process.exit(1);
}
