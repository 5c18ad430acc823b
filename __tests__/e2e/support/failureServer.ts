import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer as readBody } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** An injected failure of a response. */
export type Failure =
  /** Another status, with a page of the host. */
  | { kind: 'status'; status: number }
  /** A page of the host's, said to be well. */
  | { kind: 'html' }
  /** Other content of the same type. */
  | { kind: 'text'; text: string }
  /** Nothing ever. */
  | { kind: 'hang' }
  /** The right answer, so many milliseconds late. */
  | { kind: 'slow'; delay: number }
  /** The right HTML in so many pieces that end before a tag, one every so many milliseconds. */
  | { kind: 'pieces'; count: number; every: number }
  /** The connection ends. */
  | { kind: 'drop' };

export interface FailureServer {
  origin: string;
  /** From now on responses to matching addresses fail like this. */
  fail: (address: RegExp, failure: Failure) => void;
  /** From now on nothing fails. */
  fix: () => void;
  /** From now on another server responds, as after a deploy. */
  change: (port: number) => void;
  stop: () => Promise<void>;
}

const HOST_PAGE = '<!doctype html><html lang="en"><title>Oops</title><h1>Something went wrong</h1></html>';

function sendPage(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(HOST_PAGE);
}

async function sendPieces(
  answer: IncomingMessage,
  response: ServerResponse,
  { count, every }: { count: number; every: number },
): Promise<void> {
  const body = await readBody(answer);
  let sent = 0;
  response.writeHead(answer.statusCode ?? 200, answer.headers);
  for (let piece = 1; piece < count; piece += 1) {
    const end = body.indexOf('<', (piece * body.length) / count);
    response.write(body.subarray(sent, end));
    sent = end;
    await setTimeout(every);
  }
  response.end(body.subarray(sent));
}

/** A proxy that injects failures, in front of a server with the complete responses. */
export async function startFailureServer({ port }: { port: number }): Promise<FailureServer> {
  const agent = new Agent({ keepAlive: false });
  let upstream = port;
  let failures: { address: RegExp; failure: Failure }[] = [];

  const pass = (own: IncomingMessage, response: ServerResponse, failure?: Failure) => {
    const headers = { ...own.headers };
    if (failure !== undefined) delete headers['accept-encoding'];
    const forwarded = request({ host: '127.0.0.1', port: upstream, path: own.url, method: own.method, headers, agent });
    forwarded.on('error', () => response.destroy());
    forwarded.on('response', (answer) => {
      if (failure?.kind === 'pieces') return void sendPieces(answer, response, failure);
      if (failure?.kind === 'text') {
        answer.resume();
        const length = Buffer.byteLength(failure.text);
        return response
          .writeHead(answer.statusCode ?? 200, { ...answer.headers, 'content-length': length })
          .end(failure.text);
      }
      response.writeHead(answer.statusCode ?? 200, answer.headers);
      return answer.pipe(response);
    });
    own.pipe(forwarded);
  };

  const server = createServer((own, response) => {
    const address = own.url ?? '/';
    const failure = failures.find((each) => each.address.test(address))?.failure;
    if (failure?.kind === 'hang') return;
    if (failure?.kind === 'drop') return void own.socket.destroy();
    if (failure?.kind === 'status') return sendPage(response, failure.status);
    if (failure?.kind === 'html') return sendPage(response, 200);
    if (failure?.kind === 'slow') return void setTimeout(failure.delay).then(() => pass(own, response));
    return pass(own, response, failure);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (address, failure) => failures.unshift({ address, failure }),
    fix: () => (failures = []),
    change: (next) => (upstream = next),
    stop: async () => {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
      agent.destroy();
    },
  };
}
