import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import path from 'node:path';
import { writersFolder } from '../files/contentFolder';
import { isInside } from '../files/isInside';
import { entryProblem } from '../files/listFiles';
import { staticFolders } from '../files/staticFile';
import { safeDecode } from '../../model/site/path';
import { isAllowedHost } from './allowedHost';

const ORIGIN = /^https?:\/\/[^/]*/i;
/** GraphQL, GraphiQL, the events of `develop`, and all else that is not a page starts with an underscore. */
const TOOLS = /^\/(?:_|socket\.io)/;
const EDITOR = /^\/__open-stack-frame-in-editor/i;
/** Line and column after a file's name. */
const PLACE = /:\d+(?::\d+)?$/;

type Request = Pick<IncomingMessage, 'url' | 'headers'>;

/** True for a request by a page of another origin, by `Sec-Fetch-Site` or, without a secure address, `Origin`. */
function isForeign({ headers }: Request): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** What the server of `develop` guards. */
interface Guarded {
  /** The content folder. */
  content: string;
  /** Names of this computer besides localhost, as `--host` names them. */
  names: readonly string[];
}

/** True for a request to open a file outside the project and its content. */
function isOutside(address: string, content: string): boolean {
  const files = new URL(address, 'http://localhost').searchParams.getAll('fileName');
  const folders = [path.resolve('.'), content, writersFolder(content)];
  return !files.every((file) => folders.some((folder) => isInside(file.replace(PLACE, ''), folder)));
}

/** True for a file of a `static` folder that is a link to elsewhere: Gatsby copies and serves what it leads to. */
const leadsOutside = (address: string, content: string): boolean =>
  staticFolders(content).some(
    (folder) => entryProblem(path.join(folder, safeDecode(address.replace(/[?#].*$/, ''))), folder) === 'outside',
  );

/**
 * Returns why the server of `develop` refuses a request; undefined for one that it answers. Other sites may link to its
 * pages, and read nothing: not its data, bundles or events.
 */
export function refusal(request: Request, { content, names }: Guarded): string | undefined {
  const address = (request.url ?? '').replace(ORIGIN, '');
  if (!isAllowedHost(request.headers.host, names))
    return 'This server answers only for localhost and addresses of this computer. Name another host: npm run develop -- --host NAME';
  const isVisit = request.headers['sec-fetch-mode'] === 'navigate' && !TOOLS.test(address);
  if (isForeign(request) && !isVisit) return 'This request comes from another site. Open the address in a new tab.';
  if (EDITOR.test(address) && isOutside(address, content))
    return 'Only files of the project and of its content can be opened.';
  return leadsOutside(address, content) ? 'This file is a symbolic link that leads out of its folder.' : undefined;
}

/** Refuses requests before Express and socket.io see them. */
export function guardServer(server: Server, guarded: Guarded): void {
  const emit = server.emit.bind(server);
  server.emit = (event: string, ...values: unknown[]): boolean => {
    const message =
      event === 'request' || event === 'upgrade' ? refusal(values[0] as IncomingMessage, guarded) : undefined;
    if (message === undefined) return emit(event, ...values);
    if (event === 'upgrade') (values[1] as Duplex).end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    else {
      const response = values[1] as ServerResponse;
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${message}\n`);
    }
    return true;
  };
}

interface WebsocketManager {
  init: (options: { server: Server }) => unknown;
}

/** Guards the server of `develop`, which Gatsby makes after this hook and hands to its socket first. */
export function guardDevelop(guarded: Guarded): void {
  const load = createRequire(path.resolve('package.json'));
  const { websocketManager } = load('gatsby/dist/utils/websocket-manager') as { websocketManager: WebsocketManager };
  const { init } = websocketManager;
  websocketManager.init = (options) => {
    guardServer(options.server, guarded);
    return init(options);
  };
}
