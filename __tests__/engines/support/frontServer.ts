import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** Paths that the front server answers itself. */
const OWN = { listener: '/__listener.js', complaints: '/__complaints' } as const;

/**
 * Collects errors, warnings and exceptions, since WebDriver does not report the console. It is a file because the
 * site's policy forbids unknown inline scripts. Leaving a page aborts its requests: such failures are no complaints.
 */
const LISTENER = `(() => {
  const all = [];
  let leftAt = Infinity;
  const tell = (text, at = 0) => all.push({ text, at });
  window.complaints = () => all.filter(({ at }) => at < leftAt - 100).map(({ text }) => text);
  addEventListener('pageshow', () => (leftAt = Infinity));
  addEventListener('beforeunload', () => (leftAt = performance.now()));
  addEventListener('pagehide', () => {
    for (const text of window.complaints()) navigator.sendBeacon('${OWN.complaints}', text);
    all.length = 0;
  });
  for (const kind of ['error', 'warn']) {
    const write = console[kind];
    console[kind] = (...args) => {
      tell(kind + ': ' + args.map(String).join(' '));
      write.apply(console, args);
    };
  }
  addEventListener('error', ({ target, message }) => {
    // A preload is a hint: Firefox may drop one that the script itself has overtaken.
    if (target.rel === 'preload') return;
    const text = target === window ? 'exception: ' + message : 'Failed to load ' + (target.src || target.href);
    tell(text, performance.now());
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('exception: ' + reason, performance.now()));
})();`;

/** A proxy before the server of a built site. */
export interface FrontServer {
  origin: string;
  port: number;
  /** What pages that were left have complained of. */
  complaints: string[];
  stop: () => Promise<void>;
}

/** Starts a proxy whose pages report their complaints. */
export async function startFrontServer(sitePort: number): Promise<FrontServer> {
  const complaints: string[] = [];

  const answer = (address: string, body: string, response: ServerResponse): void => {
    if (address === OWN.complaints) complaints.push(body);
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(address === OWN.listener ? LISTENER : '');
  };

  const pass = async (from: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = { ...from.headers };
    const status = from.statusCode ?? 200;
    if (headers['content-type']?.startsWith('text/html') !== true) {
      response.writeHead(status, headers);
      return void from.pipe(response);
    }
    const withListener = (head: string) => `${head}<script src="${OWN.listener}"></script>`;
    const body = (await readText(from)).replace(/<head[^>]*>/, withListener);
    delete headers['content-length'];
    response.writeHead(status, headers).end(body);
  };

  const server = createServer((own, response) => {
    void readText(own).then((body) => {
      const { url: address = '/', method } = own;
      if (Object.values(OWN).some((path) => address.startsWith(path))) return answer(address, body, response);
      const headers = { ...own.headers, 'accept-encoding': 'identity' };
      const forwarded = request({ host: '127.0.0.1', port: sitePort, path: address, method, headers, agent: false });
      forwarded.on('error', () => response.destroy());
      forwarded.on('response', (from) => void pass(from, response));
      return forwarded.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    const stopped = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await stopped;
  };
  return { origin, port, complaints, stop };
}
