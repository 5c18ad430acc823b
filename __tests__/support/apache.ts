import { chmodSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer } from './nginx';

/** The modules of a site and those of every configuration. */
const MODULES = 'mpm_event authz_core mime dir filter deflate brotli headers rewrite'.split(' ');

/** A server as `handbook/hosts.md` sets it up: the site's `.htaccess` does the rest. */
const mainConf = (folder: string, port: number) => `
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName 127.0.0.1
ServerTokens Prod
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /dev/null
AllowEncodedSlashes NoDecode
DocumentRoot ${folder}/root
<Directory ${folder}/root>
  AllowOverride All
  Require all granted
</Directory>
`;

/** Starts Apache on this machine only, with a copy of the site of the project's last build. */
export async function startApache(apache: string, project: string, base: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'apache-'));
  // Started by root, Apache reads files as another user.
  chmodSync(folder, 0o755);
  cpSync(path.join(project, 'public'), path.join(folder, 'root', base), { recursive: true, preserveTimestamps: true });
  const port = await freePort();
  const conf = path.join(folder, 'apache.conf');
  writeFileSync(conf, mainConf(folder, port));
  const url = `http://127.0.0.1:${port}${base}/`;
  return { port, stop: await startServer(apache, ['-DFOREGROUND', '-f', conf], { folder, url }) };
}
