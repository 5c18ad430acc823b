import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the fake service has received. */
export interface ServiceRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A response of the service: JSON, plain text, or a function that handles the connection. */
export type ServiceAnswer =
  { status?: number; json: unknown } | { status?: number; text: string } | ((response: ServerResponse) => void);

export interface Service {
  origin: string;
  requests: ServiceRequest[];
  /** The response from now on; a function is called for every request. */
  answer: (to: (request: ServiceRequest) => ServiceAnswer) => void;
  close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function send(response: ServerResponse, answer: ServiceAnswer): void {
  if (typeof answer === 'function') return answer(response);
  response.writeHead(answer.status ?? 200, { 'content-type': 'json' in answer ? 'application/json' : 'text/html' });
  response.end('json' in answer ? JSON.stringify(answer.json) : answer.text);
}

/** Starts an HTTP server on a free port of this machine that records its requests. */
export async function startService(first: (request: ServiceRequest) => ServiceAnswer): Promise<Service> {
  let current = first;
  const requests: ServiceRequest[] = [];
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const { method = '', url: path = '', headers } = incoming;
      const request = { method, path, headers, body };
      requests.push(request);
      send(response, current(request));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (to) => {
      current = to;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A service for all tests of a file; each test starts without recorded requests. */
export function serviceOfTests(): Service {
  const service = {} as Service;
  beforeAll(async () => void Object.assign(service, await startService(() => ({ json: {} }))));
  afterAll(() => service.close());
  beforeEach(() => void service.requests.splice(0));
  return service;
}
