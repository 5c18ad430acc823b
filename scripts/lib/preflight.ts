import { MIN_NODE } from './limits';

/** Ends the process where Node.js is too old: Gatsby would go on with an empty configuration and a riddle for an error. */
export function requireNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor, minMinor] = MIN_NODE;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  console.error(
    `This site needs Node.js ${MIN_NODE.join('.')} or newer; this is ${version}. Install a newer one from nodejs.org.`,
  );
  process.exit(1);
}
