import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { PRODUCT } from '../../e2e/support/chrome';

const TEXTS = /^(?:text|application\/(?:json|javascript))/;
/** Hosts of the services that the site FULL sends requests to. */
const SERVICES = /https:\/\/(?:www\.googletagmanager\.com|(?:laskuri|mittaus|tallenne|palaute)\.example\.com)/g;
/** Paths that the front server answers itself. */
const OWN = { listener: '/__listener.js', complaints: '/__complaints', service: '/__service/', product: '/__product' };

/**
 * Collects errors, warnings and exceptions, since WebDriver does not report the console. It is a file because the
 * site's policy forbids unknown inline scripts. Leaving a page aborts its requests: such failures are not complaints.
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
  /** A page of the product that shows the site, on another origin. */
  product: string;
  /** Requests to the site's services, which the proxy answers itself. */
  asked: { host: string; body: string }[];
  stop: () => Promise<void>;
}

/** A page of a product. @param url address of the site in its panel */
const productPage = (url: string) => `<!doctype html>
<html lang="fi"><meta charset="utf-8"><title>Tuote</title><script src="${url}/embed.js" defer></script>
<h1>Tilaukset</h1><button data-help="lasku/lahetys">Laskun lähetys</button><button data-help="lasku/muu-asia">Muu</button>`;

/** The policy of the product: what its panel needs, and nothing else. */
const productPolicy = (origin: string) =>
  `default-src 'none'; script-src ${origin}; connect-src ${origin}; frame-src ${origin}`;

/** Starts a proxy whose pages report their complaints, and send their requests for services to the proxy. */
export async function startFrontServer(sitePort: number, base = ''): Promise<FrontServer> {
  const complaints: string[] = [];
  const asked: FrontServer['asked'] = [];

  const answer = (address: string, body: string, response: ServerResponse): void => {
    if (address === OWN.complaints) complaints.push(body);
    if (address === OWN.product) {
      const headers = { 'content-type': 'text/html', 'content-security-policy': productPolicy(origin) };
      return void response.writeHead(200, headers).end(productPage(origin + base));
    }
    if (address.startsWith(OWN.service)) asked.push({ host: address.split('/')[2] ?? '', body });
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(address === OWN.listener ? LISTENER : '');
  };

  const pass = async (from: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = { ...from.headers };
    const type = headers['content-type'] ?? '';
    const policy = headers['content-security-policy'];
    if (typeof policy === 'string')
      headers['content-security-policy'] = policy.replace(SERVICES, origin).replace(PRODUCT, productOrigin);
    const status = from.statusCode ?? 200;
    if (status === 206 || !TEXTS.test(type)) {
      response.writeHead(status, headers);
      return void from.pipe(response);
    }
    const text = (await readText(from))
      .replace(SERVICES, (found) => origin + OWN.service + new URL(found).host)
      .replaceAll(PRODUCT, productOrigin);
    const withListener = (head: string) => `${head}<script src="${OWN.listener}"></script>`;
    const body = type.startsWith('text/html') ? text.replace(/<head[^>]*>/, withListener) : text;
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
  const productOrigin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const stopped = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await stopped;
  };
  return { origin, port, product: productOrigin + OWN.product, complaints, asked, stop };
}
