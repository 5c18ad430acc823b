import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const TEXTS = /^(?:text|application\/(?:json|javascript))/;

/** What stands before a site's server, and changes the texts that it sends. */
export interface FrontServer {
  origin: string;
  port: number;
  stop: () => Promise<void>;
}

interface Options {
  /** Port of the site's server. */
  port: number;
  /** Changes a text; `type` is its media type. Headers are changed as texts of the type `header`. */
  rewrite: (text: string, type: string) => string;
  /** Answers a request by itself; false where the site is to answer. */
  answer?: (own: IncomingMessage, response: ServerResponse, body: string) => boolean;
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function send(
  answer: IncomingMessage,
  response: ServerResponse,
  rewrite: Options['rewrite'],
  isWhole: boolean,
): Promise<void> {
  const { 'content-length': length, ...rest } = answer.headers;
  const headers = Object.entries(rest).map(([name, value]): [string, string | string[]] => [
    name,
    typeof value === 'string' ? rewrite(value, 'header') : (value ?? ''),
  ]);
  const type = answer.headers['content-type'] ?? '';
  if (!isWhole || !TEXTS.test(type)) {
    const own = length === undefined ? {} : { 'content-length': length };
    response.writeHead(answer.statusCode ?? 200, { ...Object.fromEntries(headers), ...own });
    answer.pipe(response);
    return;
  }
  const body = Buffer.from(rewrite((await readBody(answer)).toString('utf8'), type));
  response.writeHead(answer.statusCode ?? 200, { ...Object.fromEntries(headers), 'content-length': body.length });
  response.end(body);
}

/** A server before a site's own, for journeys that no engine's protocol helps with. */
export async function startFrontServer({ port, rewrite, answer }: Options): Promise<FrontServer> {
  const pass = (own: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const headers = { ...own.headers };
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
    const forwarded = request({ host: '127.0.0.1', port, path: own.url, method: own.method, headers });
    forwarded.on('error', () => response.destroy());
    forwarded.on('response', (from) => void send(from, response, rewrite, own.method === 'GET' && !own.headers.range));
    forwarded.end(body);
  };
  const server = createServer((own, response) => {
    void readBody(own).then((body) => {
      if (answer?.(own, response, body.toString('utf8')) !== true) pass(own, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${ownPort}`,
    port: ownPort,
    stop: async () => {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
}
