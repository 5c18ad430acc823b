import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readServing, TABLE_FILE } from '../src/node/output/serving/writeServing';
import { runCommand } from './lib/contentCommand';
import { whyUnfinished } from '../src/node/files/unfinished';
import { createSiteServer } from './lib/siteServer';
import { outputFolder, servedTable } from './lib/project';
import { buildCommand, enterSite } from './lib/preview';
import { originOf, parseServeArguments } from './lib/serveArguments';

/** Prints a message and ends the process. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * `npm run serve`: serves the built site as nginx does, to this machine only unless `--host` is given, on the port of the
 * variable PORT, else on 9000. While a build changes the site, the answer is 503; from its end on, the new site is served.
 * `--drafts` serves the preview, `--for colleagues` the site for colleagues.
 */
function serve(): void {
  const { host, port, site: other } = parseServeArguments(process.argv.slice(2), process.env.PORT);
  if (other !== undefined) enterSite(other);
  const folder = other === undefined ? outputFolder() : outputFolder(`public-${other}`, buildCommand(other));
  const table = servedTable();
  const writtenAt = () => statSync(TABLE_FILE, { throwIfNoEntry: false })?.mtimeMs;
  let site = createSiteServer(folder, table, [host]);
  let readAt = writtenAt();
  /** The first request after a build needs its table already: pages with new styles need a new policy. */
  const currentSite = () => {
    const builtAt = writtenAt();
    if (builtAt !== readAt) site = createSiteServer(folder, readServing() ?? table, [host]);
    readAt = builtAt;
    return site;
  };
  const server = createServer((request, response) => {
    const reason = whyUnfinished(folder);
    if (reason === undefined) return currentSite().emit('request', request, response);
    // Half of the files are those of the last build.
    response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' });
    return response.end(`${reason} Load this page again when a build has ended.\n`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      refuse(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run serve`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      refuse(`This machine has no address "${host}". To serve to other machines: npm run serve -- --host 0.0.0.0`);
    refuse(error.message);
  });
  server.listen(port, host, () =>
    console.log(`The site is at ${originOf(server.address() as AddressInfo)}${encodeURI(table.base)}/`),
  );
}

runCommand(serve);
