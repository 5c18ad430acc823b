import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFrontServer, type FrontServer } from './frontServer';

/** Hosts that the site FULL may ask: services that measure, and the one that takes answers. */
const SERVICES =
  /https:\/\/(?:\*|[a-z-]+)\.(?:googletagmanager\.com|google-analytics\.com|analytics\.google\.com|example\.com)(?=[/;\s"'?`]|$)/g;
/** The site itself and what it only links to. */
const OWN = /^https:\/\/(?:pieni|tila|tuki|git|muualla|kaavio|toinen|www(?=\.example))\./;

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

export interface StandIns {
  /** The site, whose pages ask the stand-ins in place of the services. */
  site: FrontServer;
  /** Hosts that were asked, in order, and what they were sent. */
  asked: { host: string; body: string }[];
  stop: () => Promise<void>;
}

/** Answers in place of all services of a site: its texts and its policy name a server of this machine instead. */
export async function startStandIns(port: number): Promise<StandIns> {
  const asked: StandIns['asked'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      const [, host = ''] = (request.url ?? '').split('/');
      if (request.method !== 'OPTIONS') asked.push({ host, body });
      const isScript = request.method === 'GET';
      response.writeHead(isScript ? 200 : 204, { ...CORS, 'content-type': 'text/javascript' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = await startFrontServer({
    port,
    rewrite: (text, type) =>
      text.replace(SERVICES, (found) => {
        if (OWN.test(found)) return found;
        return type === 'header' ? origin : `${origin}/${new URL(found).host}`;
      }),
  });
  return {
    site,
    asked,
    stop: async () => {
      await site.stop();
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
}
