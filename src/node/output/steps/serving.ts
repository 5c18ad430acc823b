import { SERVED } from '../../site/served';
import { defineStep } from '../buildStep';
import { buildContentPolicy } from '../serving/contentPolicy';
import { listStaticFiles } from '../../files/staticFile';
import { typeOf } from '../serving/mimeTypes';
import { outsideSources } from '../serving/outsideSources';
import { servingTable } from '../serving/servingTable';
import { writeServing } from '../serving/writeServing';

/** Returns the paths of the HTML files in the `static` folders. */
const staticDocuments = (content: string) =>
  listStaticFiles(content).flatMap(({ path }) => (typeOf(path) === 'text/html' ? [`/${path}`] : []));

/** Plans the headers, redirects and addresses that every server of the site needs. */
export const planServing = defineStep({
  name: 'plan serving',
  needs: ['inline', 'redirects'],
  run: ({ loaded, site, inline, redirects: lines }) => {
    const served = loaded.added.of(SERVED);
    const framing = served.flatMap(({ framedBy }) => framedBy ?? []);
    const framedBy = framing.flatMap(({ hosts }) => hosts);
    const table = servingTable({
      origins: loaded.own.origins,
      base: site.base,
      codes: site.codes,
      includeSubDomains: site.site.serving.includeSubDomains,
      servesMarkdown: served.some(({ markdownTop }) => markdownTop !== undefined),
      policy: buildContentPolicy({ ...inline, sources: outsideSources(loaded), framedBy }),
      shared: framing.flatMap(({ files }) => files),
      redirects: lines.map(({ from, path, hash }) => ({ from, path, hash })),
      tools: served.flatMap(({ tools = [] }) => tools),
      documents: site.site.components === 'trusted' ? [] : staticDocuments(loaded.folder),
      requestLogs: served.flatMap(({ requestLogs = [] }) => requestLogs),
    });
    return { table };
  },
});

/** Writes the server configurations. */
export const writeServerFiles = defineStep({
  name: 'write server files',
  needs: ['table'],
  run: ({ table }) => {
    writeServing(table);
  },
});
