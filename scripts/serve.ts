import { createSiteServer } from './lib/siteServer';
import { outputFolder, servedTable } from './lib/project';
import { DEFAULT_PORT } from './lib/limits';

/** `npm run serve`: serves the built site as nginx does, on the port of the variable PORT, else on 9000. */
function serve(): void {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const folder = outputFolder();
  const table = servedTable();
  const server = createSiteServer(folder, table);
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
