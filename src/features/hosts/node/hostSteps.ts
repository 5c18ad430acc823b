import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { withHandbook } from '../../../node/diagnostics/messages';
import { listFiles } from '../../../node/files/listFiles';
import { readText } from '../../../node/files/readText';
import { staticFolders } from '../../../node/files/staticFile';
import { defineStep } from '../../../node/output/buildStep';
import type { ServingTable } from '../../../node/output/serving/servingTable';
import type { Site } from '../../../node/schema/siteSchema';
import { hostFiles, WITHOUT_HEADERS } from './hosts';
import { exceededLimits } from './limits';

const isCopy = (file: string) => /\.(?:br|gz)$/.test(file);

interface HostedSite {
  site: Pick<Site, 'hosts'>;
  /** The content folder. */
  folder: string;
}

/** Returns the texts of the hosts' files by name. */
export function hostTexts({ site, folder }: HostedSite, table: ServingTable, output: string): Map<string, string> {
  const files = listFiles(output).map((file) => `/${path.relative(output, file).split(path.sep).join('/')}`);
  const [own] = staticFolders(folder)
    .map((folder) => path.join(folder, '_redirects'))
    .filter((file) => existsSync(file));
  const ownRedirects = own === undefined ? [] : readText(own).trim().split('\n');
  const hosted = { table, files: files.filter((file) => !isCopy(file)), ownRedirects };
  return new Map(Object.entries(hostFiles(site)).map(([name, build]) => [name, build(hosted)]));
}

/** Writes the files of the site's hosts. */
export const writeHostFiles = defineStep({
  name: 'write host files',
  needs: ['table'],
  run: ({ loaded, table, output }) => ({
    files: [...hostTexts(loaded, table, output)].map(([name, text]) => ({ path: name, text })),
  }),
});

/** Warns of limits of the hosts that the site names. */
export const checkHosts = defineStep({
  name: 'check hosts',
  needs: ['table'],
  run: ({ loaded, table, output, reporter }) => {
    const { hosts = [] } = loaded.site;
    if (hosts.length === 0) return;
    const sizes = listFiles(output).map((file) => statSync(file).size);
    const figures = {
      files: sizes.length,
      largest: Math.max(...sizes),
      total: sizes.reduce((sum, size) => sum + size, 0),
      redirects: table.redirects.length,
      own: hostTexts(loaded, table, output),
    };
    for (const text of exceededLimits(hosts, figures)) reporter.warn(text);
    const silent = hosts.filter((host) => WITHOUT_HEADERS.includes(host));
    if (silent.length > 0)
      reporter.info(
        withHandbook(
          `No headers of the site are sent by ${silent.join(' and ')}: handbook/hosts.md says what is missing.`,
        ),
      );
  },
});
