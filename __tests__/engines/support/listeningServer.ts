import { startFrontServer, type FrontServer } from './frontServer';

const SCRIPT = '/__complaints.js';
const HEARD = '/__complaints';
/** Milliseconds for which a page keeps what may only come of its being left. */
export const SENT_AFTER = 100;

/**
 * What a page is given where the protocol tells nothing of its console: it sends errors, warnings and exceptions to
 * the server that it came from. It is a file, since the site's policy lets no foreign inline script run. A file that
 * does not come, a promise that fails, and an exception (a worker whose code does not come has one) are sent
 * {@link SENT_AFTER} milliseconds later, unless the page is being left by then: who leaves a page ends what it was
 * loading, and that is no complaint.
 */
const LISTENER = `(() => {
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  const tellLater = (...what) => void (isLeaving || setTimeout(() => isLeaving || tell(...what), ${SENT_AFTER}));
  const tell = (kind, text) => navigator.sendBeacon('${HEARD}', kind + ': ' + text);
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...args) => {
      tell(kind, args.map(String).join(' '));
      own.apply(console, args);
    };
  }
  addEventListener('error', (event) => {
    const { target } = event;
    if (target === window) tellLater('exception', event.message);
    else tellLater('error', 'Failed to load resource: ' + (target.src || target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tellLater('exception', String(reason)));
})();`;

/** A server before a site's own whose pages tell what they complain of. */
export interface ListeningServer extends FrontServer {
  /** What was heard since it was asked last. */
  takeComplaints: () => string[];
}

export async function startListeningServer(port: number): Promise<ListeningServer> {
  let heard: string[] = [];
  const server = await startFrontServer({
    port,
    rewrite: (text, type) =>
      type.startsWith('text/html')
        ? text.replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT}"></script>`)
        : text,
    answer: ({ url, method }, response, body) => {
      if (url === SCRIPT) response.writeHead(200, { 'content-type': 'text/javascript' }).end(LISTENER);
      else if (url === HEARD) {
        if (method === 'POST') heard.push(body);
        response.writeHead(204).end();
      } else return false;
      return true;
    },
  });
  return {
    ...server,
    takeComplaints: () => {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}
