import { watchFile } from 'node:fs';
import { createServer } from 'node:http';
import { readServing, TABLE_FILE } from '../src/node/output/serving/writeServing';
import { createSiteServer } from './lib/siteServer';
import { outputFolder, servedTable } from './lib/project';

/** Port of the site on the writer's own machine. */
const DEFAULT_PORT = 9000;

/** Milliseconds between looks at whether a build has ended. */
const INTERVAL = 500;

/**
 * `npm run serve`: serves the built site as nginx does, on the port of the variable PORT, else on 9000. A build that ends
 * meanwhile is served from then on.
 */
function serve(): void {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const folder = outputFolder();
  const table = servedTable();
  let site = createSiteServer(folder, table);
  watchFile(TABLE_FILE, { interval: INTERVAL }, () => (site = createSiteServer(folder, readServing() ?? table)));
  const server = createServer((request, response) => site.emit('request', request, response));
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(
      taken
        ? `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run serve`
        : error.message,
    );
    process.exit(1);
  });
  server.listen(port, () => console.log(`The site is at http://localhost:${port}${table.base}/`));
}

serve();
