import { parse } from 'yaml';
import { z } from 'zod';
import { formatTable } from './commandTable';

const row = z.strictObject({
  what: z.string(),
  result: z.string(),
  /** Results of the peers of the table; fewer where a peer was not measured. */
  peers: z.array(z.string()).default([]),
  command: z.string().optional(),
  /** The version, and the machine if the figure depends on it. */
  measured: z.string().optional(),
});

const table = z.strictObject({
  title: z.string(),
  about: z.string().optional(),
  peers: z.array(z.string()),
  /** Command and version of rows that name none. */
  command: z.string().optional(),
  measured: z.string().optional(),
  rows: z.array(row),
});

/** Returns the tables of a file of figures as Markdown; throws for a figure without its command or version. */
export function benchmarkTables(yaml: string): string {
  return Object.values(z.record(z.string(), table).parse(parse(yaml)))
    .map(({ title, about, peers, command, measured, rows }) => {
      const cells = rows.map((each) => {
        const source = [each.command ?? command, each.measured ?? measured];
        if (source.includes(undefined) || each.peers.length > peers.length)
          throw new Error(`The figure "${each.what}" needs its command, its version and at most ${peers.length} peers.`);
        return [each.what, each.result, ...peers.map((_, index) => each.peers[index] ?? '–'), ...source.map(String)];
      });
      const head = ['What', peers.length === 0 ? 'Result' : 'This engine', ...peers, 'Command', 'Version, machine'];
      return [`## ${title}`, ...(about === undefined ? [] : [about]), formatTable(head, cells)].join('\n\n');
    })
    .join('\n\n');
}
