import { readOptions } from './readOptions';

/** Host and port of `npm run serve`, and whether it serves the preview. */
interface ServeArguments {
  host: string;
  port: number;
  drafts: boolean;
}

/** Local only, because the site may contain drafts. */
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 9000;
const LAST_PORT = 65_535;

const USAGE = 'npm run serve -- --host 0.0.0.0';

/** Parses the options of `npm run serve --` and PORT. Throws an error that says how to fix a wrong one. */
export function parseServeArguments(args: readonly string[], port = String(DEFAULT_PORT)): ServeArguments {
  const options = {
    drafts: { type: 'boolean', default: false },
    host: { type: 'string', default: DEFAULT_HOST },
  } as const;
  const { host, drafts } = readOptions({ args: [...args], options }, USAGE).values;
  if (host.trim() === '') throw new Error(`--host is empty. Write the address to listen on: ${USAGE}`);
  if (!/^\d+$/.test(port) || Number(port) > LAST_PORT)
    throw new Error(`PORT is "${port}" but must be a number from 0 to ${LAST_PORT}: PORT=9001 npm run serve`);
  return { host, port: Number(port), drafts };
}

/** Returns the origin of a server as browsers name it: `http://[::1]:9000`. */
export const originOf = ({ address, family, port }: { address: string; family: string; port: number }): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
