import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../scripts/lib/browser';
import { outputFolder, servedTable } from '../../scripts/lib/project';
import { createSiteServer } from '../../scripts/lib/siteServer';

const run = promisify(execFile);

/** The version that the figures in the notes were measured with; it is no dependency, for its size. */
const INSTALL = 'npm install --no-save lighthouse@12.8.2';
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const FULL = 100;
/** What pages fail on purpose, by template: they stay out of search results, or answer 404. */
const INTENDED: Readonly<Record<string, readonly string[]>> = {
  search: ['is-crawlable'],
  'not-found': ['is-crawlable', 'http-status-code', 'errors-in-console'],
};
const BROWSER_FLAGS = '--headless=new --no-sandbox --disable-gpu';

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** The file of Lighthouse's command: in the folder that LIGHTHOUSE names, else where npm has put it. */
function findLighthouse(): string | undefined {
  const folder = process.env.LIGHTHOUSE ?? path.resolve('node_modules', 'lighthouse');
  const file = path.join(folder, 'cli', 'index.js');
  return existsSync(file) ? file : undefined;
}

/** One page of each template, by its name: the first in order of their paths, which is the default language's. */
function onePageEach(output: string): Map<string, string> {
  const folder = path.join(output, 'page-data');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('page-data.json'),
  );
  const pages = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PageData);
  const found = new Map<string, string>();
  for (const { path: page, componentChunkName } of pages.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const name = componentChunkName.replace(/^component---src-(?:features-.+?-)?templates-|-tsx$/g, '');
    if (name !== 'redirect' && !found.has(name)) found.set(name, page);
  }
  return found;
}

interface PageData {
  path: string;
  componentChunkName: string;
}

async function ask(lighthouse: string, browser: string, url: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--throttling-method=provided',
    '--ignore-status-code',
    `--chrome-flags=${BROWSER_FLAGS}`,
  ];
  try {
    await run(process.execPath, [lighthouse, url, ...options], { env: { ...process.env, CHROME_PATH: browser } });
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a page has lost points for, without what it is meant to fail. */
function faultsOf({ categories, audits }: Report, template: string): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const lost = counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
  return [...new Set(lost)].filter((id) => INTENDED[template]?.includes(id) !== true);
}

/** `npm run lighthouse -w tools/bench`: prints the scores of Lighthouse for one page of each kind of the built site. */
async function bench(): Promise<void> {
  const lighthouse = findLighthouse();
  const browser = findBrowser();
  if (lighthouse === undefined || browser === undefined) {
    console.error(
      lighthouse === undefined
        ? `Lighthouse is missing. Install it beside the project's packages: ${INSTALL}`
        : 'No Chromium was found. Run: npm run browser',
    );
    process.exit(1);
  }
  const table = servedTable();
  const output = outputFolder();
  const server = createSiteServer(output, table).listen(0);
  const { port } = server.address() as AddressInfo;
  let hasFaults = false;
  for (const [name, page] of onePageEach(output)) {
    const report = await ask(lighthouse, browser, `http://localhost:${port}${table.base}${page}`);
    const scores = CATEGORIES.map((id) => `${id} ${Math.round((report.categories[id]?.score ?? 0) * FULL)}`);
    const faults = faultsOf(report, name);
    hasFaults ||= faults.length > 0;
    console.log([name.padEnd(14), page, ...scores, ...faults].join('  '));
  }
  server.close();
  if (hasFaults) process.exit(1);
}

void bench();
