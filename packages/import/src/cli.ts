import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { importDocusaurus } from './docusaurus/importDocusaurus';
import { ENGINE_TEXTS, findChromium, resolveInSite, takeLanguage } from './core';
import { parseImportArguments, type ImportRequest } from './importArguments';
import { importMarkdown } from './plain/importMarkdown';
import type { ImportPlan, Progress } from './plan';
import { compareSites } from './report/compare';
import { builtIn, compareBuilt } from './report/compareBuilt';
import { firstPages } from './report/ownerPage';
import { takePictures } from './report/pictures';
import { reportPage, summary, type FileFate, type ImportReport } from './report/reportPage';
import { REPORT_DATA, REPORT_PAGE, targetFinding, writePlan } from './writePlan';

/** Pages between two lines of progress. */
const STEP = 100;

const NO_BROWSER = 'no Chromium or Chrome was found. Install one, or name yours with BROWSER_PATH.';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const progress: Progress = (done, all) => {
  if (done % STEP === 0 || done === all) console.log(`${done} of ${all} pages`);
};

async function write(plan: ImportPlan, request: ImportRequest, source: string): Promise<ImportReport> {
  const { to, dryRun } = request;
  const [built, newBuilt] = [request.built, request.newBuilt].map((folder) =>
    folder === undefined ? undefined : resolveInSite(folder),
  );
  const { entries: found, ...comparison } = compareSites(plan, { built, newBuilt });
  const entries = [...plan.entries, ...found];
  const facts = { source, comparison, origin: plan.origin, entries };
  const fates = (fate: FileFate['fate'], paths: ReadonlySet<string>): FileFate[] =>
    plan.files.filter((file) => paths.has(file.path)).map((file) => ({ path: file.path, from: file.from, fate }));
  if (dryRun) {
    const all = new Set(plan.files.map((file) => file.path));
    return { ...facts, files: fates('planned', all) };
  }
  const hasBoth = built !== undefined && statSync(built).isDirectory() && newBuilt !== undefined;
  // A report without pictures is better than none.
  const noPictures = (reason: string) => console.warn(`The report has no pictures: ${reason}`);
  const browser = findChromium();
  const pictures =
    hasBoth && browser !== undefined
      ? await takePictures(browser, firstPages(comparison), { built, newBuilt, base: plan.base }).catch(
          (error: Error) => void noPictures(error.message),
        )
      : undefined;
  if (hasBoth && browser === undefined) noPictures(NO_BROWSER);
  let report: ImportReport = { ...facts, files: [] };
  writePlan(plan.files, resolveInSite(to), {
    more: ({ written, kept, same, removed, left, digests }) => {
      const files = [
        ...fates('kept', new Set(kept)),
        ...fates('written', new Set(written)),
        ...fates('same', new Set(same)),
        ...removed.map((name): FileFate => ({ path: name, from: undefined, fate: 'removed' })),
        ...left.map((name): FileFate => ({ path: name, from: undefined, fate: 'left' })),
      ];
      report = { ...facts, files };
      return [
        { path: REPORT_PAGE, content: reportPage(report, pictures) },
        { path: REPORT_DATA, content: `${JSON.stringify({ ...report, digests }, null, 1)}\n` },
      ];
    },
  });
  return report;
}

/**
 * `npm run import -- docusaurus <folder> --to <content folder>`: converts a Docusaurus site to a content folder, or
 * with `markdown` any folder of Markdown, and writes a report; `--dry-run` writes nothing, `--also <folder>` reads
 * another folder too, and `--components` keeps React components on the pages.
 *
 * Reads the site's folder and those of `--also`, and writes only into the content folder. Code of the site's settings
 * runs in a sandbox.
 */
async function run(): Promise<void> {
  const request = parseImportArguments(takeLanguage(process.argv.slice(2)));
  if (typeof request === 'string') fail(request);
  const source = resolveInSite(request.folder);
  if (!existsSync(source) || !statSync(source).isDirectory()) fail(`There is no folder ${source}.`);
  const also = request.also.map(resolveInSite);
  const problem = targetFinding(resolveInSite(request.to), source, also);
  if (problem !== undefined) fail(problem);
  const missing = [...also, ...(request.newBuilt === undefined ? [] : [resolveInSite(request.newBuilt)])].find(
    (folder) => !existsSync(folder),
  );
  if (missing !== undefined) fail(`There is no folder ${missing}.`);
  const texts = ENGINE_TEXTS;
  const { keepsReact, fetchFrom } = request;
  const options = { texts, progress, also, keepsReact, fetchFrom };
  const plan = await (request.kind === 'docusaurus'
    ? importDocusaurus(source, options)
    : importMarkdown(source, options));
  if (typeof plan === 'string') fail(plan);
  request.built ??= builtIn(source);
  if (request.built !== undefined) {
    const differences = compareBuilt(resolveInSite(request.built), plan);
    if (typeof differences === 'string') fail(differences);
    plan.entries.push(...differences);
  }
  const report = await write(plan, request, path.basename(source));
  console.log(summary(report));
  if (request.dryRun) console.log('\nNothing was written.');
  else console.log(`\nSee ${path.join(request.to, REPORT_PAGE)}, then run: SITE_CONTENT=${request.to} npm run check`);
}

run().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  fail(`The import failed, and nothing was written: ${reason}`);
});
