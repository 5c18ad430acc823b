import type { OtherSite } from './preview';
import { readOptions } from '../../src/node/diagnostics/readOptions';

/** Host and port of `npm run serve`, and the site that it serves in place of the published one. */
interface ServeArguments {
  host: string;
  port: number;
  site: OtherSite | undefined;
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
    for: { type: 'string' },
    host: { type: 'string', default: DEFAULT_HOST },
  } as const;
  const { host, drafts, for: audience } = readOptions({ args: [...args], options }, USAGE).values;
  if (audience !== undefined && (audience !== 'colleagues' || drafts))
    throw new Error('The sites beside the published one are --drafts and --for colleagues. Name one of them.');
  if (host.trim() === '') throw new Error(`--host is empty. Write the address to listen on: ${USAGE}`);
  if (!/^\d+$/.test(port) || Number(port) > LAST_PORT)
    throw new Error(`PORT is "${port}" but must be a number from 0 to ${LAST_PORT}: PORT=9001 npm run serve`);
  return { host, port: Number(port), site: drafts ? 'drafts' : audience };
}

/** Returns the origin of a server as browsers name it: `http://[::1]:9000`. */
export const originOf = ({ address, family, port }: { address: string; family: string; port: number }): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
