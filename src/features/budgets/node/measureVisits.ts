import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../node/files/listFiles';
import type { FinishedFile } from '../../../node/output/finishOutput';
import { readBundleParts } from '../../../node/output/bundleRecord';
import { templateOf } from '../../../node/output/rewritePage';
import type { Weight } from './readBudgets';

/** A page and what a first visit to it weighs. */
export interface Visit {
  kind: string;
  /** Path of the page's file in the output. */
  page: string;
  weight: Weight;
}

const SCRIPT = /<script\b[^>]*\ssrc="([^"]+\.js)"/g;
const TEMPLATE = /^component---src-(?:features-.+?-)?templates-(.+?)-tsx(?:-content-file-path-.*)?$/;

const roundKb = (bytes: number) => Math.round(bytes / 100) / 10;

/**
 * Weighs a first visit to each built page: what is fetched until the page is the reader's, before anything is fetched
 * ahead. Fonts, pictures and what waits for a sign of the reader are left out. Pages of one template are of one kind.
 * @param base path under which the site lies, without a slash at its end
 * @param texts the finished text files, with their compressed sizes
 */
export function measureVisits(
  output: string,
  base: string,
  texts: ReadonlyMap<string, Pick<FinishedFile, 'transfer'>>,
  parts = readBundleParts(),
): Visit[] {
  const sentBytes = (name: string) => texts.get(name)?.transfer ?? statSync(path.join(output, name)).size;
  return listFiles(output)
    .map((file) => path.relative(output, file).split(path.sep).join('/'))
    .filter((name) => name.endsWith('/index.html') || name === 'index.html')
    .flatMap((name) => {
      const address = path.posix.dirname(name);
      const data = path.posix.join('page-data', address === '.' ? 'index' : address, 'page-data.json');
      const html = readFileSync(path.join(output, name), 'utf8');
      const template = templateOf(html);
      const kind = TEMPLATE.exec(template ?? '')?.[1];
      if (template === undefined || kind === undefined) return [];
      const own = [...html.matchAll(SCRIPT)].map(([, source = '']) => source.slice(base.length + 1));
      const scripts = [...new Set([...own, ...(parts[template] ?? []).filter((file) => file.endsWith('.js'))])];
      const bytes = scripts.reduce((sum, file) => sum + sentBytes(file), 0);
      const weight = {
        html: roundKb(sentBytes(name)),
        script: roundKb(bytes),
        data: roundKb(sentBytes(data)),
        requests: 1 + scripts.length,
      };
      return [{ kind, page: name, weight }];
    });
}

/** Of each kind the greatest weight of each sort, and the page that has it. */
export function heaviestVisits(visits: readonly Visit[]): Map<string, Record<keyof Weight, Visit>> {
  const heaviest = new Map<string, Record<keyof Weight, Visit>>();
  for (const visit of [...visits].sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0))) {
    const known = heaviest.get(visit.kind);
    const heavier = (measure: keyof Weight) =>
      known !== undefined && known[measure].weight[measure] >= visit.weight[measure] ? known[measure] : visit;
    heaviest.set(visit.kind, {
      html: heavier('html'),
      script: heavier('script'),
      data: heavier('data'),
      requests: heavier('requests'),
    });
  }
  return heaviest;
}
