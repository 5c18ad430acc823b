import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentFolder, writersFolder } from '../files/contentFolder';
import { isInside } from '../files/isInside';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of Express that is used here: its handlers run in the order of the stack. */
interface Server {
  use: (handler: Handler) => unknown;
  _router: { stack: unknown[] };
}

const ORIGIN = /^https?:\/\/[^/]*/i;
/** GraphQL, GraphiQL, the events of `develop`, and all else that is not a page starts with an underscore. */
const TOOLS = /^\/_/;
const EDITOR = /^\/__open-stack-frame-in-editor/i;
/** Line and column after a file's name. */
const PLACE = /:\d+(?::\d+)?$/;

/** True for a request by a page of another origin, by `Sec-Fetch-Site` or, without a secure address, `Origin`. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** True for a request to open a file outside the project and its content. */
function isOutside(address: string): boolean {
  const files = new URL(address, 'http://localhost').searchParams.getAll('fileName');
  const folders = [process.cwd(), contentFolder(), writersFolder()];
  return !files.every((file) => folders.some((folder) => isInside(file.replace(PLACE, ''), folder)));
}

const refuse = (response: ServerResponse, message: string) => {
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
};

/** Allows only pages of the develop server to use its tools, and its editor to open only files of the project. */
export function guardRequests(app: Server): void {
  app.use((request, response, next) => {
    const address = (request.url ?? '').replace(ORIGIN, '');
    if (!TOOLS.test(address)) return next();
    if (isForeign(request))
      return refuse(response, 'This request comes from another site. Open the address in a new tab.');
    if (EDITOR.test(address) && isOutside(address))
      return refuse(response, 'Only files of the project and of its content can be opened.');
    next();
  });
  const { stack } = app._router;
  stack.unshift(stack.pop());
}
